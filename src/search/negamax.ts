import {
  EMPTY,
  generateLegal,
  generateMoves,
  isInKaida,
  moveFrom,
  type PackedMove,
  sideOf,
} from '../engine/search.ts';
import { keepLine, POLL, type Context } from './context.ts';
import { endedScore, isBare } from './ended.ts';
import { givesKaida, isLosingKey, isQuiet, isTakingKey, learn, pickSound, rateMoves } from './ordering.ts';
import { advance, isDrawn, pass, retreat, unpass } from './path.ts';
import { settle } from './quiescence.ts';
import { fromTable, INFINITE, isDecided, lostAt, MOST_PLIES, toTable } from './scores.ts';
import { BOUND } from './table.ts';
import { keepWorth, scoreFrom, staticWorth } from './worth.ts';

/** A node of the tree while its moves are searched. */
interface Node {
  readonly depth: number;
  readonly ply: number;
  readonly high: number;
  readonly inKaida: boolean;
  /** Whether late quiet moves may be left out or searched less deeply. */
  readonly isWide: boolean;
  /** Static score; `-INFINITE` in Kaida. */
  readonly stand: number;
  low: number;
  best: number;
  bestMove: PackedMove;
  tried: number;
}

/** By how many plies a late move is searched less deeply, by depth and by how late it is. */
const REDUCTIONS = Uint8Array.from({ length: 64 * 256 }, (_, at) => {
  const [depth, late] = [at >> 8, at & 255];
  return depth < 3 || late < 3 ? 0 : Math.floor(0.4 + (Math.log(depth) * Math.log(late)) / 2.2);
});

/** How many centipoints a ply a quiet move is thought to change at most. */
const SWING = 130;

/**
 * The score of the position at `ply`, from the view of the side to move, searched this many plies deep: exact between
 * `low` and `high`, a bound beyond them. `base` is the first free place of the engine's list of moves.
 */
export function negamax(
  context: Context,
  depth: number,
  ply: number,
  low: number,
  high: number,
  base: number,
  inKaida: boolean,
  mayPass: boolean,
): number {
  const { path, table, switches, edge } = context;
  if (isDrawn(path)) {
    context.lengths[ply] = 0;
    return 0;
  }
  if (inKaida && switches.extensions && ply < 2 * context.rootDepth) depth++;
  if (depth <= 0 || ply >= MOST_PLIES - 2) return settle(context, ply, 0, low, high, base, inKaida);
  context.lengths[ply] = 0;
  if ((context.nodes & (POLL - 1)) === 0) context.poll();
  const bare = isBare(context);
  if (bare) {
    const ended = endedScore(context, ply, base);
    if (ended !== undefined) return ended;
  }
  // nothing here is better than winning by the next move, or worse than having lost already
  low = Math.max(low, lostAt(ply, 1, edge));
  high = Math.min(high, -lostAt(ply + 1, 1, edge));
  if (low >= high) return low;
  const isOpen = high - low > 1;
  const { at } = path;
  let tableMove: PackedMove = 0;
  let worth: number | undefined;
  if (switches.table && table.probe(path.low[at]!, path.high[at]!)) {
    tableMove = table.move;
    worth = table.worth;
    keepWorth(context, worth);
    const score = fromTable(table.score, ply, edge);
    if (!isOpen && table.depth >= depth && boundHolds(table.bound, score, low, high)) return score;
  }
  worth ??= staticWorth(context);
  const stand = inKaida ? -INFINITE : scoreFrom(context, worth);
  if (!isOpen && !inKaida && !isDecided(low, edge) && !isDecided(high, edge)) {
    const pruned = pruneNode(context, depth, ply, high, base, stand, mayPass && !bare);
    if (pruned !== undefined) return pruned;
  }
  const first = low;
  const isWide = !inKaida && !isDecided(low, edge);
  const node: Node = {
    depth,
    ply,
    high,
    inKaida,
    isWide,
    stand,
    low,
    best: -INFINITE,
    bestMove: 0,
    tried: 0,
  };
  const decided = searchMoves(context, node, base, bare ? 0 : tableMove);
  if (decided !== undefined) return decided;
  if (switches.table) {
    const bound = node.best >= high ? BOUND.atLeast : node.best > first ? BOUND.exact : BOUND.atMost;
    const move = bound === BOUND.atMost ? 0 : node.bestMove;
    table.store(path.low[at]!, path.high[at]!, move, toTable(node.best, ply, edge), worth, depth, bound);
  }
  return node.best;
}

const boundHolds = (bound: number, score: number, low: number, high: number): boolean =>
  bound === BOUND.exact ||
  (bound === BOUND.atLeast && score >= high) ||
  (bound === BOUND.atMost && score <= low);

/** A score where the position is so good that its moves need not be looked at; undefined otherwise. */
function pruneNode(
  context: Context,
  depth: number,
  ply: number,
  high: number,
  base: number,
  stand: number,
  mayPass: boolean,
): number | undefined {
  const { path, switches } = context;
  if (switches.futility && depth <= 3 && stand - SWING * depth >= high) return stand;
  if (!mayPass || !context.mayPass || depth < 2 || stand < high || !hasReserves(context)) return undefined;
  pass(path);
  context.nodes++;
  const score = -negamax(context, depth - 3 - (depth >> 2), ply + 1, -high, -high + 1, base, false, false);
  unpass(path);
  context.lengths[ply] = 0;
  return score >= high && !isDecided(score, context.edge) ? score : undefined;
}

/** Whether the side to move is strong enough that passing is hardly ever the best it could do. */
function hasReserves({ path }: Context): boolean {
  const { count, turn } = path.board;
  const { fullPhase } = path.evaluation.placement;
  return count[turn]! - path.evaluation.bareCount >= RESERVES && path.phase[path.at]! * 6 >= fullPhase;
}

const RESERVES = 6;

/** How many moves of a node are put in order; those after them are all alike. */
const ORDERED = 40;

/** Searches the moves of a node, the table's first. A score where there are none; undefined otherwise. */
function searchMoves(context: Context, node: Node, base: number, tableMove: PackedMove): number | undefined {
  const { path, ordering, switches } = context;
  const { board } = path;
  const { ply, depth } = node;
  if (tableMove !== 0 && isLegalHere(context, tableMove, base)) {
    searchMove(context, node, tableMove, base, 0);
    if (node.best >= node.high) {
      if (isQuiet(tableMove)) learn(ordering, board, tableMove, ply, depth, 0, 0);
      return undefined;
    }
  } else tableMove = 0;
  const end = generateMoves(board, base);
  if (end === base) return endedScore(context, ply, base) ?? 0;
  if (switches.ordering) rateMoves(ordering, board, base, end, ply);
  for (let i = base; i < end; i++) {
    const key = switches.ordering && i - base < ORDERED ? pickSound(ordering, board, i, end) : 0;
    const move = board.sweep.moves[i]!;
    if (move === tableMove) continue;
    const isLate = isQuiet(move) || isLosingKey(key);
    if (
      isLate &&
      switches.futility &&
      node.isWide &&
      isHopeless(node, context.edge) &&
      !givesKaida(board, move)
    )
      continue;
    searchMove(context, node, move, end, isLate && !isTakingKey(key) ? 1 : 0);
    if (node.best >= node.high) {
      if (isQuiet(move)) learn(ordering, board, move, ply, depth, base, i);
      break;
    }
  }
  if (node.tried === 0) node.best = node.low; // every move was hopeless
  return undefined;
}

/** Whether a quiet move cannot be expected to lift a node above its lower bound. */
function isHopeless({ depth, stand, low, best, tried, high }: Node, edge: number): boolean {
  if (depth > 3 || isDecided(best, edge) || high - low > 1) return false;
  return tried >= 6 + 10 * depth * depth || (tried > 0 && stand + SWING * (depth + 1) <= low);
}

/**
 * The table's move comes from a key that two positions might share, so it is looked up among the moves of its piece.
 */
function isLegalHere({ path }: Context, move: PackedMove, base: number): boolean {
  const { board } = path;
  const from = moveFrom(move);
  const piece = board.cells[from]!;
  if (piece === EMPTY || sideOf(piece) !== board.turn) return false;
  const end = generateLegal(board, base, from);
  for (let i = base; i < end; i++) if (board.sweep.moves[i] === move) return true;
  return false;
}

/** Searches one move of a node: the first one fully, later ones to see whether they are better at all. */
function searchMove(context: Context, node: Node, move: PackedMove, end: number, late: 0 | 1): void {
  const { path, switches } = context;
  const { board } = path;
  const { ply, high } = node;
  const depth = node.depth - 1;
  advance(path, move);
  context.nodes++;
  const inKaida = isInKaida(board, board.turn);
  const { low } = node;
  let score: number;
  if (node.tried === 0 || !switches.window)
    score = -negamax(context, depth, ply + 1, -high, -low, end, inKaida, true);
  else {
    let less = 0;
    if (late === 1 && switches.reductions && !node.inKaida && !inKaida) {
      less = REDUCTIONS[(Math.min(node.depth, 63) << 8) | Math.min(node.tried, 255)]!;
      if (less > 0 && high - low > 1) less--;
      less = Math.min(less, depth - 1);
    }
    score = -negamax(context, depth - Math.max(less, 0), ply + 1, -low - 1, -low, end, inKaida, true);
    if (score > low && less > 0)
      score = -negamax(context, depth, ply + 1, -low - 1, -low, end, inKaida, true);
    if (score > low && score < high)
      score = -negamax(context, depth, ply + 1, -high, -low, end, inKaida, true);
  }
  retreat(path);
  node.tried++;
  if (score <= node.best) return;
  node.best = score;
  if (score <= low) return;
  node.bestMove = move;
  node.low = score;
  keepLine(context, ply, move);
}
