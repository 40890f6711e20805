/**
 * Writes the computer's book of openings, `src/store/computer/openings.tsv`: game, the side that begins, moves.
 *
 *     nice npx tsx scripts/book.ts [NODES] [GAME …]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  findVariation,
  formatCoordinates,
  SIDES,
  startPosition,
  type Move,
  type Ruleset,
  type Variation,
} from '../src/engine/index.ts';
import { grow, linesOf, type Judge } from './book/grow.ts';
import { knowing, searching } from './book/judges.ts';

const FILE = new URL('../src/store/computer/openings.tsv', import.meta.url);

/** How many moves are tried at each ply of a book, and whether Blue's book is Yellow's with the board turned. */
interface Plan {
  readonly widths: readonly number[];
  readonly turns: boolean;
}

const PLANS: Readonly<Record<string, Plan>> = {
  pastang: { widths: [6, 4, 3, 2], turns: true },
  'draks-city': { widths: [6, 4, 3, 2], turns: true },
  stikitche: { widths: [6, 4, 3, 2], turns: false },
  poron: { widths: [6, 4, 3, 2], turns: false },
};

const [nodesText = '60000', ...games] = process.argv.slice(2);

/** The rows for one game's book. */
function rowsOf(variation: Variation, { widths, turns }: Plan): string[] {
  const rows: string[] = [];
  for (const side of turns ? (['yellow'] as const) : SIDES) {
    const start = startPosition(variation, side);
    const lines = linesOf(grow(start, widths, judgeFor(start.ruleset)));
    console.log(`${variation.id}, ${side} begins: ${lines.length} lines`);
    for (const line of lines) {
      rows.push(rowOf(start.ruleset, side, line));
      if (turns) rows.push(turnedRow(start.ruleset, line));
    }
  }
  return rows;
}

/** A judge that prints how many positions it has judged, and the least depth that it reached. */
function judgeFor(ruleset: Ruleset): Judge {
  if (ruleset.variation.id === 'stikitche') return knowing(ruleset);
  let [least, judged] = [Infinity, 0];
  return searching(ruleset, Number(nodesText), (depth) => {
    least = Math.min(least, depth);
    judged++;
    if (judged % 20 === 0) console.log(`${judged} positions, at least ${least} plies deep`);
  });
}

const rowOf = (ruleset: Ruleset, side: string, line: readonly Move[]): string =>
  [ruleset.variation.id, side, line.map((move) => formatCoordinates(ruleset, move)).join(' ')].join('\t');

/** The row for a line on the board turned by 180°, where Blue begins. */
function turnedRow(ruleset: Ruleset, line: readonly Move[]): string {
  const last = ruleset.geometry.size - 1;
  const turned = line.map(({ from, to }) => ({ from: last - from, to: last - to }));
  return rowOf(ruleset, 'blue', turned);
}

for (const [id, plan] of Object.entries(PLANS)) {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`there is no game ${id}`);
  if (games.length > 0 && !games.includes(id)) continue;
  const rows = rowsOf(variation, plan);
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  const others = before.filter((row) => row !== '' && !row.startsWith(`${id}\t`));
  writeFileSync(FILE, `${[...others, ...rows].join('\n')}\n`);
}
