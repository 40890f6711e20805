import { useState, type SubmitEvent } from 'react';
import { useStore } from 'zustand';
import { otherRole, ROLES, type Role } from '../../game/apart/index.ts';
import { LIVE_LIMITS } from '../../game/live/index.ts';
import type { LiveRoom } from '../../store/live/liveState.ts';
import { text } from '../../text/live.ts';
import '../apart/apart.css';
import './live.css';

/** How many lines are shown, counted from the end. */
const SHOWN = 50;

/**
 * The chat of the two players, folded until it is wanted; it opens by itself when the other player has said something.
 */
export function LiveChat({ room, role }: { readonly room: LiveRoom; readonly role: Role }) {
  const state = useStore(room.state);
  const [line, setLine] = useState('');
  /** How many lines there were when the player folded it; null while it is open, or not yet wanted. */
  const [foldedAt, setFoldedAt] = useState<number | null>(null);
  if (state.room === null) return null;
  const { mute, terms, guest } = state.room;
  const names = { host: terms.agreement.hostName, guest: guest?.name ?? '' };
  const first = Math.max(0, state.chat.length - SHOWN);
  const unread = foldedAt === null ? [] : state.chat.slice(foldedAt).filter(({ by }) => by !== role);
  const isFull = state.full.includes(role);
  const isOff = ROLES.some((one) => mute[one]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (room.say(line)) setLine('');
  };
  return (
    <details
      className="live-chat"
      open={state.chat.some(({ by }) => by !== role)}
      onToggle={({ currentTarget }) => setFoldedAt(currentTarget.open ? null : state.chat.length)}
    >
      <summary>{text(unread.length > 0 ? 'live.chat.new' : 'live.chat', { count: unread.length })}</summary>
      {isOff ? (
        <p>
          {text('live.chat.is-off', {
            whose: mute[role] ? 'own' : 'other',
            other: names[otherRole(role)] || text('live.other'),
          })}
        </p>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <div className="live-lines" role="log" aria-label={text('live.chat')} tabIndex={0}>
            <ol>
              {state.chat.slice(first).map(({ by, words }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- its place in the whole chat: only what is new is read aloud
                <li key={first + at}>
                  {text('live.chat.by', { name: names[by] || text('live.other'), words })}
                </li>
              ))}
            </ol>
          </div>
          {state.chat.length === 0 && <p className="help">{text('live.chat.none')}</p>}
          {state.isMoving && <p className="help">{text('live.barred.moving')}</p>}
          {!isFull && (
            <form className="apart-ways" onSubmit={send}>
              <input
                type="text"
                aria-label={text('live.chat.line')}
                value={line}
                maxLength={LIVE_LIMITS.chat}
                onChange={(event) => setLine(event.target.value)}
              />
              <button type="submit" className="button small">
                {text('live.chat.send')}
              </button>
            </form>
          )}
        </>
      )}
      {!isFull && (mute[role] || !isOff) && (
        <button type="button" className="button small quiet" onClick={() => room.allowChat(mute[role])}>
          {text(mute[role] ? 'live.chat.on' : 'live.chat.off')}
        </button>
      )}
    </details>
  );
}
