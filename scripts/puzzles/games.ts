import {
  legalMoves,
  outcome,
  positionAfter,
  type Move,
  type Position,
  type Ruleset,
  type Variation,
} from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import type { Random } from '../../tests/support/random.ts';
import { openingsOf } from '../matches/match.ts';

/** A finished game: its positions in order, each with the move that led to it, except the first. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** Two opponents: the depth of each in plies, and how often it moves without thinking. */
export interface Pair {
  readonly depths: readonly [number, number];
  readonly errs: readonly [number, number];
}
/** Two opponents of about the same strength, who leave each other chances. */
export const EVEN: readonly Pair[] = [
  { depths: [3, 1], errs: [0.05, 0.3] },
  { depths: [1, 3], errs: [0.3, 0.05] },
  { depths: [2, 2], errs: [0.1, 0.1] },
  { depths: [3, 2], errs: [0.05, 0.2] },
];
/** One of the two is a beginner, whose King is soon in danger. */
export const UNEVEN: readonly Pair[] = [
  { depths: [3, 1], errs: [0, 0.7] },
  { depths: [1, 3], errs: [0.6, 0] },
  { depths: [3, 1], errs: [0, 0.5] },
  { depths: [1, 3], errs: [0.5, 0] },
];
/** The number of turns after which a game is broken off, and the nodes for a move. */
const MOST_TURNS = 300;
const NODES = 3000;

/** Plays games of a variation from openings of the book; the same seed gives the same games. */
export function* gamesOf(
  variation: Variation,
  ruleset: Ruleset,
  pairs: readonly Pair[],
  random: Random,
): Generator<PlayedGame> {
  const searcher = createSearcher(ruleset);
  const openings = openingsOf(variation);
  for (;;) {
    const pair = random.pick(pairs);
    const positions = [random.pick(openings)];
    const moves: Move[] = [];
    searcher.forget();
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const position = positions.at(-1)!;
      if (outcome(position).status === 'over') break;
      const best = random.chance(pair.errs[turn & 1]!)
        ? random.pick(legalMoves(position))
        : searcher.search(
            { position, earlier: positions.slice(0, -1) },
            { limits: { depth: pair.depths[turn & 1]!, nodes: NODES } },
          ).best;
      const after = best === null ? undefined : positionAfter(position, best);
      if (best === null || after === undefined) break;
      moves.push(best);
      positions.push(after);
    }
    yield { positions, moves };
  }
}
