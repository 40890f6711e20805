import { useEffect, useReducer } from 'react';
import { useStore } from 'zustand';
import { otherRole, type Role } from '../../game/apart/index.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import { OFFERS } from '../../game/sitting/sitting.ts';
import type { LiveState } from '../../store/live/liveState.ts';
import type { Opened } from '../../store/live/open.ts';
import { otherName } from '../../store/live/news.ts';
import { text } from '../../text/live.ts';
import { timeInWords } from '../../text/players.ts';
import '../apart/apart.css';
import { AsksYou } from '../elsewhere/AsksYou.tsx';
import { LinkWays } from '../share/LinkWays.tsx';
import '../table/panel.css';
import { thenBoard } from '../table/thenBoard.ts';
import { LiveChat } from './LiveChat.tsx';
import { liveAddress } from './address.ts';
import { Onward } from './Onward.tsx';
import { useOff } from './useOff.ts';

/** Milliseconds. */
const SECOND = 1000;

const otherText = (state: LiveState): string => otherName(state) || text('live.other');

/** What passes between the two players: who is here, what is asked, what comes after the game, the chat, the links. */
export function LiveBetween({ opened, review }: { readonly opened: Opened; readonly review: () => void }) {
  const { room, links } = opened;
  const state = useStore(room.state);
  const { role } = state;
  return (
    <section className="panel apart-between" data-in-sight="" aria-label={text('live.between')}>
      {role === null ? (
        <>
          <p>{text('live.watching')}</p>
          <After {...{ opened, review }} player={null} />
        </>
      ) : (
        <>
          <Presence state={state} role={otherRole(role)} now={room.now} />
          <Full state={state} role={role} />
          {(!state.presence[otherRole(role)].isHere || state.full.length > 0) && <Onward opened={opened} />}
          <Asked opened={opened} role={role} />
          <After {...{ opened, review }} player={role} />
          <LiveChat room={room} role={role} />
        </>
      )}
      <details className="apart-again">
        <summary>{text('live.links')}</summary>
        <LinkWays
          address={liveAddress(links.watch)}
          label={text('live.links.watch')}
          help={text('live.links.watch.help')}
        />
        {links.take !== null && role !== null && (
          <LinkWays
            address={liveAddress(links.take)}
            label={text('live.links.take')}
            help={text('live.links.take.help')}
          />
        )}
      </details>
    </section>
  );
}

/** Draws a part anew every second, as long as it counts. */
function useEverySecond(isCounting: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isCounting]);
}

/** Whether the other player is here, as far as this page can know; it keeps counting by itself. */
function Presence({ state, role, now }: { state: LiveState; role: Role; now: () => number }) {
  const { isHere, since } = state.presence[role];
  useEverySecond(!isHere);
  const isOff = useOff(state.isConnected);
  const other = otherText(state);
  if (isOff) return <p>{text('live.here.off', { other })}</p>;
  if (isHere) return <p>{text('live.here', { other })}</p>;
  if (since === null) return <p>{text('live.here.unknown', { other })}</p>;
  return <p>{text('live.away', { other, time: timeInWords(now() - since) })}</p>;
}

/** Says that a game cannot be played to its end here. */
function Full({ state: { room, full }, role }: { readonly state: LiveState; readonly role: Role }) {
  const now = room?.now ?? null;
  if (full.length === 0 || now === null || endingOf(now) !== null) return null;
  return <p role="alert">{text('live.full', { whose: full.includes(role) ? 'own' : 'other' })}</p>;
}

/** What the other player asks or claims, and what is asked of the other player. */
function Asked({ opened: { room }, role }: { readonly opened: Opened; readonly role: Role }) {
  const state = useStore(room.state);
  const now = state.room?.now ?? null;
  if (now === null || endingOf(now) !== null) return null;
  const { offer, flag } = now;
  const declined = OFFERS.filter((kind) => now.declined[kind] === turnsMade(now.game));
  return (
    <>
      {offer !== null && offer.by !== role && (
        <AsksYou
          key={offer.kind}
          title={text(`live.asked.${offer.kind}`, { other: otherText(state) })}
          agree={text('live.asked.agree')}
          onAgree={() => room.answer(true)}
          decline={text('live.asked.decline')}
          onDecline={() => room.answer(false)}
        />
      )}
      {offer !== null && offer.by === role && <p>{text('live.offered', { kind: offer.kind })}</p>}
      {declined.map((kind) => (
        <p key={kind}>{text('live.declined', { kind })}</p>
      ))}
      {flag !== null && <p role="alert">{text(flag === role ? 'live.flag.theirs' : 'live.flag.yours')}</p>}
      {flag === role && <Grace room={room} />}
    </>
  );
}

/** How long the other player, whose time is up, can still be heard. A screen reader reads it only on request. */
function Grace({ room }: Pick<Opened, 'room'>) {
  useEverySecond(true);
  const left = room.grace();
  return left === null ? null : (
    <p role="timer">{text('live.flag.left', { seconds: Math.ceil(left / SECOND) })}</p>
  );
}

interface AfterProps {
  readonly opened: Opened;
  /** Null for a watcher. */
  readonly player: Role | null;
  readonly review: () => void;
}

/** After the game: another one, unless this browser watches, and looking back. */
function After({ opened: { room }, player, review }: AfterProps) {
  const state = useStore(room.state);
  const now = state.room?.now ?? null;
  if (now === null || endingOf(now) === null) return null;
  const other = otherText(state);
  const mayGoOn = player !== null && !state.isLast;
  return (
    <>
      {player !== null && state.isLast && <p>{text('live.again.last')}</p>}
      {mayGoOn && now.again[otherRole(player)] && <p role="alert">{text('live.again.asked', { other })}</p>}
      {mayGoOn && now.again[player] && <p>{text('live.again.waiting', { other })}</p>}
      <div className="apart-ways">
        {mayGoOn && (
          <button
            type="button"
            className="button small go"
            disabled={now.again[player]}
            onClick={thenBoard(room.again)}
          >
            {text('live.again')}
          </button>
        )}
        <button type="button" className="button small quiet" onClick={review}>
          {text('live.review')}
        </button>
      </div>
    </>
  );
}
