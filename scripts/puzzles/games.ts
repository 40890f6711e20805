import {
  legalMoves,
  outcome,
  positionAfter,
  type Move,
  type Position,
  type Ruleset,
  type Variation,
} from '../../src/engine/index.ts';
import { createSearcher, type Level } from '../../src/search/index.ts';
import type { Random } from '../../tests/support/random.ts';
import { openingsOf } from '../matches/match.ts';

/** A played-out game: its positions in order, with the move that led to each but the first. */
export interface PlayedGame {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** Two that meet: levels of the computer, and how often each moves without a thought. */
export interface Pair {
  readonly levels: readonly [Level, Level];
  readonly errs: readonly [number, number];
}
/** Two of about the same strength, who leave each other chances. */
export const EVEN: readonly Pair[] = [
  { levels: [4, 2], errs: [0, 0.35] },
  { levels: [2, 4], errs: [0.35, 0] },
  { levels: [4, 3], errs: [0, 0.2] },
  { levels: [3, 4], errs: [0.2, 0.02] },
  { levels: [3, 3], errs: [0.1, 0.1] },
];
/** One who is new to the game, and whose King is soon in danger. */
export const UNEVEN: readonly Pair[] = [
  { levels: [4, 1], errs: [0, 0.7] },
  { levels: [1, 4], errs: [0.6, 0] },
  { levels: [4, 2], errs: [0, 0.5] },
  { levels: [2, 4], errs: [0.5, 0] },
];
/** Turns after which a game is broken off, and nodes that a move may cost. */
const MOST_TURNS = 300;
const NODES = 4000;

/** Plays games of a variation between levels of the computer, from openings of the book: the same for the same seed. */
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
    const seed = random.below(1 << 30);
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
            { limits: { nodes: NODES }, level: pair.levels[turn & 1]!, seed: seed + (turn & 1) },
          ).best;
      const after = best === null ? undefined : positionAfter(position, best);
      if (best === null || after === undefined) break;
      moves.push(best);
      positions.push(after);
    }
    yield { positions, moves };
  }
}
