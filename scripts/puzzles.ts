/**
 * Makes the puzzles of the practice pages anew, from games that levels of the computer play against each other, and
 * writes them to `src/practice/puzzles.tsv`. The same seed writes the same file; a larger share makes more of them.
 *
 *     npx tsx scripts/puzzles.ts [SEED] [SHARE]
 */
import { writeFileSync } from 'node:fs';
import { findVariation, rulesetOf, type Position } from '../src/engine/index.ts';
import { createSearcher } from '../src/search/index.ts';
import { faultsOf } from '../src/practice/check.ts';
import { formatPuzzles, THEMES, type Puzzle, type Theme } from '../src/practice/puzzle.ts';
import { seeded } from '../tests/support/random.ts';
import { findsIn } from './puzzles/finders.ts';
import { gamesOf, type PlayedGame } from './puzzles/games.ts';
import { PLANS, type Plan } from './puzzles/plans.ts';
import { puzzleOf } from './puzzles/solve.ts';

const FILE = new URL('../src/practice/puzzles.tsv', import.meta.url);
/** The first turns of a game are too like those of others, and so many before its end are looked at most closely. */
const OPENING = 6;
const NEAR_END = 16;

/** What has been found in one variation. */
interface Search {
  readonly plan: Plan;
  readonly share: number;
  readonly found: Puzzle[];
  readonly cells: { readonly cells: readonly number[]; readonly theme: Theme }[];
}

const isWanted = ({ plan, share, found }: Search, theme: Theme): boolean =>
  found.filter((puzzle) => puzzle.theme === theme).length < Math.round((plan.wanted[theme] ?? 0) * share);

const wantedIn = (search: Search): ReadonlySet<Theme> =>
  new Set(THEMES.filter((theme) => isWanted(search, theme)));

/** Whether too much of a position stands as in a puzzle of the same theme. */
function isLikeAnother({ cells, plan }: Search, position: Position, theme: Theme): boolean {
  return cells.some(
    (other) =>
      other.theme === theme &&
      other.cells.filter((code, square) => code !== position.cells[square]).length < plan.apart,
  );
}

function searchGame(search: Search, { positions }: PlayedGame): void {
  const searcher = createSearcher(positions[0]!.ruleset);
  const fromHere = new Map<Theme, number>();
  for (const [turn, position] of positions.entries()) {
    if (turn < Math.min(OPENING, search.plan.opening)) continue;
    const wanted = new Set(
      [...wantedIn(search)].filter((theme) => (fromHere.get(theme) ?? 0) < search.plan.most),
    );
    const isNearEnd = turn >= positions.length - NEAR_END || position.cells.length < 100;
    for (const find of findsIn(position, wanted, isNearEnd)) {
      if (!isWanted(search, find.theme) || isLikeAnother(search, position, find.theme)) continue;
      const puzzle = puzzleOf(position, find, searcher);
      if (puzzle === undefined) continue;
      const faults = faultsOf(puzzle);
      if (faults.length > 0) throw new Error(`${puzzle.id} ${puzzle.line}: ${faults.join(', ')}`);
      search.found.push(puzzle);
      search.cells.push({ cells: Array.from(position.cells), theme: find.theme });
      fromHere.set(find.theme, (fromHere.get(find.theme) ?? 0) + 1);
    }
  }
}

function puzzlesOf(plan: Plan, seed: number, share: number): readonly Puzzle[] {
  const search: Search = { plan, share, found: [], cells: [] };
  const random = seeded(seed);
  const games = plan.variations.map((id) => {
    const variation = findVariation(id);
    if (variation === undefined) throw new Error(`no variation ${id}`);
    return gamesOf(variation, rulesetOf(variation), random);
  });
  for (let game = 0; game < plan.games * share && wantedIn(search).size > 0; game++) {
    const next = games[game % games.length]!.next();
    if (next.done !== true) searchGame(search, next.value);
    console.error(
      `${plan.variations[0]}: game ${game + 1}, ${search.found.length} puzzles; still wanted: ${[...wantedIn(search)].join(' ')}`,
    );
  }
  return search.found;
}

const [seed = '1', share = '1'] = process.argv.slice(2);
if (!/^\d+$/.test(seed) || !(Number(share) > 0)) throw new Error('expected SEED, a whole number, and SHARE, above 0');
const puzzles = PLANS.flatMap((plan) => puzzlesOf(plan, Number(seed), Number(share)));
writeFileSync(FILE, formatPuzzles(puzzles));
for (const theme of THEMES)
  console.log(`${theme}: ${puzzles.filter((puzzle) => puzzle.theme === theme).length}`);
console.log(`${puzzles.length} puzzles`);
