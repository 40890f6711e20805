import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  createSearcher,
  LEVELS,
  type Level,
  type Score,
  type Searcher,
  type SearchLimits,
} from '../../src/search/index.ts';
import { WEIGHTS, type Weights } from '../../src/search/evaluation/weights.ts';
import type { Ruleset } from '../../src/engine/index.ts';
import { trainedNetwork } from '../../src/cli/trainedNetwork.ts';
import { plainChoice } from '../../tests/support/plainOpponent.ts';
import { seeded, type Random } from '../../tests/support/random.ts';
import { type Player, WON } from './game.ts';

/**
 * The player that a text describes: `plain=3` for the plain opponent at a depth; otherwise a list of `depth=`,
 * `nodes=`, `ms=`, `level=` and `weights=FILE` (JSON of the weights that differ), separated by commas. Throws on
 * anything else.
 */
export function playerOf(ruleset: Ruleset, text: string): Player {
  const parts = new Map(
    text.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, value] as const;
    }),
  );
  const plain = parts.get('plain');
  if (plain !== undefined && parts.size === 1) return plainPlayer(text, numberOf('plain', plain));
  const limits: Record<string, number> = {};
  let level: Level | undefined;
  let weights: Weights = WEIGHTS;
  for (const [name, value] of parts)
    if (name === 'depth' || name === 'nodes') limits[name] = numberOf(name, value);
    else if (name === 'ms') limits['moveTime'] = numberOf(name, value);
    else if (name === 'level') level = levelOf(value);
    else if (name === 'weights') weights = weightsFrom(readFileSync(value, 'utf8'));
    else throw new Error(`“${name}” is no setting; expected plain, depth, nodes, ms, level, weights`);
  return searchPlayer(
    text,
    createSearcher(ruleset, { weights, network: trainedNetwork(ruleset) }),
    limits,
    level,
  );
}

/** A player that searches within limits, at a level if one is given. */
export function searchPlayer(
  name: string,
  searcher: Searcher,
  limits: SearchLimits,
  level: Level | undefined,
): Player {
  let seed = 0;
  let worth: number | undefined;
  return {
    name,
    worth: () => worth,
    begin: (game) => {
      seed = game;
      searcher.forget();
    },
    choose: (position, earlier) => {
      const options = { limits, seed, ...(level === undefined ? {} : { level }) };
      const { best, lines } = searcher.search({ position, earlier }, options);
      worth = worthOf(lines[0]?.score);
      return best;
    },
  };
}

/** A score in centipoints, as for `Player.worth`. */
function worthOf(score: Score | undefined): number | undefined {
  if (score === undefined || score.kind === 'centipoints') return score?.value;
  return score.kind === 'win' ? WON : -WON;
}

function plainPlayer(name: string, depth: number): Player {
  let random: Random = seeded(0);
  return {
    name,
    begin: (game) => {
      random = seeded(game);
    },
    choose: (position) => plainChoice(position, depth, random),
  };
}

/** The weights, given as JSON of those that differ. Throws on an unknown name, or a value that is not a number. */
export function weightsFrom(json: string): Weights {
  const names = v.pipe(
    v.string(),
    v.check((name) => Object.hasOwn(WEIGHTS, name), 'no weight has this name'),
  );
  return { ...WEIGHTS, ...v.parse(v.record(names, v.number()), JSON.parse(json)) };
}

function numberOf(name: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`${name}=${value}: expected a whole number`);
  return Number(value);
}

function levelOf(value: string): Level {
  const level = LEVELS.find((known) => String(known) === value);
  if (level === undefined) throw new Error(`level=${value}: expected ${LEVELS.join(', ')}`);
  return level;
}
