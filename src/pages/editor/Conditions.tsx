import { useId } from 'react';
import {
  mayStillFluttember,
  SIDES,
  startPosition,
  withFluttember,
  type Arrangement,
} from '../../engine/index.ts';
import { withAllFresh } from '../../game/editor/tools.ts';
import { composedWith } from '../../game/games/composed.ts';
import { LARGER_IDS, VARIATION_IDS, variationOf } from '../../game/games/games.ts';
import { text } from '../../text/passing.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { sideText } from '../../text/sides.ts';
import { Choice } from '../controls/Choice.tsx';
import './conditions.css';
import { Check } from '../controls/Check.tsx';
import { useEditor } from './editorStore.ts';
import '../controls/choice.css';

interface ConditionsProps {
  readonly arrangement: Arrangement;
}

/**
 * What belongs to a position besides its pieces: the game, the side to move, and the rights that the sides still have.
 */
export function Conditions({ arrangement }: ConditionsProps) {
  const lay = useEditor((state) => state.lay);
  return (
    <div className="conditions">
      <GameField arrangement={arrangement} />
      <Choice
        legend={text('editor.turn')}
        options={SIDES.map((side) => ({ value: side, label: sideText(side) }))}
        value={arrangement.turn}
        onChange={(turn) => lay({ ...arrangement, turn })}
      />
      {arrangement.ruleset.fluttember !== 0 && <Fluttember arrangement={arrangement} />}
      <fieldset className="choice">
        <legend>{text('editor.bonus')}</legend>
        <div className="condition-row">
          {(['all', 'none'] as const).map((which) => (
            <button
              key={which}
              type="button"
              className="button quiet"
              onClick={() =>
                lay(withAllFresh(arrangement, which === 'all'), text(`editor.laid.bonus.${which}`))
              }
            >
              {text(`editor.bonus.${which}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <TurnsField arrangement={arrangement} />
    </div>
  );
}

function GameField({ arrangement }: ConditionsProps) {
  const lay = useEditor((state) => state.lay);
  const id = useId();
  const { variation } = arrangement.ruleset;
  return (
    <div className="editor-field">
      <label htmlFor={id}>{text('editor.game')}</label>
      <select
        id={id}
        value={variation.base}
        onChange={({ target }) =>
          lay(startPosition(variationOf(composedWith(variation.id, { base: target.value }))))
        }
      >
        {[...VARIATION_IDS, ...LARGER_IDS].map((base) => (
          <option key={base} value={base}>
            {variationTitle(base)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Fluttember({ arrangement }: ConditionsProps) {
  const lay = useEditor((state) => state.lay);
  return (
    <fieldset className="choice">
      <legend>{text('editor.fluttember')}</legend>
      <div className="condition-row">
        {SIDES.map((side) => (
          <Check
            key={side}
            label={sideText(side)}
            checked={mayStillFluttember(arrangement, side)}
            onChange={(isStill) => lay(withFluttember(arrangement, side, isStill))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const MOST_TURNS = 9999;

function TurnsField({ arrangement }: ConditionsProps) {
  const lay = useEditor((state) => state.lay);
  const id = useId();
  return (
    <div className="editor-field">
      <label htmlFor={id}>{text('editor.turns')}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_TURNS}
        value={arrangement.turnsPlayed}
        onChange={({ target: { valueAsNumber } }) => {
          const turnsPlayed = Math.min(MOST_TURNS, Math.max(0, Math.floor(valueAsNumber || 0)));
          if (turnsPlayed !== arrangement.turnsPlayed) lay({ ...arrangement, turnsPlayed });
        }}
      />
    </div>
  );
}
