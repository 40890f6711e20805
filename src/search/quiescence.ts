import { EMPTY, generateMoves, generateTaking, isInKaida, moveTo, sideOf } from '../engine/search.ts';
import { keepLine, POLL, type Context } from './context.ts';
import { endedScore, isBare } from './ended.ts';
import { isLosingKey, losesByTaking, pickBest, rateMoves, rateTaking } from './ordering.ts';
import { advance, retreat } from './path.ts';
import { INFINITE, MOST_PLIES } from './scores.ts';
import { roughWorth, scoreFrom, staticWorth } from './worth.ts';

/** For how many plies beyond the last one a King in Kaida gets all its answers. */
const ANSWERED = 3;
/** The most captures that are tried, by plies beyond the last one; after that only the best one. */
const MOST_TRIED = [24, 6, 3, 2, 2] as const;
/**
 * A capture is left out if its victim, with this many centipoints to spare, cannot bring the score to the lower
 * bound.
 */
const SPARE = 200;

/**
 * The score of a position once the captures are over: the side to move may take it as it stands or capture on.
 * `beyond` counts the plies after the last one searched in full.
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
  if ((context.nodes & (POLL - 1)) === 0) context.poll();
  if (isBare(context)) {
    const ended = endedScore(context, ply, base);
    if (ended !== undefined) return ended;
  }
  if (ply >= MOST_PLIES - 2) return scoreFrom(context, staticWorth(context));
  if (inKaida && beyond <= ANSWERED && switches.extensions)
    return answerKaida(context, ply, beyond, low, high, base);
  const stand = scoreFrom(context, roughWorth(context, low, high));
  if (stand >= high || !switches.quiescence) return stand;
  return takeOn(context, ply, beyond, stand, low, high, base);
}

/** In Kaida one cannot stand still: every legal answer is looked at. */
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
  rateMoves(ordering, board, base, end, ply);
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
): number {
  const { ordering, switches } = context;
  const { board } = context.path;
  const end = generateTaking(board, base);
  rateTaking(ordering, board, base, end);
  let best = stand;
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
      left--;
    }
    best = Math.max(best, tryMove(context, ply, beyond, Math.max(low, best), high, i, end));
  }
  return best;
}

/** Whether the enemy is down to so few pieces that one more capture may end the game. */
function endsByCount({ path }: Context): boolean {
  const { board, evaluation } = path;
  return board.count[board.turn === 0 ? 1 : 0]! <= evaluation.bareCount + 1;
}

/** The score of a move from the list, for the side that makes it. */
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
  const inKaida = beyond < ANSWERED && isInKaida(board, board.turn);
  const score = -settle(context, ply + 1, beyond + 1, -high, -low, end, inKaida);
  retreat(path);
  if (score > low) keepLine(context, ply, move);
  return score;
}
