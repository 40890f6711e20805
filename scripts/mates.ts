/**
 * Writes the suite of positions in which the side to move can force Hyrkaida in two or three turns, and not sooner, to
 * `tests/fixtures/mates.tsv`: turns, variation, position. They are random positions, some with few pieces and some
 * with 20 to 40, proved by trying every move. The same seed writes the same file.
 *
 *     npx tsx scripts/mates.ts [SEED]
 */
import { writeFileSync } from 'node:fs';
import { formatPosition, parsePosition, type Position } from '../src/engine/index.ts';
import { variationOf } from '../tests/support/grid.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { randomLine, type StyleName } from '../tests/support/randomPositions.ts';
import { HyrkaidaFinder } from './suites/forced.ts';

const FILE = new URL('../tests/fixtures/mates.tsv', import.meta.url);

/**
 * A part of the suite: how many positions to find by number of turns, the fewest and the most pieces in them, and how
 * they are generated.
 */
interface Part {
  readonly wanted: Readonly<Record<2 | 3, number>>;
  readonly pieces: readonly [least: number, most: number];
  readonly styles: readonly StyleName[];
}

const PARTS: Readonly<Record<string, Part>> = {
  few: {
    wanted: { 2: 25, 3: 20 },
    pieces: [3, 12],
    styles: ['few', 'corner', 'lines', 'stalemate', 'firstMoves', 'open'],
  },
  many: {
    wanted: { 2: 30, 3: 15 },
    pieces: [20, 40],
    styles: ['lines', 'array', 'corner', 'firstMoves', 'lastRanks', 'crowded'],
  },
};

/** The number of tried moves after which a position is given up. */
const MOST_MOVES = 1_500_000;
const finder = new HyrkaidaFinder(MOST_MOVES);

const piecesOf = ({ cells }: Position): number => Array.from(cells).filter((code) => code !== 0).length;

/** A random position for this part; undefined if it has too many or too few pieces. */
function draw(random: Random, { pieces: [least, most], styles }: Part): Position | undefined {
  const id = random.pick(['poron', 'poron', 'poron', 'stikitche']);
  const read = parsePosition(variationOf(id), randomLine(id, random, random.pick(styles)));
  if (!read.ok) return undefined;
  const pieces = piecesOf(read.value);
  return pieces >= least && pieces <= most ? read.value : undefined;
}

const [seedText = '1'] = process.argv.slice(2);
const rows: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  const random = seeded(Number(seedText));
  const left = { ...part.wanted };
  while (left[2] + left[3] > 0) {
    const position = draw(random, part);
    const turns = position === undefined ? 0 : finder.turnsTo(position, left[3] > 0 ? 3 : 2);
    if (position === undefined || (turns !== 2 && turns !== 3) || left[turns] === 0) continue;
    left[turns]--;
    rows.push(`${turns}\t${position.ruleset.variation.id}\t${formatPosition(position)}`);
    console.error(`${name}: ${left[2]} in two and ${left[3]} in three to go`);
  }
}
writeFileSync(FILE, `${rows.join('\n')}\n`);
console.log(`${rows.length} positions`);
