import type { Board } from '../board.ts';
import { endsOf, startsOf } from '../company.ts';
import type { Square } from '../geometry.ts';
import type { Kept } from './kept.ts';
import { isCompany, moveFrom, moveTo, type PackedMove } from '../move.ts';
import { ROAMS } from '../compiled/traits.ts';

/** Finds the lookers that see a square changed by a move, which must be the only move since the kept position. */
export function findStale(board: Board, kept: Kept, move: PackedMove): void {
  for (let i = 0; i < kept.sight.words; i++) kept.stale[i] = 0;
  if (isCompany(move)) {
    const starts = startsOf(board.rules, move);
    for (const square of [...starts, ...endsOf(move, starts)]) change(board, kept, square);
  } else {
    change(board, kept, moveFrom(move));
    change(board, kept, moveTo(move));
  }
}

function change({ rules, cells }: Board, { stale, sight, first }: Kept, square: Square): void {
  const { seen, words } = sight;
  for (let i = 0; i < words; i++) stale[i]! |= seen[square * words + i]!;
  // a roamer may reach the King from a square that no looker saw
  if (rules.offLineSpan[cells[square]!] === ROAMS) stale[0]! |= (1 << first) - 1;
}

export const isStale = ({ stale }: Kept, looker: number): boolean =>
  ((stale[looker >> 5]! >> (looker & 31)) & 1) !== 0;
