/**
 * Writes the book of openings for matches: for every variation, openings of four plies, in which a seed chooses each
 * move among the best that a shallow search finds; no two openings are alike.
 */
import { writeFileSync } from 'node:fs';
import {
  formatCoordinates,
  positionAfter,
  startPosition,
  VARIATIONS,
  type Variation,
} from '../src/engine/index.ts';
import { createSearcher, type Score } from '../src/search/index.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { BOOK } from './matches/match.ts';

const OPENINGS = 50;
const PLIES = 4;
/** By how many centipoints a move may be worse than the best. */
const TOLERANCE = 60;

function opening(variation: Variation, random: Random): string {
  let position = startPosition(variation);
  const searcher = createSearcher(position.ruleset, { tableBits: 14 });
  const moves: string[] = [];
  for (let ply = 0; ply < PLIES; ply++) {
    searcher.forget();
    const { lines } = searcher.search({ position, earlier: [] }, { limits: { depth: 2 }, lines: 5 });
    const best = centipoints(lines[0]?.score);
    const good = lines.filter(({ score }) => centipoints(score) >= best - TOLERANCE);
    const [move] = random.pick(good).moves;
    const after = move === undefined ? undefined : positionAfter(position, move);
    if (move === undefined || after === undefined) break;
    moves.push(formatCoordinates(position.ruleset, move));
    position = after;
  }
  return moves.join(' ');
}

const centipoints = (score: Score | undefined): number =>
  score?.kind === 'centipoints' ? score.value : score?.kind === 'win' ? 5000 : -5000;

const lines: string[] = [];
for (const variation of VARIATIONS) {
  const openings = new Set<string>();
  for (let seed = 1; openings.size < OPENINGS && seed <= 4 * OPENINGS; seed++)
    openings.add(opening(variation, seeded(seed)));
  for (const moves of openings) lines.push(`${variation.id}\t${moves}`);
}
writeFileSync(BOOK, `${lines.join('\n')}\n`);
console.log(`${lines.length} openings`);
