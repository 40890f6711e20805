import { memo } from 'react';
import { pieceAt, type Position, type Square as SquareIndex } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';
import type { SideNames } from '../text/sides.ts';
import { Square } from './Square.tsx';
import type { View } from './view.ts';

interface SquaresProps {
  readonly position: Position;
  readonly view: View;
  /** Full names by square. */
  readonly names: readonly string[];
  readonly sides: SideNames;
  readonly targets: ReadonlyMap<SquareIndex, Target>;
  /** Bits of `SquareState` by square. */
  readonly states: ReadonlyMap<SquareIndex, number>;
  readonly tabStop: SquareIndex;
}

/** All squares, row by row as they lie on the screen. */
export const Squares = memo(function Squares({ view, ...shown }: SquaresProps) {
  return view.squares.map((line) => <Line key={line[0]} line={line} {...shown} />);
});

interface LineProps extends Omit<SquaresProps, 'view'> {
  /** The squares from left to right. */
  readonly line: readonly SquareIndex[];
}

/** A row of squares; it is drawn again only when something on one of them changes, so most of a board costs nothing. */
const Line = memo(function Line({ line, position, names, sides, targets, states, tabStop }: LineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for squares
    <div role="row" className="rank">
      {line.map((square) => {
        const piece = pieceAt(position, square);
        return (
          <Square
            key={square}
            square={square}
            name={names[square] ?? ''}
            side={piece?.side ?? null}
            kind={piece?.kind ?? null}
            sides={sides}
            mark={targets.get(square)?.mark ?? null}
            states={states.get(square) ?? 0}
            isTabStop={square === tabStop}
          />
        );
      })}
    </div>
  );
}, looksTheSame);

/** Whether nothing on a row differs: the same pieces, marks and states on the same squares. */
function looksTheSame(before: LineProps, now: LineProps): boolean {
  return (
    before.line === now.line &&
    before.names === now.names &&
    before.sides === now.sides &&
    now.line.every(
      (square) =>
        pieceAt(before.position, square) === pieceAt(now.position, square) &&
        before.targets.get(square)?.mark === now.targets.get(square)?.mark &&
        before.states.get(square) === now.states.get(square) &&
        (square === before.tabStop) === (square === now.tabStop),
    )
  );
}
