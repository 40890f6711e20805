import {
  attackersOf,
  explainRefusal,
  memoised,
  pieceAt,
  squareName,
  type Position,
  type Refusal,
  type Square,
} from '../engine/index.ts';
import { overlaySquares } from '../game/overlays/overlays.ts';
import { legalMovesOf } from '../game/overlays/targets.ts';
import { positionNamed, squareNamed, squaresNamed } from '../game/games/named.ts';
import type { Finding, MarkTask } from './task.ts';

const allSquares = ({ cells }: Position): readonly Square[] =>
  Array.from({ length: cells.length }, (_, square) => square);

const distinct = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)];

/** Every square that is asked for, as the engine finds it where it can. */
function squaresOf(position: Position, find: Finding): readonly Square[] {
  const { geometry } = position.ruleset;
  switch (find.of) {
    case 'squares':
      return squaresNamed(position, find.squares);
    case 'drin':
      return allSquares(position).filter((square) => squareName(geometry, square).drin.name === find.drin);
    case 'targets': {
      const from = squareNamed(position, find.from);
      return distinct(legalMovesOf(position).flatMap((move) => (move.from === from ? [move.to] : [])));
    }
    case 'fronts':
      return allSquares(position).filter((square) => isAtFront(position, square));
    case 'propt':
      return overlaySquares(position, 'propt').filter(
        (square) => pieceAt(position, square)?.side === find.side,
      );
    case 'fresh':
      return overlaySquares(position, find.of);
    case 'danger':
      return overlaySquares(position, find.of).filter(
        (square) => pieceAt(position, square)?.side === position.turn,
      );
    case 'vaulters':
      return distinct(legalMovesOf(position).flatMap(({ from, vault }) => (vault ? [from] : [])));
    case 'attackers':
      return attackersOf(position)?.attackers ?? [];
  }
}

/** Whether one of a square's own four edges lies on a front (section 1). */
function isAtFront({ ruleset: { geometry } }: Position, square: Square): boolean {
  const { width, size, drinOf } = geometry;
  const file = square % width;
  return [file > 0 ? -1 : 0, file < width - 1 ? 1 : 0, -width, width].some((step) => {
    const beside = square + step;
    return beside >= 0 && beside < size && drinOf[beside] !== drinOf[square];
  });
}

/** The squares that solve a task, found once: all of them together, or each by itself where any will do. */
export const wantedSquares = memoised((task: MarkTask): readonly Square[] => {
  const position = positionNamed(task.board, task.position);
  const found = squaresOf(position, task.find);
  return found.filter((square) => isAsked(task, position, square));
});

/** Whether a task asks about a square. */
const isAsked = ({ among }: MarkTask, position: Position, square: Square): boolean =>
  among === undefined || squaresNamed(position, among).includes(square);

/** Whether this many marked squares solve a task. */
export const isFound = (task: MarkTask, marked: readonly Square[]): boolean =>
  task.any === true ? marked.length > 0 : marked.length === wantedSquares(task).length;

/** The result of choosing a square: it is wanted or not, with the engine's reason where it has one. */
export type Choice =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'not-asked' }
  | { readonly verdict: 'wrong'; readonly refusal: Refusal | null };

export function choose(task: MarkTask, square: Square): Choice {
  if (wantedSquares(task).includes(square)) return { verdict: 'right' };
  const position = positionNamed(task.board, task.position);
  if (!isAsked(task, position, square)) return { verdict: 'not-asked' };
  if (task.find.of !== 'targets') return { verdict: 'wrong', refusal: null };
  const from = squareNamed(position, task.find.from);
  return { verdict: 'wrong', refusal: explainRefusal(position, { from, to: square }) };
}
