import { memo, useMemo, type ReactNode } from 'react';
import {
  DRIN_SIZE,
  KIND_NAMES,
  KINDS,
  pieceAt,
  SIDES,
  type Kind,
  type Piece,
  type Position,
  type Side,
} from '../../engine/index.ts';
import { footLayer } from '../../board/pieces/feet.ts';
import { figureLayers } from '../../board/pieces/outlines.ts';
import '../../board/ground.css';
import './miniBoard.css';
import { drawGround, GROUND_BOX } from '../../board/terrain.ts';
import { viewOf } from '../../board/view.ts';

interface Placed extends Piece {
  /** From the top left corner of the board, in squares. */
  readonly x: number;
  readonly y: number;
}

interface MiniBoardProps {
  readonly position: Position;
  /** The width of the frame, in squares. */
  readonly frame?: number;
  /** Drawn over it, in squares from its top left corner. */
  readonly children?: ReactNode;
}

/**
 * A position as a small picture without an accessible name, seen from Yellow's side: drins, fronts, silhouettes of the
 * pieces.
 */
export const MiniBoard = memo(function MiniBoard({ position, frame = 0.5, children }: MiniBoardProps) {
  const { geometry, variation } = position.ruleset;
  const { width, height, size, columns, rows } = geometry;
  const ground = useMemo(
    () => drawGround(viewOf(geometry, 'south'), variation.terrain),
    [geometry, variation],
  );
  const placeOf = (square: number) => ({ x: square % width, y: height - 1 - Math.floor(square / width) });
  const squares = Array.from({ length: size }, (_, square) => square);
  const pieces = squares.flatMap<Placed>((square) => {
    const piece = pieceAt(position, square);
    return piece === null ? [] : [{ ...piece, ...placeOf(square) }];
  });
  const blueSquares = squares.map(placeOf).filter(({ x, y }) => (x + height - 1 - y) % 2 === 0);
  return (
    <svg
      className="mini-board"
      aria-hidden="true"
      viewBox={[-frame, -frame, width + 2 * frame, height + 2 * frame].join(' ')}
    >
      <rect
        x={-frame}
        y={-frame}
        width={width + 2 * frame}
        height={height + 2 * frame}
        rx={1.2 * frame}
        fill="var(--board-edge)"
      />
      <rect width={width} height={height} fill="var(--square-yellow)" />
      <path fill="var(--square-blue)" d={blueSquares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
      {ground.length > 0 && (
        <g className="ground" transform={`scale(${1 / GROUND_BOX})`}>
          {ground.map(({ sort, area, strokes }) => (
            <g key={sort} className={sort}>
              <path className="area" d={area} />
              <path className="strokes" d={strokes} />
            </g>
          ))}
        </g>
      )}
      {SIDES.map((side) => (
        <Army key={side} side={side} pieces={pieces.filter((piece) => piece.side === side)} />
      ))}
      <path
        stroke="var(--front)"
        strokeWidth={0.28}
        d={[
          ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * DRIN_SIZE} 0v${height}`),
          ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * DRIN_SIZE}h${width}`),
        ].join('')}
      />
      {children}
    </svg>
  );
});

// Swods are drawn smaller, so that the arrangements can be told apart at a glance.
function Army({ side, pieces }: { side: Side; pieces: readonly Placed[] }) {
  return (
    <g
      fill={`var(--army-${side})`}
      stroke={`var(--army-${side}-line)`}
      strokeWidth={4.5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {pieces.map(({ kind, x, y }) => {
        const scale = KINDS[kind].promotes ? 0.74 : 1;
        return (
          <path
            key={`${x} ${y}`}
            d={silhouettes[side][kind]}
            transform={`translate(${x + (1 - scale) / 2} ${y + 0.9 * (1 - scale)}) scale(${scale / 48})`}
          />
        );
      })}
    </g>
  );
}

const silhouettesOf = (side: Side) =>
  Object.fromEntries(
    KIND_NAMES.map((kind) => [
      kind,
      [footLayer(kind, side), ...figureLayers[kind]].map(({ body }) => body).join(''),
    ]),
  );

/** The figures without their details, one path each in a box of 48 by 48. */
const silhouettes: Readonly<Record<Side, Readonly<Partial<Record<Kind, string>>>>> = {
  yellow: silhouettesOf('yellow'),
  blue: silhouettesOf('blue'),
};
