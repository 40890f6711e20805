import {
  isKaida,
  legalMoves,
  outcome,
  play,
  rulesetOf,
  startPosition,
  type Move,
  type Position,
  type Variation,
} from '../../src/engine/index.ts';
import { createSearcher, type SearchResult } from '../../src/search/index.ts';
import type { Network } from '../../src/search/network/network.ts';
import { randomIntegers } from '../../src/search/random.ts';

/** A quiet position of a game, with the score of a search and the result of the game. */
export interface Sample {
  readonly position: Position;
  /** Centipoints, for Yellow. */
  readonly score: number;
  /** Yellow's result: 0 to 4 quarters of a game; a half win is 3. */
  readonly quarters: number;
}

/** A game begins with this many random moves, at least and at most. */
const [LEAST_RANDOM, MOST_RANDOM] = [2, 20];
/** Later on, one move in this many is random, too. */
const STRAY = 9;
/** A game is given up as drawn after this many turns. */
const MOST_TURNS = 400;

type Lot = (under: number) => number;

/**
 * Plays a game of the computer against itself, with `nodes` per move and some random moves, and returns its quiet
 * positions: the side to move is not in Kaida, the best move captures nothing, and nothing is decided. One position in
 * `every` is kept.
 */
export function samplesOfGame(
  variation: Variation,
  nodes: number,
  seed: number,
  every: number,
  network: Network | undefined,
): readonly Sample[] {
  const integers = randomIntegers(seed);
  const lot: Lot = (under) => (integers() >>> 0) % under;
  const searcher = createSearcher(rulesetOf(variation), { tableBits: 15, network });
  const kept: { readonly position: Position; readonly score: number }[] = [];
  const earlier: Position[] = [];
  let position = startPosition(variation);
  let left = LEAST_RANDOM + lot(MOST_RANDOM - LEAST_RANDOM + 1);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const found = outcome(position);
    if (found.status === 'over') return withResult(kept, 2 * (1 + found.points.yellow - found.points.blue));
    const isStray = left > 0 || lot(STRAY) === 0;
    left--;
    let move: Move | null;
    if (isStray) {
      const moves = legalMoves(position);
      move = moves[lot(moves.length)] ?? null;
    } else {
      const result = searcher.search({ position, earlier }, { limits: { nodes } });
      move = result.best;
      const score = centipointsOf(result);
      if (move !== null && score !== undefined && turn % every === seed % every && isQuiet(position, move))
        kept.push({ position, score: position.turn === 'yellow' ? score : -score });
    }
    if (move === null) break;
    const played = play(position, move);
    if (!played.ok) throw new Error('the search gave a move that is not legal');
    earlier.push(position);
    if (earlier.length > 100) earlier.shift();
    ({ position } = played.value);
  }
  return withResult(kept, 2);
}

const withResult = (kept: readonly Omit<Sample, 'quarters'>[], quarters: number): readonly Sample[] =>
  kept.map((one) => ({ ...one, quarters }));

function centipointsOf({ lines }: SearchResult): number | undefined {
  const score = lines[0]?.score;
  return score?.kind === 'centipoints' ? score.value : undefined;
}

function isQuiet(position: Position, move: Move): boolean {
  if (isKaida(position)) return false;
  const played = play(position, move);
  return played.ok && played.value.events.every(({ type }) => type !== 'captured');
}
