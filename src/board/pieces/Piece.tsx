import { memo } from 'react';
import type { Kind, Side } from '../../engine/index.ts';
import { FigureSymbols } from './figures.tsx';
import { TileSymbols } from './tiles.tsx';
import { symbolId, type PieceSet } from './names.ts';

type PieceProps = { kind: Kind; side: Side; set: PieceSet };

/** Every piece of both sets, hidden; render once, anywhere above the first `PieceImage`. */
export const PieceSprites = memo(function PieceSprites() {
  return (
    <svg className="sprites" aria-hidden="true" width={0} height={0} style={{ position: 'absolute' }}>
      <FigureSymbols />
      <TileSymbols />
    </svg>
  );
});

function PieceUse({ kind, side, set }: PieceProps) {
  return (
    <svg aria-hidden="true" className={`piece ${side}`} viewBox="0 0 48 48">
      <use href={`#${symbolId(set, kind, side)}`} />
    </svg>
  );
}

const MemoisedPiece = memo(PieceUse);

/** One piece as a picture without a name; colours come from `.piece.yellow` and `.piece.blue`. Needs `PieceSprites`. */
export function PieceImage({ kind, side, set }: PieceProps) {
  return <MemoisedPiece kind={kind} side={side} set={set} />;
}
