import { memo, useLayoutEffect } from 'react';
import { pieceAt, type Position, type Square } from '../engine/index.ts';
import './figurines.css';
import './pieces/pieces.css';
import { codeOf, lookOf, type PieceSet } from './pieces/names.ts';
import { drawPictures } from './pieces/pictures.ts';
import { tileCode } from './pieces/tileOutlines.ts';
import type { View } from './view.ts';

interface FigurinesProps {
  readonly position: Position;
  readonly view: View;
  readonly pieces: PieceSet;
}

/** The pieces as they stand: one layer apart from the grid, which names them. */
export const Figurines = memo(function Figurines({ view, position, pieces }: FigurinesProps) {
  useLayoutEffect(drawPictures, []);
  return (
    <div className="figurines" aria-hidden="true">
      {view.squares.map((line) => (
        <Rank key={line[0]} line={line} position={position} pieces={pieces} />
      ))}
    </div>
  );
});

const sizeOf = (code: string): string => `calc(var(--cell) * ${tileCode(code).size / 48})`;

interface RankProps {
  /** The squares from left to right. */
  readonly line: readonly Square[];
  readonly position: Position;
  readonly pieces: PieceSet;
}

/** A row of pieces; it is drawn again only when one of them has changed. */
const Rank = memo(
  function Rank({ line, position, pieces }: RankProps) {
    return (
      <div className="figurine-rank">
        {line.map((square, column) => {
          const piece = pieceAt(position, square);
          if (piece === null) return null;
          const { kind, side } = piece;
          const code = codeOf(pieces, kind);
          return (
            <i
              key={square}
              className={`figurine ${lookOf(pieces, kind, side)}`}
              data-at={square}
              style={{ gridColumn: column + 1, ...(code === null ? {} : { fontSize: sizeOf(code) }) }}
            >
              {code}
            </i>
          );
        })}
      </div>
    );
  },
  (before, now) =>
    before.line === now.line &&
    before.pieces === now.pieces &&
    now.line.every((square) => pieceAt(before.position, square) === pieceAt(now.position, square)),
);
