import type { Mind } from '../seam/game.ts';
import { sideOf, type Rules } from '../seam/rules.ts';
import type { Secrets } from '../seam/secrets.ts';
import { viewsOf } from '../seam/seen.ts';
import { allowedMoves } from '../seam/walk.ts';
import { bestAgainst } from './against.ts';

/** An advantage of this much makes it about three to one that a side wins; a man is worth about 100. */
const LIKELY = 160;
/** How curious the search is about moves that have not done well so far. */
const CURIOSITY = 0.12;
/** The first impression of a move weighs as much as this many games. */
const FIRST = 2;
/** Play from a guess goes on no longer than this. */
const MOST_PLIES = 120;

interface Sampled<Position, Move> {
  readonly rules: Rules<Position, Move>;
  readonly mind: Mind<Position, Move>;
  readonly secrets: Secrets<Position, Move>;
  readonly draw: () => number;
}

/** What a seat may expect of a position, from 0 to 1. */
function hopeOf<Position, Move>(
  { rules, mind }: Sampled<Position, Move>,
  position: Position,
  seat: number,
): number {
  const side = sideOf(rules, seat);
  const outcome = rules.outcome(position);
  if (outcome.over) return outcome.winner === side ? 1 : 0;
  const worths = mind.worths?.(position, rules.seats) ?? [];
  return 1 / (1 + Math.exp((bestAgainst(rules, worths, seat) - (worths[seat] ?? 0)) / LIKELY));
}

/** The move that looks best at once to the seat that makes it; the moves of chance are random. */
function plainMove<Position, Move>(sampled: Sampled<Position, Move>, position: Position): Move | undefined {
  const { rules, mind, draw } = sampled;
  const moves = rules.moves(position);
  const turn = rules.turn(position);
  if (turn === 'chance' || moves.length === 1) return moves[Math.floor(draw() * moves.length)];
  let best: Move | undefined;
  let top = -Infinity;
  for (const move of moves) {
    const worths = mind.worths?.(rules.play(position, move), rules.seats) ?? [];
    // equal moves take turns
    const score = (worths[turn] ?? 0) - bestAgainst(rules, worths, turn) + draw();
    if (score > top) [best, top] = [move, score];
  }
  return best;
}

/**
 * Plays on until nothing is hidden and nobody has a choice, with each player moving as if everything there were
 * visible.
 */
function playedOut<Position, Move>(sampled: Sampled<Position, Move>, from: Position): Position {
  const { rules, secrets } = sampled;
  let position = from;
  for (let ply = 0; ply < MOST_PLIES && !rules.outcome(position).over; ply++) {
    if (!secrets.hides(position) && rules.moves(position).length > 1) break;
    const move = plainMove(sampled, position);
    if (move === undefined) break;
    position = rules.play(position, move);
  }
  return position;
}

/**
 * Looks for the best move in a game with hidden hands: from what its seat has seen, it guesses random complete
 * positions, and plays each move on in them, more often those that do well. It only ever looks at the position through
 * what the seat sees. Null if there is no move.
 */
export function searchSampled<Position, Move>(
  sampled: Sampled<Position, Move>,
  past: readonly Position[],
  position: Position,
  samples: number,
): Move | null {
  const { rules, secrets, draw } = sampled;
  const turn = rules.turn(position);
  if (turn === 'chance') return null;
  const views = viewsOf(secrets, past, position, turn);
  const first = secrets.guess(views, turn, draw);
  const moves = allowedMoves(rules, first, []);
  const tried = moves.map((move) => ({
    move,
    visits: FIRST,
    gains: FIRST * hopeOf(sampled, rules.play(first, move), turn),
  }));
  for (let sample = 0; tried.length > 1 && sample < samples; sample++) {
    const world = secrets.guess(views, turn, draw);
    const scoreOf = ({ visits, gains }: (typeof tried)[number]): number =>
      gains / visits + CURIOSITY * Math.sqrt(Math.log(sample + 1) / visits);
    const next = tried.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best));
    next.visits++;
    next.gains += hopeOf(sampled, playedOut(sampled, rules.play(world, next.move)), turn);
  }
  const best = tried.reduce<(typeof tried)[number] | null>(
    (most, one) =>
      most === null || one.visits > most.visits || (one.visits === most.visits && one.gains > most.gains)
        ? one
        : most,
    null,
  );
  return best?.move ?? null;
}
