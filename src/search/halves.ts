import { isInKaida, type PackedMove } from '../engine/search.ts';
import { countsNodes, lineAt, Stopped, type Context } from './context.ts';
import { negamax } from './negamax.ts';
import { noteArrival } from './ordering.ts';
import { advance, retreat } from './advance.ts';
import type { RootMove } from './root.ts';
import { HALF_EDGE, INFINITE, isHalfWin, leastWin, MOST_WORTH, needsProof, turned } from './scores.ts';

/** A half win that a root move forces. */
export interface ForcedHalf {
  /** Its score is on a scale where no estimate outweighs half a point, as in a game whose edge is `MOST_WORTH`. */
  readonly root: RootMove;
  /** The depth of the search that proved it, in plies. */
  readonly depth: number;
  /** A move with a better estimate that also keeps a forced half point, whatever the reply; 0 if there is none. */
  readonly keeper: PackedMove;
}

/** A one-ply search sees no replies, so it proves nothing. */
const LEAST_DEPTH = 2;
/** An estimate six Deldars above the worth of a half win may decline it, as long as the half win stays in hand. */
const DECLINES = HALF_EDGE + 1800;
/** The share of a search's nodes that may go into proofs of half wins, and the nodes that always may. */
const SHARE = 1 / 6;
const AT_LEAST = 1_000;

/**
 * Checks a score of half a point or more: a forced half point is certain, an estimate is not. If no root move is known
 * to force half a point, it looks for one at the current depth, the best first. Null if it finds none.
 */
export function halfInHand(
  context: Context,
  roots: readonly RootMove[],
  depth: number,
  known: ForcedHalf | null,
): ForcedHalf | null {
  const best = roots[0]!;
  const { edge } = context;
  if (isHalfWin(best.score, edge)) {
    const isProved =
      !needsProof(best.score, edge) || onHalfScale(context, () => forces(context, best, depth));
    if (isProved === true)
      return { root: { ...best, score: best.score + MOST_WORTH - edge }, depth, keeper: 0 };
  }
  if (depth < LEAST_DEPTH || !needsProof(best.score, edge)) return known;
  const isFarBeyond = best.score >= DECLINES;
  const found = known ?? onHalfScale(context, () => firstForcing(context, roots, depth));
  if (found === null || !isFarBeyond) return found && { ...found, keeper: 0 };
  const isKept = onHalfScale(context, () => forces(context, best, Math.max(depth, found.depth + 2)));
  return { ...found, keeper: isKept === true ? best.move : 0 };
}

function firstForcing(context: Context, roots: readonly RootMove[], depth: number): ForcedHalf | null {
  for (const root of roots) {
    if (!forces(context, root, depth)) continue;
    const score = scoreAfter(context, root, depth, leastWin(context.edge) - 1, INFINITE);
    return {
      root: { move: root.move, score, effort: 0, line: [root.move, ...lineAt(context, 1)] },
      depth,
      keeper: 0,
    };
  }
  return null;
}

/** Whether a root move wins half a point or more against every reply. */
const forces = (context: Context, root: RootMove, depth: number): boolean => {
  const least = leastWin(context.edge);
  return scoreAfter(context, root, depth, least - 1, least) >= least;
};

function scoreAfter(context: Context, { move }: RootMove, depth: number, low: number, high: number): number {
  const { path } = context;
  const { board } = path;
  noteArrival(context.ordering, board, move, 0);
  advance(path, move);
  context.nodes++;
  const inKaida = isInKaida(board, board.turn);
  const score = turned(negamax(context, depth - 1, 1, turned(high), turned(low), 0, inKaida, false));
  retreat(path);
  return score;
}

/**
 * Runs a proof in which every estimate is below a half win, with a separate table for its scores. A proof that takes
 * too long, or is stopped from outside, returns null. It makes no null move, so taking moves back restores the path.
 */
function onHalfScale<Found>(context: Context, proof: () => Found): Found | null {
  const { edge, table, poll, path, sharing } = context;
  const { at } = path;
  const most = context.nodes + Math.max(AT_LEAST, context.nodes * SHARE);
  context.edge = MOST_WORTH;
  context.table = context.halves;
  context.sharing = null;
  context.poll = () => {
    if (countsNodes(context) && context.nodes > most) throw new Stopped();
    poll();
  };
  try {
    return proof();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    while (path.at > at) retreat(path);
    return null;
  } finally {
    context.edge = edge;
    context.table = table;
    context.poll = poll;
    context.sharing = sharing;
  }
}
