import { useStore } from 'zustand';
import type { Opened } from '../../store/live/open.ts';
import { text } from '../../text/live.ts';
import '../apart/apart.css';
import type { Hear } from '../apart/ApartGame.tsx';
import { LinkWays } from '../share/LinkWays.tsx';
import { liveAddress } from './address.ts';
import './live.css';
import { LiveFrame } from './LiveFrame.tsx';
import { LiveInvitation, LiveTermsList } from './LiveInvitation.tsx';
import { LiveTable } from './LiveTable.tsx';
import { useOff } from './useOff.ts';

/** What is waited for before there is a game to be shown, or an invitation to be accepted. */
function waitingText(isOff: boolean, isWatcher: boolean, isMoving: boolean): string {
  if (isOff) return text('live.off');
  if (isWatcher) return text('live.waiting.watch');
  return text(isMoving ? 'live.moving' : 'live.waiting.host');
}

/** A room: its game, or what comes before it: the invitation as its host sends it, as a guest reads it, or a wait. */
export function RoomPage({ opened, hear }: { readonly opened: Opened; readonly hear: Hear }) {
  const { room } = opened;
  const state = useStore(room.state);
  const isOff = useOff(state.isConnected);
  if (state.room?.now) return <LiveTable opened={opened} hear={hear} />;
  if (state.role === 'host' && state.room !== null)
    return (
      <LiveFrame title={text('live.invite.title')}>
        {isOff && <p role="alert">{text('live.off')}</p>}
        <div className="live-link">
          <LinkWays
            address={liveAddress(opened.links.play ?? '')}
            label={text('live.invite.link')}
            help={text('live.invite.words')}
          />
        </div>
        <LiveTermsList terms={state.room.terms} reader="host" />
        <details className="apart-again">
          <summary>{text('live.links.watch')}</summary>
          <div className="live-link">
            <LinkWays
              address={liveAddress(opened.links.watch)}
              label={text('live.links.watch')}
              help={text('live.links.watch.help')}
            />
          </div>
        </details>
      </LiveFrame>
    );
  if (state.room === null || opened.links.play === null || state.isTooLate)
    return (
      <LiveFrame title={text('live.title')}>
        <output>{waitingText(isOff, opened.links.play === null, state.isMoving)}</output>
      </LiveFrame>
    );
  const { hostName: host } = state.room.terms.agreement;
  return (
    <LiveFrame
      title={host === '' ? text('live.invitation.nameless') : text('live.invitation.title', { host })}
    >
      <LiveInvitation room={room} terms={state.room.terms} hasAccepted={state.hasAccepted} />
    </LiveFrame>
  );
}
