import { isInKaida, type PackedMove } from '../engine/search.ts';
import { isThin } from './evaluation/runners.ts';
import { lineAt, Stopped, type Context } from './context.ts';
import { negamax } from './negamax.ts';
import { isQuiet, noteArrival } from './ordering.ts';
import { advance, retreat } from './advance.ts';
import { reductionOf } from './pruning.ts';
import { INFINITE, isDecided, turned } from './scores.ts';
import { LEAST_SHARED, markOf } from './together/leaving.ts';
import { scoreFrom, staticWorth } from './worth.ts';

/** A root move with what its last search found. */
export interface RootMove {
  readonly move: PackedMove;
  /** Its score at the last depth at which it was among the best, and its line. */
  score: number;
  /** The nodes that its last search took. */
  effort: number;
  line: readonly PackedMove[];
}

/**
 * Half the width of the aspiration window at the root, in centipoints. A helper's window is narrower, so that it
 * reaches a depth by another way, and sometimes sooner.
 */
const NARROW = 20;
const HELPERS_NARROW = 8;

/**
 * Searches one depth and brings the best `lines` root moves to the front, best first. Throws `Stopped` if the search is
 * stopped from outside; a better first move found by then is already in front.
 */
function searchDepth(context: Context, roots: RootMove[], depth: number, lines: number): void {
  context.rootDepth = depth;
  context.stands[0] = scoreFrom(context, staticWorth(context)); // the quick evaluations further down use this one, too
  const expected = roots.slice(0, lines).map(({ score }) => score);
  for (let place = 0; place < Math.min(lines, roots.length); place++)
    searchLine(context, roots, place, depth, expected[place]!);
  const found = roots.slice(0, lines).toSorted((a, b) => b.score - a.score);
  const others = roots.slice(lines).toSorted((a, b) => b.effort - a.effort);
  roots.splice(0, roots.length, ...found, ...others);
}

/** Finds the best move from `place` on, starting with a narrow window around the score of the previous depth. */
function searchLine(
  context: Context,
  roots: RootMove[],
  place: number,
  depth: number,
  expected: number,
): void {
  let half = context.isHelper ? HELPERS_NARROW : NARROW;
  const isNarrow = context.switches.window && depth >= 3 && !isDecided(expected, context.edge);
  let low = isNarrow ? expected - half : -INFINITE;
  let high = isNarrow ? expected + half : INFINITE;
  for (;;) {
    const score = searchRoot(context, roots, place, depth, low, high);
    if (score > low && score < high) return;
    half *= 3;
    const isWide = half > 1000 || isDecided(score, context.edge);
    if (score <= low) low = isWide ? -INFINITE : score - half;
    else high = isWide ? INFINITE : score + half;
  }
}

/** One pass over the root moves from `place` on; the best one moves to `place`. */
function searchRoot(
  context: Context,
  roots: RootMove[],
  place: number,
  depth: number,
  low: number,
  high: number,
): number {
  const company = depth >= LEAST_SHARED ? context.sharing : null;
  const left = new Set<RootMove>();
  let best = -INFINITE;
  for (let i = place; i < roots.length && best < high; i++) {
    const root = roots[i]!;
    const mark = markOf(context, root.move);
    if (company !== null && i > place && !left.has(root) && company.isBusy(mark)) {
      // another thread is searching this move: it is tried again after all the others
      left.add(root);
      roots.push(...roots.splice(i--, 1));
      continue;
    }
    const bar = Math.max(low, best);
    const before = context.nodes;
    company?.occupy(mark);
    const score = searchRootMove(context, root.move, i - place, depth, bar, high);
    company?.free();
    root.effort = context.nodes - before;
    if (score <= best) continue;
    best = score;
    if (score <= low && i > place) continue;
    root.score = score;
    if (score > low) root.line = [root.move, ...lineAt(context, 1)];
    if (i > place) roots.splice(place, 0, ...roots.splice(i, 1));
  }
  return best;
}

/** The score of a root move, the one after `tried` others: exact between `bar` and `high`, a bound outside them. */
function searchRootMove(
  context: Context,
  move: PackedMove,
  tried: number,
  depth: number,
  bar: number,
  high: number,
): number {
  const { path, switches } = context;
  const { board } = path;
  noteArrival(context.ordering, board, move, 0);
  advance(path, move);
  context.nodes++;
  const inKaida = isInKaida(board, board.turn);
  const first = tried === 0 || !switches.window;
  const less =
    switches.roots &&
    !isThin(board) &&
    tried > 0 &&
    depth > 3 &&
    isQuiet(move) &&
    !inKaida &&
    !isDecided(bar, context.edge)
      ? reductionOf(context.reductions, { depth: depth - 1, tried, improves: true }, 0, true, false)
      : 0;
  let score = first
    ? 0
    : turned(negamax(context, depth - 1 - less, 1, turned(bar) - 1, turned(bar), 0, inKaida, true));
  if (less > 0 && score > bar)
    score = turned(negamax(context, depth - 1, 1, turned(bar) - 1, turned(bar), 0, inKaida, true));
  if (first || (score > bar && score < high))
    score = turned(negamax(context, depth - 1, 1, turned(high), turned(bar), 0, inKaida, true));
  retreat(path);
  return score;
}

/** Searches a depth; false if it was stopped from outside. */
export function completes(context: Context, roots: RootMove[], depth: number, lines: number): boolean {
  try {
    searchDepth(context, roots, depth, lines);
    return true;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    context.sharing?.freeAll();
    return false;
  }
}
