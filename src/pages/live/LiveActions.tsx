import { useStore } from 'zustand';
import type { Role } from '../../game/apart/index.ts';
import { claimsOf } from '../../game/sitting/claims.ts';
import { endingOf } from '../../game/endings.ts';
import { mayClaim, mayOffer, type LiveGame, type LiveTerms } from '../../game/live/index.ts';
import type { LiveRoom } from '../../store/live/liveState.ts';
import { text } from '../../text/live.ts';
import { PlayerActions, ViewActions } from '../elsewhere/PlayerActions.tsx';
import '../table/actions.css';

/** What a player can do in a live game besides moving; a watcher can only turn the board. */
export function LiveActions({ room }: { readonly room: LiveRoom }) {
  const { role, room: state } = useStore(room.state);
  if (state === null || state.now === null) return null;
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      {role !== null && <OwnActions room={room} role={role} now={state.now} terms={state.terms} />}
      <ViewActions />
    </div>
  );
}

interface OwnActionsProps {
  readonly room: LiveRoom;
  readonly role: Role;
  readonly now: LiveGame;
  readonly terms: LiveTerms;
}

function OwnActions({ room, role, now, terms }: OwnActionsProps) {
  const claim = claimsOf(now.game).find(({ ground }) => mayClaim(now, role, ground));
  return (
    <PlayerActions
      takeBack={{
        can: mayOffer(now, terms, role, 'take-back'),
        why: text('live.why.take-back'),
        ask: () => room.offer('take-back'),
      }}
      draw={{
        can: mayOffer(now, terms, role, 'draw'),
        why: text('live.why.draw'),
        ask: () => room.offer('draw'),
      }}
      claim={
        claim && {
          claim,
          ruleset: now.game.tree.start.ruleset,
          title: text('live.claim.title'),
          words: text('live.claim.words'),
          yes: text('claim.do'),
          act: () => room.claim(claim.ground),
        }
      }
      concede={{
        can: endingOf(now) === null,
        title: text('live.concede.title'),
        words: text('live.concede.words'),
        yes: text('live.concede.do'),
        act: room.concede,
      }}
    />
  );
}
