import { pathToFileURL } from 'node:url';
import {
  formatCoordinates,
  legalMoves,
  outcome,
  parsePosition,
  rulesetOf,
  VARIATIONS,
} from '../../src/engine/index.ts';
import { compare, playText, type Disagreement } from './compare.ts';
import { variationOf } from './grid.ts';
import { keptError } from './keptCheck.ts';
import { openingError } from './openingCheck.ts';
import { seeded, type Random } from './random.ts';
import { LARGER_IDS, randomId, RULES_ALONE, SEVEN_BASES } from './randomIds.ts';
import { anyLine, randomLine, STYLE_NAMES } from './randomPositions.ts';
import { referenceStart } from './reference/index.ts';
import { shortCutError } from './unguarded.ts';

/** How many positions a campaign has compared, and how. */
export interface Tally {
  /** With the reference, all legal moves and the outcome; of these, with records too. */
  positions: number;
  records: number;
  /** Moves played on both sides. */
  plays: number;
  /** With the engine's own moves tried one by one. */
  tried: number;
}

export const newTally = (): Tally => ({ positions: 0, records: 0, plays: 0, tried: 0 });

/** Compares a position with the reference, with records now and then and a move or two played on both sides. */
export function comparePosition(
  variation: string,
  line: string,
  random: Random,
  tally: Tally,
  options: { readonly records: number; readonly plays: number },
): Disagreement | null {
  const records = random.chance(options.records);
  tally.positions++;
  if (records) tally.records++;
  return compare(variation, line, {
    records,
    plays: (moves) => {
      if (moves.length === 0) return [];
      const count = random.below(options.plays + 1);
      tally.plays += count;
      return Array.from({ length: count }, () => random.pick(moves));
    },
  });
}

/**
 * Compares a position with the engine's own moves tried one by one (see `unguarded.ts`), what is found after each move with
 * what was kept before it, and the quick question whether a King stays safe with the full one.
 */
export function compareShortCuts(variation: string, line: string, tally: Tally): Disagreement | null {
  const read = parsePosition(variationOf(variation), line);
  if (!read.ok || outcome(read.value).status === 'over') return null;
  tally.tried++;
  const error = shortCutError(read.value) ?? keptError(read.value) ?? openingError(read.value);
  return error === null
    ? null
    : { what: 'short cuts', variation, position: line, engine: error, reference: '' };
}

/** The lines of a random game: from the start or a line, at most this many turns, preferring captures and vaults. */
export function* randomGame(
  variation: string,
  random: Random,
  turns: number,
  from?: string,
): Generator<string> {
  let line = from ?? referenceStart(variation);
  for (let turn = 0; turn <= turns; turn++) {
    yield line;
    const read = parsePosition(variationOf(variation), line);
    if (!read.ok) throw new Error(`the engine refuses its own line: ${line}`);
    const position = read.value;
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    const lively = moves.filter(({ vault, captures }) => vault || captures === 'enemy');
    const move = random.pick(lively.length > 0 && random.chance(0.4) ? lively : moves);
    line = playText(position, formatCoordinates(position.ruleset, move));
  }
}

/** How much of a game is compared: the reference takes long on large boards with many pieces. */
const MEASURES = {
  small: { records: 0.3, plays: 3, turns: 8, ends: 20, pieces: Infinity },
  middle: { records: 0.1, plays: 1, turns: 2, ends: 3, pieces: Infinity },
  large: { records: 0.05, plays: 1, turns: 1, ends: 1, pieces: 110 },
};

function measureOf(id: string): (typeof MEASURES)['small'] {
  const { size } = rulesetOf(variationOf(id)).geometry;
  return size <= 72 ? MEASURES.small : size <= 216 ? MEASURES.middle : MEASURES.large;
}

const countPieces = (line: string): number => line.slice(0, line.indexOf(' ')).replace(/[^a-z]/gi, '').length;

/** One round: a few positions of one variation, first against the reference, then many more by trying every move. */
export function round(variation: string, random: Random, tally: Tally): Disagreement | null {
  const measure = measureOf(variation);
  const style = random.pick(STYLE_NAMES);
  const lines = [
    anyLine(variation, random, style),
    ...randomGame(variation, random, measure.turns, randomLine(variation, random, style)),
  ];
  if (random.chance(0.1)) {
    const game = [...randomGame(variation, random, random.below(120))];
    lines.push(...game.slice(-measure.ends));
  }
  for (const line of lines.filter((text) => countPieces(text) <= measure.pieces)) {
    const found = comparePosition(variation, line, random, tally, measure);
    if (found !== null) return found;
  }
  for (let i = 0; i < 10; i++) {
    const start = randomLine(variation, random, random.pick(STYLE_NAMES));
    for (const line of randomGame(variation, random, 3, start)) {
      const found = compareShortCuts(variation, line, tally);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The games of a campaign in turn: Poron, the small ones, drawn rules with terrain, the larger bases, each rule alone. */
function gameOf(turn: number, random: Random): string {
  const [published, larger] = [VARIATIONS.map(({ id }) => id), LARGER_IDS];
  const plain = [...published, ...larger, ...RULES_ALONE];
  const lists = [['poron'], published, [randomId(random)], plain, [randomId(random, SEVEN_BASES)]];
  const list = lists[turn % lists.length] ?? [];
  return list[Math.floor(turn / lists.length) % list.length] ?? 'poron';
}

/** Runs for this many minutes; returns the first disagreement, or null. */
export function campaign(seed: number, minutes: number, report: (tally: Tally) => void): Disagreement | null {
  const random = seeded(seed);
  const tally = newTally();
  const end = Date.now() + minutes * 60_000;
  let next = Date.now() + 30_000;
  for (let i = 0; Date.now() < end; i++) {
    const found = round(gameOf(i, random), random, tally);
    if (found !== null) {
      report(tally);
      return found;
    }
    if (Date.now() < next) continue;
    report(tally);
    next += 30_000;
  }
  report(tally);
  return null;
}

/** `npx tsx tests/support/campaign.ts SEED MINUTES` */
function main([seed = '1', minutes = '10']: readonly string[]): void {
  const found = campaign(Number(seed), Number(minutes), (tally) => console.log(JSON.stringify(tally)));
  console.log(found === null ? 'no disagreement' : JSON.stringify(found, null, 2));
  if (found !== null) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
