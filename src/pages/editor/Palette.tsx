import { Eraser, Hand, Star, type LucideIcon } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import { PieceImage } from '../../board/pieces/Piece.tsx';
import { SIDES, type Arrangement, type Side } from '../../engine/index.ts';
import { kindsOf } from '../../game/editor/kinds.ts';
import type { Tool } from '../../game/editor/tools.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/passing.ts';
import { sideText } from '../../text/sides.ts';
import { useSettings } from '../stores.tsx';
import './palette.css';
import { useEditor } from './editorStore.ts';
import { ToolOption } from './ToolOption.tsx';
import { useCarry } from './useCarry.ts';

const HANDS = [
  ['move', Hand],
  ['remove', Eraser],
  ['bonus', Star],
] as const satisfies readonly (readonly [Exclude<Tool['does'], 'place' | 'brush'>, LucideIcon])[];

/** What can be taken in the hand: the pieces of both sides, which can also be dragged to the board, and other tools. */
export function Palette({ arrangement }: { arrangement: Arrangement }) {
  const name = useId();
  return (
    <fieldset className="palette">
      <legend className="visually-hidden">{text('editor.tools')}</legend>
      <div className="palette-hands">
        {HANDS.map(([does, Icon]) => (
          <ToolOption key={does} name={name} tool={{ does }} label={text(`editor.tool.${does}`)}>
            <Icon aria-hidden="true" />
            <span aria-hidden="true">{text(`editor.tool.${does}`)}</span>
          </ToolOption>
        ))}
      </div>
      {SIDES.map((side) => (
        <PieceOptions key={side} name={name} side={side} arrangement={arrangement} />
      ))}
    </fieldset>
  );
}

interface PieceOptionsProps {
  readonly name: string;
  readonly side: Side;
  readonly arrangement: Arrangement;
}

function PieceOptions({ name, side, arrangement }: PieceOptionsProps) {
  const set = useSettings(({ settings }) => settings.pieces);
  const place = useEditor((state) => state.place);
  const carry = useCarry(place);
  const kinds = kindsOf(arrangement.ruleset.variation);
  // this many in a row, so that each stays large enough for a finger
  const row: CSSProperties & Record<'--in-a-row', number> = { '--in-a-row': kinds.length > 9 ? 7 : 9 };
  return (
    <div className="palette-pieces" style={row}>
      {kinds.map((kind) => {
        const label = text('editor.tool.place', {
          side: sideText(side),
          kind: kindNameIn(arrangement.ruleset, kind),
        });
        return (
          <ToolOption
            key={kind}
            name={name}
            tool={{ does: 'place', side, kind }}
            label={label}
            {...carry(side, kind)}
          >
            <PieceImage side={side} kind={kind} set={set} />
          </ToolOption>
        );
      })}
    </div>
  );
}
