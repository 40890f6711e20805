import { ArrowDownUp, BookOpenCheck, Flag, Handshake, Scale, Undo2 } from 'lucide-react';
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
import { claimsOf } from '../../game/claims.ts';
import type { ApartSeat } from '../../store/apart/seat.ts';
import { text } from '../../text/apart.ts';
import { claimText } from '../../text/claims.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Question } from '../controls/Question.tsx';
import { useFit } from '../elsewhere/fit.ts';
import { useSettings } from '../stores.tsx';
import { Action } from '../table/Action.tsx';
import '../table/actions.css';
import { ZoomAction } from '../table/ZoomAction.tsx';
import { ApartTerms } from './ApartTerms.tsx';
import { otherText } from './words.ts';

/** What can be done in a game by message beside moving; what the other player has to know goes with the next link. */
export function ApartActions({ seat }: { readonly seat: ApartSeat }) {
  const fit = useFit();
  const apart = useStore(seat.state, (state) => state.apart);
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  const [dialog, setDialog] = useState<'concede' | 'claim' | 'terms' | null>(null);
  const close = (): void => setDialog(null);
  const claim = apart.game !== null && mayMove(apart) ? claimsOf(apart.game)[0] : undefined;
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <Action
        icon={Undo2}
        label="action.undo"
        disabled={!canAsk(apart, 'take-back')}
        why={text(
          apart.agreement.takeBack === 'never' ? 'apart.ask.take-back.never' : 'apart.ask.take-back.why',
        )}
        onClick={() => seat.change((now, at) => asking(now, 'take-back', at))}
      />
      {claim === undefined ? (
        <Action
          icon={Handshake}
          label="action.draw"
          disabled={!canAsk(apart, 'draw')}
          why={whyDraw(apart)}
          onClick={() => seat.change((now, at) => asking(now, 'draw', at))}
        />
      ) : (
        <Action icon={Scale} label="action.claim" onClick={() => setDialog('claim')} hinted />
      )}
      <Action
        icon={Flag}
        label="action.concede"
        disabled={!canConcede(apart)}
        onClick={() => setDialog('concede')}
      />
      <Action
        icon={ArrowDownUp}
        label="action.flip"
        onClick={() => change({ flipped: !flipped })}
        pressed={flipped}
      />
      <Action icon={BookOpenCheck} label="action.agreement" onClick={() => setDialog('terms')} />
      <ZoomAction fit={fit} />
      {dialog === 'terms' && (
        <Dialog title={text('apart.terms')} onClose={close}>
          <ApartTerms agreement={apart.agreement} reader={apart.role} />
        </Dialog>
      )}
      {dialog === 'concede' && (
        <Question
          title={text('apart.concede.title')}
          onNo={close}
          yes={text('apart.concede.do')}
          onYes={() => {
            close();
            seat.change(conceding);
          }}
        >
          <p>{text('apart.concede.words', { other: otherText(apart) })}</p>
        </Question>
      )}
      {dialog === 'claim' && apart.game !== null && claim !== undefined && (
        <Question
          title={text('apart.claim.title')}
          onNo={close}
          yes={text('claim.do')}
          onYes={() => {
            close();
            seat.change((now, at) => claiming(now, claim.ground, at));
          }}
        >
          <p>{claimText(claim, apart.game.tree.start.ruleset)}</p>
          <p>{text('apart.claim.words')}</p>
        </Question>
      )}
    </div>
  );
}

const whyDraw = ({ asks, ...apart }: Apart): string =>
  text(asks !== null && !mayMove({ ...apart, asks }) ? 'apart.ask.draw.done' : 'apart.ask.draw.why');
