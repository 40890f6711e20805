import {
  against,
  ALL_PIECE_CODES,
  type Board,
  FRESH,
  kindAt,
  kindOf,
  PIECE_CODES,
  type PieceCode,
  type SideIndex,
} from '../../engine/search.ts';
import type { Ruleset } from '../../engine/index.ts';
import { isFarReaching } from './placement.ts';
import type { Evaluation, Runners } from './tables.ts';

const ANYWHERE = 255;
/** With at most this many pieces on the board, a piece may run to promotion without meeting an enemy. */
const THIN = 10;

export const isThin = ({ count }: Board): boolean => count[0]! + count[1]! <= THIN;

export function buildRunners(rules: Ruleset): Runners {
  const speed = new Uint8Array(PIECE_CODES);
  const gain = new Int16Array(PIECE_CODES);
  const start = new Uint8Array(PIECE_CODES).fill(1);
  for (const code of ALL_PIECE_CODES) {
    const { directions, range, leaps, flies, first } = rules.kinds[kindAt(kindOf(code))];
    const walks = directions === 'none' ? 0 : range;
    speed[code] = isFarReaching(rules, code)
      ? ANYWHERE
      : Math.max(walks, leaps === null ? 0 : Math.max(...leaps), flies === 0 ? 0 : flies + 1);
    gain[code] = gainOf(rules, code);
    if (first?.bonus === 'range' && (code & FRESH) !== 0) start[code] = first.range;
  }
  return { speed, gain, start };
}

/** What a piece gains by promotion, in centipoints; 0 if it cannot promote. */
export function gainOf(rules: Ruleset, code: PieceCode): number {
  const pointsOf = (piece: PieceCode): number => rules.kinds[kindAt(kindOf(piece))].points ?? 0;
  const gains = (rules.promotions[code] ?? []).map((choice) => pointsOf(choice) - pointsOf(code));
  return 100 * Math.max(0, ...gains);
}

/**
 * What it is worth to a side, in centipoints, if one of its pieces runs to promotion and no enemy can stop it in time.
 */
export function sumOfRunners({ runners, weights }: Evaluation, board: Board, side: SideIndex): number {
  const { cells, rules } = board;
  const { width, height } = rules.geometry;
  let best = 0;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const square = board.pieces[side][i]!;
    const piece = cells[square]!;
    if (runners.gain[piece] === 0) continue;
    const file = square % width;
    const rank = Math.trunc(square / width);
    const steps = side === 0 ? height - 1 - rank : rank;
    if (steps === 0) continue;
    const moves = Math.max(1, steps - runners.start[piece]! + 1);
    const goal = (side === 0 ? height - 1 : 0) * width + file;
    const enemyMoves = moves + (board.turn === side ? 0 : 1);
    if (isReached(runners, board, against(side), goal, enemyMoves)) continue;
    best = Math.max(best, (runners.gain[piece]! * weights.runner) / 100 - weights.runnerStep * moves);
  }
  return best;
}

/**
 * Whether a piece of a side could move to a square, or capture there, within this many moves if nothing stood in its
 * way.
 */
function isReached({ speed }: Runners, board: Board, side: SideIndex, goal: number, moves: number): boolean {
  const { cells, rules } = board;
  const { distance } = rules.geometry;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const square = board.pieces[side][i]!;
    const fast = speed[cells[square]!]!;
    if (fast === ANYWHERE || distance[goal * cells.length + square]! <= fast * moves) return true;
  }
  return false;
}
