import type { Board } from './board.ts';
import { endsOf, startsOf } from './company.ts';
import { directionMask, firstOf } from './directions.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { isAttacked } from './kaida.ts';
import { companyBits, COMPANY_LINES, COMPANY_SIZE, type PackedMove } from './move.ts';
import { EMPTY, withoutBonus } from './piece.ts';
import { against } from './side.ts';
import { TRAIT } from './compiled/traits.ts';

/**
 * Section 18: adds the legal company moves whose first start is the given square. The King's safety is tested only for
 * those that leave or fill a square marked by the watch.
 */
export function addCompanies(board: Board, first: Square, inKaida: boolean): void {
  const { sweep, rules, cells } = board;
  const piece = cells[first]!;
  if ((rules.traits[piece]! & TRAIT.company) === 0) return;
  const king = board.king[board.turn]!;
  const { step, toEdge } = rules.geometry;
  for (const [place, line] of COMPANY_LINES.entries()) {
    if (toEdge[first * 8 + line]! < COMPANY_SIZE - 1) continue;
    const starts = Array.from({ length: COMPANY_SIZE }, (_, index) => first + index * step[line]!);
    const isOne = starts.every((square) => withoutBonus(cells[square]!) === withoutBonus(piece));
    if (!isOne || starts.some((square) => isInEnemyHome(board, square))) continue;
    for (let left = directionMask('forward', board.turn); left !== 0; left &= left - 1) {
      const d = firstOf(left);
      if (!mayMarch(board, starts, d)) continue;
      const move = first | ((first + step[d]!) << 10) | companyBits(place);
      if (king === NO_SQUARE || keepsSafe(board, move, king, inKaida)) sweep.moves[sweep.count++] = move;
    }
  }
}

const isInEnemyHome = ({ rules, turn }: Board, square: Square): boolean =>
  ((rules.enemyHome[square]! >> turn) & 1) !== 0;

/**
 * Whether all three can step in a direction, each to a square outside the enemy's home that is empty once they have
 * left.
 */
function mayMarch(board: Board, starts: readonly Square[], direction: number): boolean {
  const { rules, cells } = board;
  const { step, toEdge } = rules.geometry;
  return starts.every((start) => {
    if (toEdge[start * 8 + direction] === 0) return false;
    const end = start + step[direction]!;
    return (cells[end] === EMPTY || starts.includes(end)) && !isInEnemyHome(board, end);
  });
}

function keepsSafe(board: Board, move: PackedMove, king: Square, inKaida: boolean): boolean {
  const { vacated, filled, watchStamp } = board.sweep;
  const starts = startsOf(board.rules, move);
  const ends = endsOf(move, starts);
  const touches =
    starts.some((square) => vacated[square] === watchStamp) ||
    ends.some((square) => filled[square] === watchStamp);
  return touches ? isSafe(board, starts, ends, king) : !inKaida;
}

/**
 * Whether the King is safe after a company move: moves the three pieces on the cells only, tests, and takes them back.
 */
function isSafe(board: Board, starts: readonly Square[], ends: readonly Square[], king: Square): boolean {
  const { cells } = board;
  const pieces = starts.map((square) => cells[square]!);
  for (const square of starts) cells[square] = EMPTY;
  ends.forEach((square, place) => {
    cells[square] = pieces[place]!;
  });
  const safe = !isAttacked(board, king, against(board.turn));
  for (const square of ends) cells[square] = EMPTY;
  starts.forEach((square, place) => {
    cells[square] = pieces[place]!;
  });
  return safe;
}
