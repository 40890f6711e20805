import type { Mind } from '../seam/game.ts';
import type { Rules } from '../seam/rules.ts';
import { allowedMoves, keyOf } from '../seam/walk.ts';

/** A won game is worth this, minus the moves until the win. */
export const WON = 1_000_000;

/** The limits of a search. */
export interface Limits {
  readonly depth: number;
  /** Positions looked at. */
  readonly nodes: number;
}

export interface Found<Move> {
  readonly move: Move;
  /** From the view of the player who moves. */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
}

interface Entry {
  readonly depth: number;
  readonly score: number;
  readonly bound: 'exact' | 'least' | 'most';
  /** The index of the best move in the rules' list. */
  readonly best: number;
}

/** The table is cleared when it is full. */
const MOST_ENTRIES = 200_000;

/** Once this share of its positions is used, a search begins no deeper iteration, which it would hardly finish. */
const ENOUGH = 0.5;

/** A limit was reached: of the depth being searched, only the moves that are done count. */
class Enough extends Error {
  override name = 'Enough';
}

interface Search<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly mind: Mind<Position, Move>;
  readonly limits: Limits;
  readonly table: Map<string, Entry>;
  /** Positions since the start of the game, as texts: returning to one is worth a draw. */
  readonly path: Set<string>;
  nodes: number;
}

interface Child<Position, Move> {
  readonly move: Move;
  readonly position: Position;
  readonly index: number;
}

/** What the end of a game is worth to a seat; an earlier win is worth more. */
function endWorth<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  seat: number,
  ply: number,
): number | null {
  const outcome = rules.outcome(position);
  if (!outcome.over) return null;
  if (outcome.winner === null) return 0;
  return outcome.winner === rules.seats[seat] ? WON - ply : ply - WON;
}

const seatOf = <Position, Move>(rules: Rules<Position, Move>, position: Position): number => {
  const turn = rules.turn(position);
  return turn === 'chance' ? 0 : turn;
};

/** A mind gives the worth to the first of two seats; this is the worth to any seat. */
const worthTo = <Position, Move>(
  { mind }: Search<Position, Move>,
  position: Position,
  seat: number,
): number => (seat === 0 ? mind.worth(position) : -mind.worth(position));

/**
 * The positions after each move, one by one, since all are seldom needed. Where the search goes deeper, the likely best
 * come first; before the last move, they come as the rules list them, after the best one known.
 */
function* childrenOf<Position, Move>(
  state: Search<Position, Move>,
  position: Position,
  moves: readonly Move[],
  depth: number,
  best: number,
): Generator<Child<Position, Move>> {
  const { rules } = state;
  const after = (move: Move, index: number): Child<Position, Move> => ({
    move,
    index,
    position: rules.play(position, move),
  });
  if (depth > 1) {
    const seat = seatOf(rules, position);
    const children = moves.map(after).map((child) => ({
      child,
      guess: child.index === best ? Infinity : worthTo(state, child.position, seat),
    }));
    state.nodes += moves.length / 2;
    for (const { child } of children.toSorted((one, other) => other.guess - one.guess)) yield child;
    return;
  }
  const known = moves[best];
  if (known !== undefined) yield after(known, best);
  for (const [index, move] of moves.entries()) if (index !== best) yield after(move, index);
}

/** The score of a position for the player to move, within a window: alpha-beta with a table. */
function scoreOf<Position, Move>(
  state: Search<Position, Move>,
  position: Position,
  depth: number,
  ply: number,
  least: number,
  most: number,
): number {
  const { rules, table, path, limits } = state;
  if (++state.nodes > limits.nodes) throw new Enough();
  const seat = seatOf(rules, position);
  const end = endWorth(rules, position, seat, ply);
  if (end !== null) return end;
  if (depth <= 0) return worthTo(state, position, seat);
  const text = keyOf(rules, position);
  if (path.has(text)) return 0;
  const known = table.get(text);
  if (known !== undefined && known.depth >= depth && Math.abs(known.score) < WON / 2) {
    const fits =
      known.bound === 'exact' || (known.bound === 'least' ? known.score >= most : known.score <= least);
    if (fits) return known.score;
  }
  path.add(text);
  try {
    let [top, best, floor] = [-Infinity, -1, least];
    for (const child of childrenOf(state, position, rules.moves(position), depth, known?.best ?? -1)) {
      const score = replyScore(state, child.position, seat, depth - 1, ply + 1, floor, most);
      if (score > top) [top, best] = [score, child.index];
      if (score > floor) floor = score;
      if (floor >= most) break;
    }
    if (table.size >= MOST_ENTRIES) table.clear();
    table.set(text, {
      depth,
      score: top,
      bound: top >= most ? 'least' : top > least ? 'exact' : 'most',
      best,
    });
    return top;
  } finally {
    path.delete(text);
  }
}

/** The score of a position for the player who has just moved: the same player may have the next turn too. */
function replyScore<Position, Move>(
  state: Search<Position, Move>,
  after: Position,
  seat: number,
  depth: number,
  ply: number,
  least: number,
  most: number,
): number {
  return seatOf(state.rules, after) === seat
    ? scoreOf(state, after, depth, ply, least, most)
    : -scoreOf(state, after, depth, ply, -most, -least);
}

/**
 * Looks for the best move in a game for two without chance, deeper and deeper within the limits. `past` holds the
 * earlier positions, oldest first; `taste` adds a little to a move's score, so that it does not always choose the same
 * one of equal moves. Null if there is no move.
 */
export function search<Position, Move>(
  rules: Rules<Position, Move>,
  mind: Mind<Position, Move>,
  past: readonly Position[],
  position: Position,
  limits: Limits,
  taste: (index: number) => number = () => 0,
): Found<Move> | null {
  const path = new Set(past.map((before) => keyOf(rules, before)));
  path.add(keyOf(rules, position));
  const state: Search<Position, Move> = { rules, mind, limits, table: new Map(), path, nodes: 0 };
  const seat = seatOf(rules, position);
  let children = [...childrenOf(state, position, allowedMoves(rules, position, past), 2, -1)];
  const [first] = children;
  if (first === undefined) return null;
  let found: Found<Move> = { move: first.move, score: 0, depth: 0, nodes: 0 };
  for (let depth = 1; depth <= limits.depth && state.nodes <= ENOUGH * limits.nodes; depth++) {
    const { scored, isDone } = scoredRoot(state, children, seat, depth, taste);
    // a depth that was abandoned shows which of its first moves is best, including the best one of the previous depth
    const [top] = scored;
    if (top === undefined) break;
    children = scored.map(({ child }) => child);
    found = { move: top.child.move, score: top.score, depth, nodes: state.nodes };
    if (!isDone || Math.abs(top.score) > WON / 2 || children.length === 1) break;
  }
  return { ...found, nodes: state.nodes };
}

interface Scored<Position, Move> {
  readonly child: Child<Position, Move>;
  readonly score: number;
  readonly tasted: number;
}

/**
 * The moves at the root with their scores, the best first, as far as the limits allow. Moves only known to be worse
 * keep their order.
 */
function scoredRoot<Position, Move>(
  state: Search<Position, Move>,
  children: readonly Child<Position, Move>[],
  seat: number,
  depth: number,
  taste: (index: number) => number,
): { readonly scored: readonly Scored<Position, Move>[]; readonly isDone: boolean } {
  let floor = -Infinity;
  const scored: Scored<Position, Move>[] = [];
  let isDone = true;
  try {
    for (const child of children) {
      const bonus = taste(child.index);
      const score = state.path.has(keyOf(state.rules, child.position))
        ? 0
        : replyScore(state, child.position, seat, depth - 1, 1, floor - bonus - 1, Infinity);
      if (score + bonus > floor) floor = score + bonus;
      scored.push({ child, score, tasted: score + bonus });
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    isDone = false;
  }
  return { scored: scored.toSorted((one, other) => other.tasted - one.tasted), isDone };
}
