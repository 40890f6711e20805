import type { LegalMove, Move, Position } from '../engine/index.ts';
import { boardOf, findLegal, make, unmake, unpack } from '../engine/search.ts';
import { balanceOf, bestAnswer } from './material.ts';
import { judge } from './proof.ts';
import type { Aim } from './puzzle.ts';

/** The result of a try, as boards and words need it. */
export type Judged =
  | { readonly met: true }
  /** The enemy's reply that shows it; null if the move falls short by itself. */
  | { readonly met: false; readonly reply: LegalMove | null };

/** Judges a move by what is asked of it, against every reply. Throws if it is not legal. */
export function judgeMove(position: Position, aim: Aim, move: Move): Judged {
  const board = boardOf(position);
  const packed = findLegal(board, move);
  if (packed === undefined) throw new RangeError('the move is not legal here');
  const verdict = judge(board, aim, packed);
  if (verdict.met || verdict.reply === null) return { met: verdict.met, reply: null };
  make(board, packed);
  const reply = unpack(board, verdict.reply);
  unmake(board);
  return { met: false, reply };
}

/** What a legal move wins in points, and the reply that limits it to that; negative if it loses. */
export function gainOf(
  position: Position,
  move: Move,
): { readonly points: number; readonly reply: LegalMove | null } {
  const board = boardOf(position);
  const packed = findLegal(board, move);
  if (packed === undefined) throw new RangeError('the move is not legal here');
  const before = balanceOf(board);
  make(board, packed);
  const { reply, balance } = bestAnswer(board, 0, Infinity, null);
  return { points: -balance - before, reply: reply === null ? null : unpack(board, reply) };
}
