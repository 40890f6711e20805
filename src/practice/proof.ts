import type { Outcome } from '../engine/index.ts';
import {
  type Board,
  generateMoves,
  isInKaida,
  make,
  outcomeOf,
  type PackedMove,
  sideAt,
  type SideIndex,
  unmake,
} from '../engine/search.ts';
import { balanceOf, bestAnswer } from './material.ts';
import type { Aim } from './puzzle.ts';

/** The result of a try: it does what is asked whatever the enemy replies, or the enemy has a reply that prevents it. */
export type Verdict =
  | { readonly met: true }
  /** The reply that shows it; null if the move falls short by itself. */
  | { readonly met: false; readonly reply: PackedMove | null };

const MET: Verdict = { met: true };
const SHORT: Verdict = { met: false, reply: null };

/** The second-best move of a `gain` falls short of the right one by this many points. */
export const MARGIN = 2;
/** The right move of a `save` holds out against Hyrkaida for this many turns, however few the others allow. */
export const WITHSTANDS = 2;

/** How the game must end for the side that plays a forced line. */
type End = (outcome: Outcome, winner: SideIndex) => boolean;

const byHyrkaida: End = (outcome, winner) =>
  outcome.status === 'over' && outcome.ending === 'hyrkaida' && outcome.winner === sideAt(winner);
const byAnyEnd: End = (outcome, winner) => outcome.status === 'over' && outcome.winner === sideAt(winner);

/** Judges a legal move on a board that is set up, by exhaustive search; the board is the same afterwards. */
export function judge(board: Board, aim: Aim, move: PackedMove, base = 0): Verdict {
  const before = aim.goal === 'gain' ? balanceOf(board) : 0;
  make(board, move);
  const verdict = judgeMade(board, aim, before, base);
  unmake(board);
  return verdict;
}

function judgeMade(board: Board, { goal, size }: Aim, before: number, base: number): Verdict {
  switch (goal) {
    case 'kaida':
      return isInKaida(board, board.turn) ? MET : SHORT;
    case 'hyrkaida':
      return defence(board, size, byHyrkaida, base);
    case 'win':
      return defence(board, size, byAnyEnd, base);
    case 'save':
      return attackWithin(board, size, base);
    case 'gain': {
      // the enemy is satisfied when the solver gets less
      const enough = 1 - (before + size);
      const { reply, balance } = bestAnswer(board, base, enough, null);
      return balance < enough ? MET : { met: false, reply };
    }
  }
}

/** Whether the side that moved wins within this many of its turns, including this one, or else what prevents it. */
function defence(board: Board, turns: number, end: End, base: number): Verdict {
  const solver: SideIndex = board.turn === 0 ? 1 : 0;
  if (turns === 1 && end === byHyrkaida && !isInKaida(board, board.turn)) return SHORT;
  const last = generateMoves(board, base);
  if (last === base) return end(outcomeOf(board, base), solver) ? MET : SHORT;
  for (let i = base; i < last; i++) {
    const reply = board.sweep.moves[i]!;
    make(board, reply);
    const isForced = turns > 1 && canForce(board, turns - 1, end, last);
    const isEnd = !isForced && end !== byHyrkaida && end(outcomeOf(board, last), solver);
    unmake(board);
    if (!isForced && !isEnd) return turns === 1 ? SHORT : { met: false, reply };
  }
  return MET;
}

/** Whether the side to move can force such an end within this many turns. */
function canForce(board: Board, turns: number, end: End, base: number): boolean {
  return forcing(board, turns, end, base) !== null;
}

function forcing(board: Board, turns: number, end: End, base: number): PackedMove | null {
  const last = generateMoves(board, base);
  for (let i = base; i < last; i++) {
    const move = board.sweep.moves[i]!;
    make(board, move);
    const { met } = defence(board, turns, end, last);
    unmake(board);
    if (met) return move;
  }
  return null;
}

/** The enemy's shortest way to Hyrkaida, within this many turns. */
function attackWithin(board: Board, turns: number, base: number): Verdict {
  for (let within = 1; within <= turns; within++) {
    const reply = forcing(board, within, byHyrkaida, base);
    if (reply !== null) return { met: false, reply };
  }
  return MET;
}
