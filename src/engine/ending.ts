import type { Board } from './board.ts';
import type { Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import type { Kept } from './kept/kept.ts';
import { countWithKept } from './kept/count.ts';
import { generateLegal } from './legal.ts';
import { moveTo, type PackedMove } from './move.ts';
import { EMPTY, sideOf } from './piece.ts';
import { against, sideAt, type Side, type SideIndex } from './side.ts';

/** How a game ends by itself (section 9). */
export const ENDINGS = ['hyrkaida', 'tikaida', 'nikaida', 'to-the-death', 'draw'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Outcome =
  | { readonly status: 'playing' }
  | {
      readonly status: 'over';
      readonly ending: Ending;
      readonly winner: Side | null;
      /** Points of Yellow and Blue: 1, ½ or 0. */
      readonly points: { readonly yellow: number; readonly blue: number };
    };

const PLAYING: Outcome = { status: 'playing' };

function wonBy(side: SideIndex, ending: Ending, points: number): Outcome {
  const won = { yellow: 0, blue: 0, [sideAt(side)]: points };
  return { status: 'over', ending, winner: sideAt(side), points: won };
}

/** What the numbers of pieces decide, before any move is looked for. */
type ByCount = 'draw' | 'bare-mover' | 'bare-opponent' | 'undecided';

function byCount({ rules, count, turn }: Board): ByCount {
  if (rules.variation.ending === 'open') return 'undecided';
  const [mover, opponent] = [count[turn]!, count[against(turn)]!];
  const bare = rules.variation.ending === 'kings' ? 1 : 0;
  if (mover === bare) {
    if (bare === 0) return 'bare-mover';
    if (opponent === bare) return 'draw';
    if (opponent !== 2) return 'bare-mover';
  }
  return opponent === bare ? 'bare-opponent' : 'undecided';
}

/**
 * The legal moves of a game that may be over: as `generateLegal`, but none once the game is decided (section 9). If a
 * square is given, only the moves of the piece on it. Returns the end of the list.
 */
export function generateMoves(board: Board, base: number, from?: Square): number {
  if (byCount(board) !== 'undecided') return base;
  const end = generateLegal(board, base, from);
  return isBareWithoutAnswer(board, base, end) ? base : end;
}

/**
 * The number of moves that `generateMoves` finds for all pieces after a move from a kept position (see
 * `countWithKept`). Uses the move list from `base` on.
 */
export function countMovesWithKept(board: Board, base: number, kept: Kept, move: PackedMove): number {
  if (board.count[board.turn] === 1) return generateMoves(board, base) - base; // the game may be over for a bare King
  return byCount(board) === 'undecided' ? countWithKept(board, base, kept, move) : 0;
}

/** Section 9, line 4: the side to move has only its King and cannot capture its opponent's one other piece. */
function isBareWithoutAnswer(board: Board, base: number, end: number): boolean {
  if (board.rules.variation.ending !== 'kings' || board.count[board.turn] !== 1) return false;
  for (let i = base; i < end; i++) {
    const taken = board.cells[moveTo(board.sweep.moves[i]!)]!;
    if (taken !== EMPTY && sideOf(taken) !== board.turn) return false;
  }
  return true;
}

/**
 * Whether and how the game is over for the side to move, by the first line of section 9 that fits. Uses the move list
 * from `base` on.
 */
export function outcomeOf(board: Board, base = 0): Outcome {
  if (board.rules.variation.ending === 'open') return PLAYING;
  const mover = board.turn;
  const opponent = against(mover);
  const counts = byCount(board);
  if (board.rules.variation.ending === 'to-the-death') {
    if (counts === 'bare-mover') return wonBy(opponent, 'to-the-death', 1);
    if (counts === 'bare-opponent') return wonBy(mover, 'to-the-death', 1);
    return generateLegal(board, base) === base ? wonBy(opponent, 'tikaida', 0.5) : PLAYING;
  }
  if (counts === 'draw')
    return { status: 'over', ending: 'draw', winner: null, points: { yellow: 0.5, blue: 0.5 } };
  if (counts === 'bare-opponent') return wonBy(mover, 'nikaida', 0.5);
  const end = generateLegal(board, base);
  if (end === base && isInKaida(board, mover)) return wonBy(opponent, 'hyrkaida', 1);
  if (counts === 'bare-mover' || isBareWithoutAnswer(board, base, end))
    return wonBy(opponent, 'nikaida', 0.5);
  return end === base ? wonBy(opponent, 'tikaida', 0.5) : PLAYING;
}
