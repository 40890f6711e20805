/**
 * Writes the suite of positions in which the side to move can force Hyrkaida in one, two or three turns, found by
 * exhaustive search, to `tests/fixtures/hyrkaida.tsv`: turns, variation, position. The same seed writes the same file.
 *
 *     npx tsx scripts/hyrkaida.ts [SEED]
 */
import { writeFileSync } from 'node:fs';
import {
  formatPosition,
  legalMoves,
  outcome,
  parsePosition,
  play,
  type Position,
  startPosition,
} from '../src/engine/index.ts';
import { variationOf } from '../tests/support/grid.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { plainChoice } from '../tests/support/plainOpponent.ts';
import { randomLine } from '../tests/support/randomPositions.ts';
import { HyrkaidaFinder } from './suites/forced.ts';

const FILE = new URL('../tests/fixtures/hyrkaida.tsv', import.meta.url);
/** How many positions to find, by turns and by origin. */
const WANTED = { drawn: { 1: 20, 2: 25, 3: 20 }, played: { 1: 25, 2: 20, 3: 1 } } as const;
type Source = keyof typeof WANTED;
const TURNS = [1, 2, 3] as const;
/** The number of tried moves after which a position is given up. */
const MOST_MOVES = 400_000;

const finder = new HyrkaidaFinder(MOST_MOVES);

/** A random position with few pieces. */
function drawnPositions(random: Random): readonly Position[] {
  const id = random.pick(['poron', 'poron', 'stikitche']);
  const style = random.pick(['few', 'corner', 'lines', 'stalemate', 'firstMoves'] as const);
  const read = parsePosition(variationOf(id), randomLine(id, random, style));
  return read.ok ? [read.value] : [];
}

/** The positions shortly before the end of a game of Poron between two plain opponents that ended by Hyrkaida. */
function playedPositions(random: Random): readonly Position[] {
  const positions = [startPosition(variationOf('poron'))];
  for (let turn = 0; turn < 400; turn++) {
    const position = positions.at(-1)!;
    const move = turn < 8 ? random.pick(legalMoves(position)) : plainChoice(position, 1 + (turn & 1), random);
    const played = move === null ? null : play(position, move);
    if (played === null || !played.ok) break;
    positions.push(played.value.position);
  }
  const end = outcome(positions.at(-1)!);
  if (end.status !== 'over' || end.ending !== 'hyrkaida') return [];
  return [-2, -4, -6].flatMap((back) => positions.at(back) ?? []);
}

const MAKERS: Readonly<Record<Source, (random: Random) => readonly Position[]>> = {
  drawn: drawnPositions,
  played: playedPositions,
};

const [seedText = '1'] = process.argv.slice(2);
const found = new Set<string>();
for (const source of ['drawn', 'played'] as const) {
  const random = seeded(Number(seedText));
  const left: Record<number, number> = { ...WANTED[source] };
  while (TURNS.some((turns) => left[turns]! > 0)) {
    for (const position of MAKERS[source](random)) {
      const turns = finder.turnsTo(position, 3);
      if (turns === 0 || left[turns]! <= 0) continue;
      left[turns]!--;
      found.add(`${turns}\t${position.ruleset.variation.id}\t${formatPosition(position)}`);
      console.error(`${source}: ${TURNS.map((wanted) => left[wanted]).join(' ')} to go`);
    }
  }
}
writeFileSync(FILE, `${Array.from(found).toSorted().join('\n')}\n`);
console.log(`${found.size} positions`);
