import { Eraser, Mountain, TreePine, Waves, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { NO_TERRAIN, type Arrangement, type TerrainSort } from '../../engine/index.ts';
import { onGround } from '../../game/editor/ground.ts';
import { choiceOf, layoutOn, TERRAIN_CHOICES } from '../../game/games/layouts.ts';
import { text as houseText } from '../../text/setup/houseRules.ts';
import { text } from '../../text/passing.ts';
import { Check } from '../controls/Check.tsx';
import { usePointer } from '../controls/useMedia.ts';
import { useNavigation } from '../navigation.ts';
import './terrain.css';
import { useEditor } from './editorStore.ts';
import { ToolOption } from './ToolOption.tsx';
import '../controls/choice.css';
import './conditions.css';

const BRUSHES: readonly (readonly [TerrainSort | null, LucideIcon])[] = [
  ['river', Waves],
  ['wood', TreePine],
  ['hill', Mountain],
  [null, Eraser],
];

/** Rivers, woods and hills: brushes, and ready-made terrain for the board (section 19). */
export function Terrain({ arrangement }: { arrangement: Arrangement }) {
  const ids = { brush: useId(), layout: useId() };
  const isMirrored = useEditor((state) => state.isMirrored);
  const mirror = useEditor((state) => state.mirror);
  const lay = useEditor((state) => state.lay);
  const { openAt } = useNavigation();
  const pointer = usePointer();
  const { variation } = arrangement.ruleset;
  const chosen = choiceOf(variation);
  const choose = (value: string): void => {
    const choice = TERRAIN_CHOICES.find((one) => one === value);
    if (choice === undefined || choice === 'own') return;
    const terrain = choice === 'none' ? NO_TERRAIN : layoutOn(variation, choice);
    lay(onGround(arrangement, terrain), text('editor.terrain.laid'));
  };
  return (
    <fieldset className="choice editor-terrain">
      <legend>{text('editor.terrain')}</legend>
      <div className="brushes">
        {BRUSHES.map(([sort, Icon]) => {
          const label = text(`editor.tool.${sort ?? 'plain'}`);
          return (
            <ToolOption key={label} name={ids.brush} tool={{ does: 'brush', sort }} label={label}>
              <Icon aria-hidden="true" />
              <span aria-hidden="true">{label}</span>
            </ToolOption>
          );
        })}
      </div>
      <p className="help">{text('editor.terrain.help', pointer)}</p>
      <Check label={text('editor.terrain.mirrored')} checked={isMirrored} onChange={mirror} />
      <div className="editor-field">
        <label htmlFor={ids.layout}>{text('editor.terrain.prepared')}</label>
        <select id={ids.layout} value={chosen} onChange={({ target }) => choose(target.value)}>
          {TERRAIN_CHOICES.filter((choice) => choice !== 'own' || chosen === 'own').map((choice) => (
            <option key={choice} value={choice}>
              {houseText(`terrain.${choice}`)}
            </option>
          ))}
        </select>
      </div>
      <button type="button" className="button quiet" onClick={() => openAt('/new', variation.id)}>
        {text('editor.terrain.play')}
      </button>
    </fieldset>
  );
}
