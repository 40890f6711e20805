import {
  BookOpenCheck,
  CornerDownRight,
  CornerUpLeft,
  Flag,
  Handshake,
  Pause,
  Play,
  Redo2,
  Scale,
  ScrollText,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { claimsOf } from '../../game/sitting/claims.ts';
import { isComputersTurn } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import {
  canMakeAgain,
  offeringDraw,
  takingBack,
  type OfferingDraw,
  type TakingBack,
} from '../../game/sitting/offers.ts';
import { canPause } from '../../game/sitting/sitting.ts';
import { useNavigation } from '../navigation.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { Action } from '../table/Action.tsx';
import { FlipAction } from '../table/FlipAction.tsx';
import { onDemand } from '../controls/onDemand.tsx';
import { HintAction, HoldAction } from './ComputerActions.tsx';
import type { EndDialogsProps } from './EndDialogs.tsx';
import { ZoomAction } from '../table/ZoomAction.tsx';
import '../table/actions.css';

/** The code is loaded once the table is there; if it has not been loaded, it is requested again with the question. */
const EndDialogs = onDemand<EndDialogsProps>(
  async () => (await import('./EndDialogs.tsx')).EndDialogs,
  () => null,
);

/**
 * What can be done at the table besides moving: with the turn, with the game, with the board. `fit` is the size of a
 * square, in pixels, when the board is shown whole.
 */
export function Actions({ fit, onRecord }: { fit: number; onRecord: () => void }) {
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.label')}>
      <TurnActions />
      <GameActions />
      <HintAction />
      <BoardActions onRecord={onRecord} />
      <ZoomAction fit={fit} />
    </div>
  );
}

/** The same for the player at the far edge, as far as it is theirs too: turns, draws, conceding, the clock. */
export function FarActions() {
  return (
    <div className="actions" role="toolbar" aria-label={text('actions.far')}>
      <TurnActions />
      <GameActions isTurned />
    </div>
  );
}

/**
 * Taking back and making again; while the players look back, the way to the game, or going on from there if that is
 * free.
 */
function TurnActions() {
  const undo = useTable((state) => state.undo);
  const redo = useTable((state) => state.redo);
  const playFromHere = useTable((state) => state.playFromHere);
  const goTo = useTable((state) => state.goTo);
  const made = useTable(({ game }) => turnsMade(game));
  const isLookingBack = useTable((state) => state.shown !== state.game);
  const back = useTable(({ sitting }) => takingBack(sitting));
  const isFree = useTable(({ sitting }) => sitting.terms.takeBack === 'free');
  const mayRedo = useTable(({ sitting }) => canMakeAgain(sitting));
  return (
    <>
      {isLookingBack && isFree ? (
        <Action icon={CornerDownRight} label="action.play-from-here" onClick={playFromHere} />
      ) : (
        <Action
          icon={Undo2}
          label="action.undo"
          onClick={undo}
          disabled={back !== 'now' && back !== 'ask'}
          why={whyTakeBack(back)}
        />
      )}
      {isLookingBack ? (
        <Action icon={CornerUpLeft} label="action.to-the-game" onClick={() => goTo(made)} />
      ) : (
        <Action icon={Redo2} label="action.redo" onClick={redo} disabled={!mayRedo} />
      )}
    </>
  );
}

function whyTakeBack(back: TakingBack): string | undefined {
  switch (back) {
    case 'ask':
    case 'declined':
    case 'never':
      return text(`why.take-back.${back}`);
    case 'now':
    case 'nothing':
      return undefined;
  }
}

/** Draws, conceding, and the clock. */
function GameActions({ isTurned = false }: { isTurned?: boolean }) {
  const offerDraw = useTable((state) => state.offerDraw);
  const pause = useTable((state) => state.pause);
  const isOver = useTable(({ sitting }) => endingOf(sitting) !== null);
  const drawing = useTable(({ sitting }) => offeringDraw(sitting));
  const claim = useTable(({ game }) => claimsOf(game)[0]);
  const clock = useTable(({ sitting }) => sitting.clock);
  const isWaiting = useTable(({ sitting }) => isComputersTurn(sitting));
  const mayPause = useTable(({ sitting }) => canPause(sitting));
  const [dialog, setDialog] = useState<'concede' | 'claim' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      {claim !== undefined && !isOver ? (
        <Action icon={Scale} label="action.claim" onClick={() => setDialog('claim')} hinted />
      ) : (
        <Action
          icon={Handshake}
          label="action.draw"
          onClick={offerDraw}
          disabled={drawing !== 'now' || isWaiting}
          why={isWaiting ? text('why.draw.not-yours') : whyDraw(drawing)}
        />
      )}
      <Action icon={Flag} label="action.concede" onClick={() => setDialog('concede')} disabled={isOver} />
      {clock === null ? (
        <HoldAction />
      ) : (
        <Action
          icon={clock.paused ? Play : Pause}
          label={clock.paused ? 'action.go-on' : 'action.pause'}
          onClick={pause}
          disabled={!mayPause}
        />
      )}
      <EndDialogs key={dialog} asked={dialog} isTurned={isTurned} onClose={close} />
    </>
  );
}

const whyDraw = (drawing: OfferingDraw): string | undefined =>
  drawing === 'declined' ? text('why.draw.declined') : undefined;

function BoardActions({ onRecord }: { onRecord: () => void }) {
  const { open } = useNavigation();
  return (
    <>
      <FlipAction />
      <Action icon={ScrollText} label="action.record" onClick={onRecord} />
      <Action icon={BookOpenCheck} label="action.agreement" onClick={() => open('/agreement')} />
    </>
  );
}
