/**
 * Thin endings that the side to move should win: two to four pieces and a King against one to three pieces and a King.
 *
 *     npx tsx scripts/endings.ts draw [SEED]           writes 40 of them to tests/fixtures/endings.tsv
 *     npx tsx scripts/endings.ts play [NODES] [FROM]   plays them with NODES per move, and lists those that are not won
 */
import { writeFileSync } from 'node:fs';
import { formatPosition, parsePosition, type Position } from '../src/engine/index.ts';
import { createSearcher, type Score } from '../src/search/index.ts';
import { emptyGrid, lineOf, variationOf } from '../tests/support/grid.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { FILE, isConverted, playThin, thinEndings } from './suites/thin.ts';

const WANTED = 40;
/** The nodes of the search that judges an ending, and the least estimate that it must reach if it proves nothing. */
const PROOF = 100_000;
const LEAST = 900;

/** The pieces of the better side, and those of the other. */
const ARMIES = [
  ['DDD', 'S'],
  ['DD', 'S'],
  ['PD', 'SS'],
  ['P', 'D'],
  ['CD', 'H'],
  ['GS', 'J'],
  ['JJ', 'S'],
  ['CJ', 'DS'],
  ['PH', 'C'],
  ['GDD', 'JS'],
  ['DDDD', 'D'],
  ['JDS', 'S'],
  ['CM', 'SSS'],
  ['JDD', 'M'],
  ['GC', 'DH'],
] as const;

/** A random ending with Yellow to move; undefined if the rules do not allow it. */
function draw(random: Random): Position | undefined {
  const id = random.pick(['poron', 'stikitche']);
  const grid = emptyGrid(id);
  const [better, other] = random.pick(ARMIES);
  const free = (least: number, most: number): number => {
    const { width } = grid.geometry;
    for (;;) {
      const square = (least + random.below(most - least)) * width + random.below(width);
      if (grid.letters[square] === '.') return square;
    }
  };
  const { height } = grid.geometry;
  for (const letter of `K${better}`) grid.letters[free(0, Math.trunc(height / 2))] = letter;
  // Swods of the other side begin some way from promotion
  for (const letter of `k${other.toLowerCase()}`) grid.letters[free(Math.trunc(height / 2), height)] = letter;
  const read = parsePosition(variationOf(id), lineOf(grid, 'y', '-', [], 0));
  return read.ok ? read.value : undefined;
}

/**
 * The points that an ending is worth: 1 if Hyrkaida is proved, ½ if it is won in some other way, 0 if no win is in
 * sight.
 */
function worthOf(score: Score | undefined): number {
  if (score === undefined) return 0;
  if (score.kind === 'centipoints') return score.value >= LEAST ? 0.5 : 0;
  return score.kind === 'win' ? score.points : 0;
}

function writeSuite(seed: number): void {
  const random = seeded(seed);
  const rows: string[] = [];
  while (rows.length < WANTED) {
    const position = draw(random);
    if (position === undefined) continue;
    const { lines } = createSearcher(position.ruleset, { tableBits: 16 }).search(
      { position, earlier: [] },
      { limits: { nodes: PROOF } },
    );
    const points = worthOf(lines[0]?.score);
    if (points === 0) continue;
    rows.push(`${points}\t${position.ruleset.variation.id}\t${formatPosition(position)}`);
    console.error(`${rows.length}: ${rows.at(-1)}`);
  }
  writeFileSync(FILE, `${rows.join('\n')}\n`);
}

function playSuite(nodes: number, from: number): void {
  let won = 0;
  const endings = thinEndings().slice(from);
  for (const ending of endings) {
    const result = playThin(ending, nodes);
    const converted = isConverted(ending, result);
    if (converted) won++;
    const verdict = converted ? 'won' : 'NOT WON';
    console.log(`${verdict}\t${result.end} after ${result.turns}\t${formatPosition(ending.position)}`);
  }
  console.log(`${won} of ${endings.length} won`);
}

const [mode = '', first, second = '0'] = process.argv.slice(2);
if (mode === 'draw') writeSuite(Number(first ?? 1));
else if (mode === 'play') playSuite(Number(first ?? 50_000), Number(second));
else {
  console.error('usage: npx tsx scripts/endings.ts draw [SEED] | play [NODES] [FROM]');
  process.exit(2);
}
