import { ArrowDownUp, Flag, Handshake, Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { claimsOf } from '../../game/claims.ts';
import { endingOf } from '../../game/endings.ts';
import { mayClaim, mayOffer } from '../../game/live/index.ts';
import type { LiveRoom } from '../../store/live/liveState.ts';
import { claimText } from '../../text/claims.ts';
import { text } from '../../text/live.ts';
import { Question } from '../controls/Question.tsx';
import { useFit } from '../elsewhere/fit.ts';
import { useSettings } from '../stores.tsx';
import { Action } from '../table/Action.tsx';
import '../table/actions.css';
import { ZoomAction } from '../table/ZoomAction.tsx';

/** What a player can do in a live game beside moving; who watches turns the board. */
export function LiveActions({ room }: { readonly room: LiveRoom }) {
  const fit = useFit();
  const { role, room: state } = useStore(room.state);
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((settings) => settings.change);
  const [dialog, setDialog] = useState<'concede' | 'claim' | null>(null);
  const close = (): void => setDialog(null);
  if (state === null || state.now === null) return null;
  const { now, terms } = state;
  const claim =
    role === null ? undefined : claimsOf(now.game).find(({ ground }) => mayClaim(now, role, ground));
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      {role !== null && (
        <>
          <Action
            icon={Undo2}
            label="action.undo"
            disabled={!mayOffer(now, terms, role, 'take-back')}
            why={text('live.why.take-back')}
            onClick={() => room.offer('take-back')}
          />
          {claim === undefined ? (
            <Action
              icon={Handshake}
              label="action.draw"
              disabled={!mayOffer(now, terms, role, 'draw')}
              why={text('live.why.draw')}
              onClick={() => room.offer('draw')}
            />
          ) : (
            <Action icon={Scale} label="action.claim" onClick={() => setDialog('claim')} hinted />
          )}
          <Action
            icon={Flag}
            label="action.concede"
            disabled={endingOf(now) !== null}
            onClick={() => setDialog('concede')}
          />
        </>
      )}
      <Action
        icon={ArrowDownUp}
        label="action.flip"
        onClick={() => change({ flipped: !flipped })}
        pressed={flipped}
      />
      <ZoomAction fit={fit} />
      {dialog === 'concede' && (
        <Question
          title={text('live.concede.title')}
          onNo={close}
          yes={text('live.concede.do')}
          onYes={() => {
            close();
            room.concede();
          }}
        >
          <p>{text('live.concede.words')}</p>
        </Question>
      )}
      {dialog === 'claim' && claim !== undefined && (
        <Question
          title={text('live.claim.title')}
          onNo={close}
          yes={text('claim.do')}
          onYes={() => {
            close();
            room.claim(claim.ground);
          }}
        >
          <p>{claimText(claim, now.game.tree.start.ruleset)}</p>
          <p>{text('live.claim.words')}</p>
        </Question>
      )}
    </div>
  );
}
