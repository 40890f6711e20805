import { Lightbulb, LightbulbOff, Pause, Play } from 'lucide-react';
import { isComputersTurn, isWatched } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { text } from '../../text/messages.ts';
import { useComputer, useTable } from '../stores.tsx';
import { Action } from '../table/Action.tsx';
import { useHint } from './useHint.ts';

/** Asks the computer for a good move; pressed again, the hint disappears, or the search for it ends. */
export function HintAction() {
  const game = useTable((state) => state.game);
  const mayAsk = useTable(
    ({ sitting, shown }) => endingOf(sitting) === null && !isComputersTurn(sitting) && shown === sitting.game,
  );
  const isWaiting = useTable(({ sitting }) => isComputersTurn(sitting));
  const hint = useHint();
  const ask = useComputer((state) => state.askHint);
  const drop = useComputer((state) => state.dropHint);
  if (hint !== null) return <Action icon={LightbulbOff} label="action.no-hint" onClick={drop} pressed />;
  return (
    <Action
      icon={Lightbulb}
      label="action.hint"
      onClick={() => ask(game)}
      disabled={!mayAsk}
      why={isWaiting ? text('why.hint.not-yours') : undefined}
    />
  );
}

/** Makes the computer wait, or go on, when it plays both sides and no clock runs. */
export function HoldAction() {
  const mayHold = useTable(({ sitting }) => isWatched(sitting.terms) && endingOf(sitting) === null);
  const isHeld = useComputer((state) => state.isHeld);
  const hold = useComputer((state) => state.hold);
  if (!mayHold) return null;
  return (
    <Action
      icon={isHeld ? Play : Pause}
      label={isHeld ? 'action.go-on' : 'action.pause'}
      onClick={() => hold(!isHeld)}
    />
  );
}
