import { memo } from 'react';
import { pieceAt, startPosition } from '../../../engine/index.ts';
import { composedWith, partsOf } from '../../../game/games/composed.ts';
import { LARGER_IDS, variationOf, type LargerId } from '../../../game/games/games.ts';
import { text } from '../../../text/setup/houseRules.ts';
import { variationTitle } from '../../../text/setup/variations.ts';
import { Choice } from '../../controls/Choice.tsx';
import { MiniBoard } from '../MiniBoard.tsx';
import './house.css';
import type { HouseProps } from './houseProps.ts';

/** The larger games, each with a picture of its start (section 14). */
export function LargerGames({ variation, onChange }: HouseProps) {
  return (
    <div className="larger-games">
      <p className="help">{text('larger.lead')}</p>
      <Choice<string>
        legend={text('larger.heading')}
        options={LARGER_IDS.map((id) => ({
          value: id,
          label: variationTitle(id),
          content: <LargerPicture id={id} />,
        }))}
        value={partsOf(variation).base}
        onChange={(base) => onChange(composedWith(variation, { base }))}
        look="pictures"
      />
    </div>
  );
}

const LargerPicture = memo(function LargerPicture({ id }: { id: LargerId }) {
  const start = startPosition(variationOf(id));
  const { size, width, height } = start.ruleset.geometry;
  const pieces = Array.from({ length: size }, (_, square) => pieceAt(start, square)).filter(Boolean).length;
  return (
    <>
      <MiniBoard position={start} frame={0.3} />
      <span className="larger-words">
        <strong>{variationTitle(id)}</strong>
        <span>{text(`larger.${id}`)}</span>
        <span>
          {text('larger.size', { pieces, columns: width, rows: height })}
          <br />
          {text(`larger.${id}.time`)}
        </span>
      </span>
    </>
  );
});
