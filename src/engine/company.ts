import type { Square } from './geometry.ts';
import { companyLine, COMPANY_SIZE, moveFrom, moveTo, type PackedMove } from './move.ts';
import { toggleNear } from './near.ts';
import { EMPTY, withoutBonus, type PieceCode } from './piece.ts';
import type { Sweep } from './movement/sweep.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import type { SideIndex } from './side.ts';
import type { Vaults } from './vaults.ts';

/** The parts of a board that a company move changes. */
interface Troops {
  readonly rules: Ruleset;
  readonly cells: Uint8Array;
  readonly turn: SideIndex;
  readonly pieces: readonly [Uint16Array, Uint16Array];
  readonly slot: Uint16Array;
  readonly sweep: Sweep;
  readonly vaults: Vaults | null;
}

/** The three starts of a company move, in order (section 18); for any other move, its one start. */
export function startsOf({ geometry }: Ruleset, move: PackedMove): readonly Square[] {
  const first = moveFrom(move);
  const line = companyLine(move);
  if (line === undefined) return [first];
  const step = geometry.step[line]!;
  return Array.from({ length: COMPANY_SIZE }, (_, place) => first + place * step);
}

/** The end that belongs to each start. */
export const endsOf = (move: PackedMove, starts: readonly Square[]): readonly Square[] => {
  const step = moveTo(move) - moveFrom(move);
  return starts.map((start) => start + step);
};

/**
 * Makes a company move on the board, and returns the pieces that stood on its starts, with their bonuses, a byte each.
 */
export function makeCompany(board: Troops, move: PackedMove): number {
  const starts = startsOf(board.rules, move);
  const pieces = starts.map((start) => board.cells[start]!);
  relocate(board, starts, endsOf(move, starts), pieces.map(withoutBonus));
  return pieces.reduce((bytes, piece, place) => bytes | (piece << (8 * place)), 0);
}

/** Takes a company move back; the side that made it must be the side to move. */
export function unmakeCompany(board: Troops, move: PackedMove, stood: number): void {
  const starts = startsOf(board.rules, move);
  relocate(
    board,
    endsOf(move, starts),
    starts,
    starts.map((_, place) => (stood >> (8 * place)) & 255),
  );
}

/** Moves several pieces of the side to move at once; one may enter a square that another leaves. */
function relocate(
  board: Troops,
  from: readonly Square[],
  to: readonly Square[],
  pieces: readonly PieceCode[],
): void {
  const { cells, turn, slot } = board;
  const places = from.map((square) => slot[square]!);
  for (const square of from) {
    cells[square] = EMPTY;
    toggleNear(board, turn, square);
    board.vaults?.note(square);
  }
  for (const [index, square] of to.entries()) {
    const place = places[index]!;
    cells[square] = pieces[index]!;
    toggleNear(board, turn, square);
    board.vaults?.note(square);
    board.pieces[turn][place] = square;
    slot[square] = place;
  }
}
