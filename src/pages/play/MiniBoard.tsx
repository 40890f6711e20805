import { memo } from 'react';
import { DRIN_SIZE, pieceAt, startPosition, type Variation } from '../../engine/index.ts';

/** The start of a variation as a small picture without a name. */
export const MiniBoard = memo(function MiniBoard({ variation }: { variation: Variation }) {
  const position = startPosition(variation);
  const { width, height, size, columns, rows } = position.ruleset.geometry;
  const squares = Array.from({ length: size }, (_, square) => ({
    square,
    x: square % width,
    y: height - 1 - Math.floor(square / width),
    piece: pieceAt(position, square),
  }));
  return (
    <svg className="mini-board" aria-hidden="true" viewBox={`-.5 -.5 ${width + 1} ${height + 1}`}>
      <rect x={-0.5} y={-0.5} width={width + 1} height={height + 1} rx={0.6} fill="var(--board-edge)" />
      <rect width={width} height={height} fill="var(--square-yellow)" />
      <path
        fill="var(--square-blue)"
        d={squares
          .filter(({ square, x }) => (x + Math.floor(square / width)) % 2 === 0)
          .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
          .join('')}
      />
      {squares.map(
        ({ square, x, y, piece }) =>
          piece !== null && (
            <circle
              key={square}
              cx={x + 0.5}
              cy={y + 0.5}
              r={piece.kind === 'swod' ? 0.27 : 0.37}
              fill={`var(--army-${piece.side})`}
              stroke={`var(--army-${piece.side}-line)`}
              strokeWidth={0.1}
            />
          ),
      )}
      <path
        stroke="var(--front)"
        strokeWidth={0.28}
        d={[
          ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * DRIN_SIZE} 0v${height}`),
          ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * DRIN_SIZE}h${width}`),
        ].join('')}
      />
    </svg>
  );
});
