import { memo } from 'react';
import { pieceAt, type Position, type Square as SquareIndex } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';
import type { PieceSet } from './pieces/names.ts';
import { Square } from './Square.tsx';
import type { View } from './view.ts';

interface SquaresProps {
  readonly position: Position;
  readonly view: View;
  /** Full names by square. */
  readonly names: readonly string[];
  readonly pieces: PieceSet;
  readonly targets: ReadonlyMap<SquareIndex, Target>;
  /** Bits of `SquareState` by square. */
  readonly states: ReadonlyMap<SquareIndex, number>;
  readonly tabStop: SquareIndex;
}

/** All squares, row by row as they lie on the screen. */
export const Squares = memo(function Squares(props: SquaresProps) {
  const { position, view, names, pieces, targets, states, tabStop } = props;
  return view.squares.map((line) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for squares
    <div key={line[0]} role="row" className="rank">
      {line.map((square) => {
        const piece = pieceAt(position, square);
        return (
          <Square
            key={square}
            square={square}
            name={names[square] ?? ''}
            side={piece?.side ?? null}
            kind={piece?.kind ?? null}
            pieces={pieces}
            mark={targets.get(square)?.mark ?? null}
            states={states.get(square) ?? 0}
            isTabStop={square === tabStop}
          />
        );
      })}
    </div>
  ));
});
