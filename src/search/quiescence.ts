import {
  EMPTY,
  generateMoves,
  isGivenKaida,
  isSafe,
  listTaking,
  moveTo,
  sideOf,
  staysSafe,
  TRAIT,
} from '../engine/search.ts';
import { keepLine, pollNow, type Context } from './context.ts';
import { endedScore, isBare } from './ended.ts';
import { isLosingKey, losesByTaking, pickBest, rateMoves, rateTaking, ROYAL_POINTS } from './ordering.ts';
import { advance, retreat } from './advance.ts';
import { tableKey } from './path.ts';
import { fromTable, INFINITE, MOST_PLIES, toTable, turned } from './scores.ts';
import { BOUND, boundHolds, UNKNOWN } from './table.ts';
import { keepWorth, roughWorth, scoreFarAbove, scoreFrom, staticWorth } from './worth.ts';

/** For how many plies of the quiescence search a King in Kaida gets all its answers. */
const ANSWERED = 3;
/** The most captures that are tried, by plies of the quiescence search; beyond these plies only the best one. */
const MOST_TRIED = [24, 6, 3, 2, 2] as const;
/**
 * A capture is skipped if even its victim and this margin, in centipoints, cannot bring the score up to the lower
 * bound.
 */
const SPARE = 200;

/**
 * The quiescence search: the score of a position once the captures are over. The side to move may stand pat or go on
 * capturing. `beyond` counts the plies below the leaves of the full search.
 */
export function settle(
  context: Context,
  ply: number,
  beyond: number,
  low: number,
  high: number,
  base: number,
  inKaida: boolean,
): number {
  const { switches } = context;
  context.lengths[ply] = 0;
  if (ply > context.reached) context.reached = ply;
  if ((context.nodes & context.pollMask) === 0) pollNow(context);
  if (isBare(context)) {
    const ended = endedScore(context, ply, base);
    if (ended !== undefined) return ended;
  }
  if (ply >= MOST_PLIES - 2) return scoreFrom(context, staticWorth(context));
  if (inKaida && beyond <= ANSWERED && switches.extensions)
    return answerKaida(context, ply, beyond, low, high, base);
  if (beyond === 0 && switches.settling) return settleFirst(context, ply, low, high, base, inKaida);
  const stand = scoreFrom(context, roughWorth(context, low, high));
  if (stand >= high || !switches.quiescence) return stand;
  return takeOn(context, ply, beyond, stand, low, high, base, inKaida);
}

/** The first ply of the quiescence search, which also probes and stores in the table. */
function settleFirst(
  context: Context,
  ply: number,
  low: number,
  high: number,
  base: number,
  inKaida: boolean,
): number {
  const { path, table, edge } = context;
  const { at } = path;
  const above = scoreFarAbove(context, high);
  if (above !== UNKNOWN) return above;
  const [first, second] = [tableKey(path), path.high[at]!];
  let worth = UNKNOWN;
  if (table.probe(first, second)) {
    const score = fromTable(table.score, ply, edge);
    if (high - low === 1 && boundHolds(table.bound, score, low, high)) return score;
    ({ worth } = table);
  }
  if (worth === UNKNOWN) worth = roughWorth(context, low, high);
  else keepWorth(context, worth);
  const stand = scoreFrom(context, worth);
  if (stand >= high || !context.switches.quiescence) return stand;
  const score = takeOn(context, ply, 0, stand, low, high, base, inKaida);
  const bound = score >= high ? BOUND.atLeast : score > low ? BOUND.exact : BOUND.atMost;
  table.store(first, second, 0, toTable(score, ply, edge), UNKNOWN, 0, bound);
  return score;
}

/** In Kaida a side cannot stand pat: every legal answer is searched. */
function answerKaida(
  context: Context,
  ply: number,
  beyond: number,
  low: number,
  high: number,
  base: number,
): number {
  const { path, ordering } = context;
  const { board } = path;
  const end = generateMoves(board, base);
  if (end === base) return endedScore(context, ply, base) ?? 0;
  rateMoves(ordering, board, base, end, ply, 0);
  let best = -INFINITE;
  for (let i = base; i < end && best < high; i++) {
    pickBest(ordering, board.sweep.moves, i, end);
    best = Math.max(best, tryMove(context, ply, beyond, Math.max(low, best), high, i, end));
  }
  return best;
}

function takeOn(
  context: Context,
  ply: number,
  beyond: number,
  stand: number,
  low: number,
  high: number,
  base: number,
  inKaida: boolean,
): number {
  const { ordering, switches } = context;
  const { board } = context.path;
  if (switches.selection && isTooLittle(context, stand, low)) return stand;
  const end = listTaking(board, base);
  rateTaking(ordering, board, base, end);
  let best = stand;
  const isUnasked = beyond > ANSWERED; // whether the King is in Kaida has not been tested
  let left = switches.selection ? (MOST_TRIED[beyond] ?? 1) : Infinity;
  for (let i = base; i < end && best < high && left > 0; i++) {
    const key = pickBest(ordering, board.sweep.moves, i, end);
    if (isLosingKey(key)) break;
    const move = board.sweep.moves[i]!;
    if (switches.selection) {
      const taken = board.cells[moveTo(move)]!;
      const gain = taken === EMPTY || sideOf(taken) === board.turn ? 0 : 100 * ordering.points[taken]!;
      const hopeless = taken !== EMPTY && stand + gain + SPARE <= Math.max(low, best);
      if (
        (hopeless && Math.abs(stand) < context.edge && !endsByCount(context)) ||
        losesByTaking(ordering, board, move)
      )
        continue;
    }
    if (!(isUnasked || inKaida ? isSafe : staysSafe)(board, move)) continue;
    left--;
    best = Math.max(best, tryMove(context, ply, beyond, Math.max(low, best), high, i, end));
  }
  return best;
}

/**
 * Whether not even the capture of the enemy's best piece can bring the score up to the lower bound, with no promotion
 * near.
 */
function isTooLittle(context: Context, stand: number, low: number): boolean {
  if (stand + 100 + SPARE > low || Math.abs(stand) >= context.edge || endsByCount(context)) return false;
  const { ordering, path } = context;
  const { cells, pieces, count, turn, rules } = path.board;
  const enemy = turn === 0 ? 1 : 0;
  const least = (low - stand - SPARE) / 100;
  for (let i = count[enemy]! - 1; i >= 0; i--) {
    const points = ordering.points[cells[pieces[enemy][i]!]!]!;
    if (points > least && points < ROYAL_POINTS) return false;
  }
  const { height, width } = rules.geometry;
  for (let i = count[turn]! - 1; i >= 0; i--) {
    const square = pieces[turn][i]!;
    if ((rules.traits[cells[square]!]! & TRAIT.promotes) === 0) continue;
    const rank = Math.trunc(square / width);
    if ((turn === 0 ? height - 1 - rank : rank) <= NEAR_PROMOTION) return false;
  }
  return true;
}

const NEAR_PROMOTION = 3;

/** Whether the enemy has so few pieces that one more capture may end the game. */
function endsByCount({ path }: Context): boolean {
  const { board, evaluation } = path;
  return board.count[board.turn === 0 ? 1 : 0]! <= evaluation.bareCount + 1;
}

/** The score of a move from the list, from the view of the side that makes it. */
function tryMove(
  context: Context,
  ply: number,
  beyond: number,
  low: number,
  high: number,
  at: number,
  end: number,
): number {
  const { path } = context;
  const { board } = path;
  const move = board.sweep.moves[at]!;
  advance(path, move);
  context.nodes++;
  const inKaida = beyond < ANSWERED && isGivenKaida(board, move);
  const score = turned(settle(context, ply + 1, beyond + 1, turned(high), turned(low), end, inKaida));
  retreat(path);
  if (score > low) keepLine(context, ply, move);
  return score;
}
