import {
  pieceAt,
  pointsOf,
  positionAfter,
  type LegalMove,
  type Position,
  type Square,
} from '../engine/index.ts';
import { legalMovesOf } from '../game/overlays/targets.ts';
import type { Step } from './step.ts';

/** The points of the piece on a square; 0 if there is none, or for a King. */
function worthOn(position: Position, square: Square): number {
  const piece = pieceAt(position, square);
  return piece === null ? 0 : pointsOf(position.ruleset, piece.kind);
}

/** What a move gains at once, in points: what it captures, and what a promotion adds. */
function worthOf(position: Position, { from, to, captures, promotion }: LegalMove): number {
  const taken = captures === null ? 0 : worthOn(position, to) * (captures === 'enemy' ? 1 : -1);
  const grown = promotion === undefined ? 0 : pointsOf(position.ruleset, promotion) - worthOn(position, from);
  return taken + grown;
}

/** What the side to move gains by captures on a square, where each side takes back only as long as it pays. */
function exchangeOn(position: Position, square: Square): number {
  const gains = legalMovesOf(position).flatMap((move) =>
    move.to === square && move.captures === 'enemy' ? gainBy(position, move) : [],
  );
  return Math.max(0, ...gains);
}

/** What a move gains if the other side takes back on its square where that pays. */
function gainBy(position: Position, move: LegalMove): number {
  const after = positionAfter(position, move);
  return worthOf(position, move) - (after === undefined ? 0 : exchangeOn(after, move.to));
}

/** The enemy's capture that gains most in the exchange that follows; null if none gains anything. */
export function bestCapture(position: Position): { readonly move: LegalMove; readonly gain: number } | null {
  const captures = legalMovesOf(position)
    .filter((move) => move.captures === 'enemy')
    .map((move) => ({ move, worth: worthOf(position, move) }))
    .toSorted((a, b) => b.worth - a.worth);
  let best: ReturnType<typeof bestCapture> = null;
  for (const { move, worth } of captures) {
    if (worth <= (best?.gain ?? 0)) break; // what is taken back can only reduce it
    const gain = gainBy(position, move);
    if (gain > (best?.gain ?? 0)) best = { move, gain };
  }
  return best;
}

/**
 * Points that a turn has gained once the enemy has made its best capture, with all that is taken back on its square.
 */
export const gainOf = ({ before, move, after }: Step): number =>
  worthOf(before, move) - (bestCapture(after)?.gain ?? 0);
