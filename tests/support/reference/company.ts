import {
  diagonallyForward,
  DIRECTIONS,
  enemyOf,
  isEmpty,
  isHome,
  isOnBoard,
  isSameSquare,
  lift,
  pieceAt,
  squaresOf,
  step,
  straightForward,
  type Position,
  type Side,
  type Square,
} from './board.ts';

/** Section 18: three steps, in the order of their starts on the board. */
export type Company = readonly { readonly from: Square; readonly to: Square }[];

const compare = (one: Square, other: Square): number => one.rank - other.rank || one.file - other.file;

/** Section 18: every company move of a side, whatever becomes of its King. */
export function companiesOf(position: Position, side: Side): Company[] {
  if (!position.variation.hasCompanyMove) return [];
  return linesOfThree(position, side).flatMap((starts) => {
    const left = starts.reduce(lift, position);
    return [straightForward(side), ...diagonallyForward(side)]
      .map((direction) => starts.map((from) => ({ from, to: step(from, direction) })))
      .filter((steps) => steps.every(({ to }) => isOnBoard(position, to) && isEmpty(left, to)))
      .filter((steps) =>
        steps
          .flatMap(({ from, to }) => [from, to])
          .every((square) => !isHome(position.variation, square, enemyOf(side))),
      );
  });
}

/** Section 18, L7: three Swods of a side on squares next to each other in one line, each three once. */
function linesOfThree(position: Position, side: Side): Square[][] {
  const isSwod = (square: Square): boolean => {
    const piece = pieceAt(position, square);
    return piece?.side === side && piece.kind === 'swod';
  };
  return squaresOf(position, side).flatMap((first) =>
    DIRECTIONS.map((direction) => {
      const second = step(first, direction);
      return [first, second, step(second, direction)];
    })
      .filter((three) => three.every(isSwod))
      // A line found from either end stands here once: from the end that comes first.
      .filter((three) =>
        three.toSorted(compare).every((square, n) => isSameSquare(square, three[n] ?? square)),
      ),
  );
}
