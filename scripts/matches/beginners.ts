import { rulesetOf, SIDES, startPosition, type Variation } from '../../src/engine/index.ts';
import type { Level } from '../../src/search/index.ts';
import { emptyTally, playPair, type Tally } from './match.ts';
import { playerOf } from './players.ts';
import { randomPlayer } from './random.ts';

/** The distance between seeds, so that no two share a game. */
const SEEDS_APART = 1_000_000;

/** The results of a level against random moves. */
export interface Fared {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly tally: Tally;
}

/**
 * Plays pairs of games from the start of a variation, each player once with either side, with Yellow and Blue beginning
 * alternately.
 */
export function fareAgainstRandom(variation: Variation, level: Level, games: number, seed: number): Fared {
  const player = playerOf(rulesetOf(variation), `level=${level}`);
  const random = randomPlayer();
  const tally = emptyTally();
  const results = { won: 0, lost: 0, drawn: 0 };
  for (let pair = 0; 2 * pair < games; pair++)
    playPair(
      startPosition(variation, SIDES[pair % SIDES.length]),
      seed * SEEDS_APART + pair,
      player,
      random,
      tally,
      ({ yellow, blue }, isYellow) => {
        const lead = isYellow ? yellow - blue : blue - yellow;
        results[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
      },
    );
  return { ...results, tally };
}
