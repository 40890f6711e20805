import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  asking,
  canAsk,
  canConcede,
  claiming,
  conceding,
  mayMove,
  type Apart,
} from '../../game/apart/index.ts';
import { claimsOf } from '../../game/sitting/claims.ts';
import type { ApartSeat } from '../../store/apart/seat.ts';
import { text } from '../../text/apart.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { PlayerActions, ViewActions } from '../elsewhere/PlayerActions.tsx';
import { Action } from '../table/Action.tsx';
import '../table/actions.css';
import { ApartTerms } from './ApartTerms.tsx';
import { otherText } from './words.ts';

interface ApartActionsProps {
  readonly seat: ApartSeat;
}

/** What can be done in a game by message besides moving; what the other player has to know goes with the next link. */
export function ApartActions({ seat }: ApartActionsProps) {
  const apart = useStore(seat.state, (state) => state.apart);
  const [showsTerms, setShowsTerms] = useState(false);
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <OwnActions seat={seat} />
      <ViewActions />
      <Action icon={BookOpenCheck} label="action.agreement" onClick={() => setShowsTerms(true)} />
      {showsTerms && (
        <Dialog title={text('apart.terms')} onClose={() => setShowsTerms(false)}>
          <ApartTerms agreement={apart.agreement} reader={apart.role} />
        </Dialog>
      )}
    </div>
  );
}

function OwnActions({ seat }: ApartActionsProps) {
  const apart = useStore(seat.state, (state) => state.apart);
  const claim = claimNow(apart);
  return (
    <PlayerActions
      takeBack={{
        can: canAsk(apart, 'take-back'),
        why: whyTakeBack(apart),
        ask: () => seat.change((now, at) => asking(now, 'take-back', at)),
      }}
      draw={{
        can: canAsk(apart, 'draw'),
        why: whyDraw(apart),
        ask: () => seat.change((now, at) => asking(now, 'draw', at)),
      }}
      claim={
        claim && {
          ...claim,
          title: text('apart.claim.title'),
          words: text('apart.claim.words'),
          yes: text('claim.do'),
          act: () => seat.change((now, at) => claiming(now, claim.claim.ground, at)),
        }
      }
      concede={{
        can: canConcede(apart),
        title: text('apart.concede.title'),
        words: text('apart.concede.words', { other: otherText(apart) }),
        yes: text('apart.concede.do'),
        act: () => seat.change(conceding),
      }}
    />
  );
}

/** The draw that can be claimed now. */
function claimNow(apart: Apart) {
  if (apart.game === null || !mayMove(apart)) return undefined;
  const [claim] = claimsOf(apart.game);
  return claim && { claim, ruleset: apart.game.tree.start.ruleset };
}

const whyTakeBack = ({ agreement }: Apart): string =>
  text(agreement.takeBack === 'never' ? 'apart.ask.take-back.never' : 'apart.ask.take-back.why');

const whyDraw = ({ asks, ...apart }: Apart): string =>
  text(asks !== null && !mayMove({ ...apart, asks }) ? 'apart.ask.draw.done' : 'apart.ask.draw.why');
