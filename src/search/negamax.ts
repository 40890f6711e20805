import {
  generateMoves,
  isGivenKaida,
  isLegal,
  listTaking,
  type PackedMove,
  staysSafe,
} from '../engine/search.ts';
import { keepLine, pollNow, type Context } from './context.ts';
import { drawnScore, endedScore, isBare } from './ended.ts';
import { isThin } from './evaluation/runners.ts';
import { hasKing, isKaida, markKaidas } from './kaidas.ts';
import { nodeOf, storeNode } from './node.ts';
import {
  isLosingKey,
  isQuiet,
  isTakingKey,
  learn,
  noteArrival,
  pickSound,
  rateMoves,
  rateTaking,
} from './ordering.ts';
import { advance, pass, retreat, unpass } from './advance.ts';
import { isDrawn, isQuietTooLong, tableKey } from './path.ts';
import {
  hasReserves,
  isHopeless,
  LEAST_UNKNOWN,
  MOST_RAZED,
  MOST_SPARED,
  type Node,
  passedLess,
  RAZED,
  reductionOf,
  sparedFrom,
} from './pruning.ts';
import { settle } from './quiescence.ts';
import { fromTable, INFINITE, isDecided, lostAt, MOST_PLIES, turned } from './scores.ts';
import { dropDone, isPlausible, REMEMBERED_KEYS, rememberedMove, takeOut } from './stages.ts';
import { boundHolds, UNKNOWN } from './table.ts';
import {
  isSettledByOther,
  LEAST_SHARED,
  type Left,
  markOf,
  searchLeft,
  searchMarked,
} from './together/leaving.ts';
import { keepWorth, scoreFarAbove, scoreFrom, staticWorth } from './worth.ts';

/**
 * The score of the position at `ply`, searched to this depth, from the view of the side to move: exact between `low`
 * and `high`, a bound outside them. `base` is the first free index in the engine's move list.
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
    // a game that has ended by the rules is over before anybody can claim a draw (section 9)
    return (isQuietTooLong(path) ? endedScore(context, ply, base) : undefined) ?? drawnScore(context, ply);
  }
  if (inKaida && switches.extensions && ply < 2 * context.rootDepth) depth++;
  if (depth <= 0 || ply >= MOST_PLIES - 2) return settle(context, ply, 0, low, high, base, inKaida);
  context.lengths[ply] = 0;
  if ((context.nodes & context.pollMask) === 0) pollNow(context);
  const bare = isBare(context);
  if (bare) {
    const ended = endedScore(context, ply, base);
    if (ended !== undefined) return ended;
  }
  // no score here is better than a win on the next move, or worse than a game already lost
  low = Math.max(low, lostAt(ply, 1, edge));
  high = Math.min(high, turned(lostAt(ply + 1, 1, edge)));
  if (low >= high) return low;
  const isOpen = high - low > 1;
  const mayPrune = !isOpen && !inKaida && !isDecided(low, edge) && !isDecided(high, edge);
  if (mayPrune && switches.futility && depth <= MOST_SPARED) {
    const above = scoreFarAbove(context, sparedFrom(high, depth));
    if (above !== UNKNOWN) return above;
  }
  const { at } = path;
  let tableMove: PackedMove = 0;
  let worth = UNKNOWN;
  if (switches.table && table.probe(tableKey(path), path.high[at]!)) {
    tableMove = table.move;
    worth = table.worth;
    const score = fromTable(table.score, ply, edge);
    if (!isOpen && table.depth >= depth && boundHolds(table.bound, score, low, high)) return score;
  }
  if (worth !== UNKNOWN) keepWorth(context, worth);
  else if (!inKaida) worth = staticWorth(context);
  const stand = inKaida ? -INFINITE : scoreFrom(context, worth);
  context.stands[ply] = stand;
  if (mayPrune) {
    const pruned = pruneNode(context, depth, ply, low, high, base, stand, mayPass && !bare);
    if (pruned !== undefined) return pruned;
  }
  if (tableMove === 0 && depth >= LEAST_UNKNOWN && switches.unknown) depth--;
  const first = low;
  const node = nodeOf(context, depth, ply, low, high, inKaida, stand);
  const decided = searchMoves(context, node, base, bare ? 0 : tableMove);
  if (decided !== undefined) return decided;
  if (switches.table) storeNode(context, node, first, worth);
  return node.best;
}

/** The score of a position so good, or so bad, that its moves need not be looked at; undefined if it needs a search. */
function pruneNode(
  context: Context,
  depth: number,
  ply: number,
  low: number,
  high: number,
  base: number,
  stand: number,
  mayPass: boolean,
): number | undefined {
  const { path, switches } = context;
  if (switches.futility && depth <= MOST_SPARED && stand >= sparedFrom(high, depth)) return stand;
  if (switches.razoring && depth <= MOST_RAZED && stand + RAZED * depth <= low && !hasKing(path.board)) {
    const settled = settle(context, ply, 0, low, high, base, false);
    if (settled <= low) return settled;
  }
  if (!mayPass || !context.mayPass || depth < 2 || stand < high || !hasReserves(path)) return undefined;
  pass(path);
  context.nodes++;
  context.ordering.arrivals[ply + 1] = 0;
  const less = passedLess(depth, stand - high);
  const score = turned(
    negamax(context, depth - less, ply + 1, turned(high), turned(high) + 1, base, false, false),
  );
  unpass(path);
  context.lengths[ply] = 0;
  return score >= high && !isDecided(score, context.edge) ? score : undefined;
}

/** How many moves of a node are sorted; the rest are taken in any order. */
const ORDERED = 40;

/**
 * Searches the moves of a node, the table move first. Returns a score if there are no moves or another thread has
 * settled the node, and undefined otherwise.
 */
function searchMoves(context: Context, node: Node, base: number, known: PackedMove): number | undefined {
  const { path, ordering, switches } = context;
  const { board } = path;
  const { ply, depth } = node;
  const tableMove = isPlausible(board, known) ? known : 0;
  if (tableMove !== 0) {
    searchMove(context, node, tableMove, base, 0, 0);
    if (node.best >= node.high) {
      if (isQuiet(tableMove)) learn(ordering, board, tableMove, ply, depth, 0, 0);
      return undefined;
    }
  }
  const isStaged = switches.staging && switches.ordering && !node.inKaida && !isBare(context);
  const start = isStaged
    ? searchRemembered(context, node, base, searchTaking(context, node, base, tableMove), tableMove)
    : base;
  if (node.best >= node.high) return undefined;
  const listed = generateMoves(board, start);
  if (listed === start) return endedScore(context, ply, start) ?? 0;
  const end = dropDone(board, base, start, listed);
  if (switches.ordering) rateMoves(ordering, board, start, end, ply, switches.sequels ? depth : 0);
  let isSparing = false;
  const company = depth >= LEAST_SHARED ? context.sharing : null;
  let left: Left[] | null = null;
  for (let i = start; i < end; i++) {
    const key =
      !isSparing && switches.ordering && i - base < ORDERED ? pickSound(ordering, board, i, end) : 0;
    const move = board.sweep.moves[i]!;
    if (move === tableMove) continue;
    const isLate = isQuiet(move) || isLosingKey(key);
    if (isLate && !isSparing && switches.futility && node.isWide && isHopeless(node, context.edge)) {
      // from here on only captures that were not sorted, and moves that give Kaida
      isSparing = true;
      if (hasKing(board)) markKaidas(context.kaidas, board, ply);
      else if (i - base < ORDERED && switches.ordering) break;
    }
    if (isSparing && isLate && !(hasKing(board) && isKaida(context.kaidas, board, move, ply))) continue;
    const late = isLate && !isTakingKey(key) ? 1 : 0;
    if (company === null) searchMove(context, node, move, end, late, key);
    else if (node.tried > 0 && company.isBusy(markOf(context, move))) {
      left ??= [];
      left.push({ move, tried: node.tried++, late, key });
    } else searchMarked(searchMove, context, company, node, move, end, late, key);
    if (node.best >= node.high) {
      if (isQuiet(move)) learn(ordering, board, move, ply, depth, base, i);
      break;
    }
    if (company !== null && isSettledByOther(context, node)) return node.best;
  }
  if (left !== null && searchLeft(searchMove, context, node, left, base, end)) return node.best;
  if (node.tried === 0) node.best = node.low; // every move was pruned as hopeless
  return undefined;
}

/**
 * Searches captures that win material and promotions; they then stand at `base`. Returns the end of that part of the
 * list.
 */
function searchTaking(context: Context, node: Node, base: number, tableMove: PackedMove): number {
  const { ordering } = context;
  const { board } = context.path;
  let end = listTaking(board, base);
  rateTaking(ordering, board, base, end);
  let at = base;
  while (at < end && node.best < node.high) {
    const key = pickSound(ordering, board, at, end);
    if (!isTakingKey(key)) break;
    const move = board.sweep.moves[at]!;
    if (move === tableMove || !staysSafe(board, move)) takeOut(ordering, board, at, --end);
    else {
      at++;
      searchMove(context, node, move, end, 0, key);
    }
  }
  return at;
}

/** Searches killer moves and the reply move, and adds them to the list that ends at `start`. Returns its new end. */
function searchRemembered(
  context: Context,
  node: Node,
  base: number,
  start: number,
  tableMove: PackedMove,
): number {
  const { ordering, switches, edge } = context;
  const { board } = context.path;
  let at = start;
  for (let place = 0; place < REMEMBERED_KEYS.length && node.best < node.high; place++) {
    const move = rememberedMove(ordering, node.ply, place);
    if (move === tableMove || !isPlausible(board, move)) continue;
    if (switches.futility && node.isWide && isHopeless(node, edge)) break;
    if (!isLegal(board, move, at, staysSafe)) continue;
    board.sweep.moves[at++] = move;
    board.sweep.count = at;
    searchMove(context, node, move, at, 1, REMEMBERED_KEYS[place]!);
    if (node.best >= node.high) learn(ordering, board, move, node.ply, node.depth, base, at);
  }
  return at;
}

/** Searches one move of a node: the first with the full window, later ones with a null window first. */
function searchMove(
  context: Context,
  node: Node,
  move: PackedMove,
  end: number,
  late: 0 | 1,
  key: number,
): void {
  const { path, switches } = context;
  const { board } = path;
  const { ply, high, low } = node;
  const depth = node.depth - 1;
  noteArrival(context.ordering, board, move, ply);
  advance(path, move);
  context.nodes++;
  const inKaida = isGivenKaida(board, move);
  let score: number;
  if (node.tried === 0 || !switches.window)
    score = turned(negamax(context, depth, ply + 1, turned(high), turned(low), end, inKaida, true));
  else {
    const less =
      late === 1 && switches.reductions && !node.inKaida && !inKaida
        ? reductionOf(context.reductions, node, isLosingKey(key) ? 0 : key, high - low > 1, isThin(board))
        : 0;
    score = turned(negamax(context, depth - less, ply + 1, turned(low) - 1, turned(low), end, inKaida, true));
    if (score > low && less > 0)
      score = turned(negamax(context, depth, ply + 1, turned(low) - 1, turned(low), end, inKaida, true));
    if (score > low && score < high)
      score = turned(negamax(context, depth, ply + 1, turned(high), turned(low), end, inKaida, true));
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
