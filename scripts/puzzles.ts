/**
 * Makes the puzzles of the practice pages from games that the computer plays against itself, and writes them to
 * `src/practice/puzzles.tsv`. The same seed writes the same file; a larger share makes more puzzles. If plans are
 * named, only their puzzles are made. With `mend`, sound puzzles are kept, and only missing ones are made.
 *
 *     npx tsx scripts/puzzles.ts [mend] [SEED] [SHARE] [PLAN …]
 *
 * docs/puzzles.md names the plans.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findVariation, legalMoves, positionAfter, rulesetOf, type Position } from '../src/engine/index.ts';
import { createSearcher, type Searcher } from '../src/search/index.ts';
import { faultsOf, positionOf } from '../src/practice/check.ts';
import { formatPuzzles, parsePuzzles, THEMES, type Puzzle, type Theme } from '../src/practice/puzzle.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { findsIn, type Care, type Find } from './puzzles/finders.ts';
import { gamesOf, type PlayedGame } from './puzzles/games.ts';
import { PLANS, type Plan } from './puzzles/plans.ts';
import { puzzleOf } from './puzzles/solve.ts';

const FILE = new URL('../src/practice/puzzles.tsv', import.meta.url);
/** For how many of a game's last turns it looks most closely. */
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

const wantedIn = (search: Search): readonly Theme[] => THEMES.filter((theme) => isWanted(search, theme));

/** Whether a position is too similar to a puzzle of the same theme. */
function isLikeAnother({ cells, plan }: Search, position: Position, theme: Theme): boolean {
  return cells.some(
    (other) =>
      other.theme === theme &&
      other.cells.filter((code, square) => code !== position.cells[square]).length < plan.apart,
  );
}

function searchGame(search: Search, { positions }: PlayedGame, random: Random): void {
  const searcher = createSearcher(positions[0]!.ruleset);
  const fromHere = new Map<Theme, number>();
  for (const [turn, position] of positions.entries()) {
    if (turn < search.plan.opening) continue;
    const care = turn >= positions.length - NEAR_END || search.plan.isSmall ? 'all' : 'most';
    const slips = Array.from({ length: search.plan.slips }, () => slipAfter(positions[turn - 1], random));
    const looks: readonly (readonly [Position, Care])[] = [
      [position, care],
      ...slips.flatMap((slip) => (slip === undefined ? [] : [[slip, search.plan.slipCare] as const])),
    ];
    for (const [looked, closeness] of looks) {
      const wanted = wantedIn(search).filter((theme) => (fromHere.get(theme) ?? 0) < search.plan.most);
      for (const find of findsIn(looked, new Set(wanted), closeness))
        if (take(search, looked, find, searcher))
          fromHere.set(find.theme, (fromHere.get(find.theme) ?? 0) + 1);
    }
  }
}

/** The position that might have arisen if the last side had moved without thinking. */
function slipAfter(position: Position | undefined, random: Random): Position | undefined {
  const moves = position === undefined ? [] : legalMoves(position);
  return position === undefined || moves.length === 0
    ? undefined
    : positionAfter(position, random.pick(moves));
}

/**
 * Makes a puzzle from a find; false if there is a similar one, or if the search disagrees. Throws if it is not sound.
 */
function take(search: Search, position: Position, find: Find, searcher: Searcher): boolean {
  if (isLikeAnother(search, position, find.theme)) return false;
  const puzzle = puzzleOf(position, find, searcher);
  if (puzzle === undefined) return false;
  const faults = faultsOf(puzzle);
  if (faults.length > 0) throw new Error(`${puzzle.id} ${puzzle.line}: ${faults.join(', ')}`);
  search.found.push(puzzle);
  search.cells.push({ cells: Array.from(position.cells), theme: find.theme });
  return true;
}

/** Whether a puzzle belongs to a plan. */
const isOf = ({ variations, wanted }: Plan, { variation, theme }: Puzzle): boolean =>
  variations.includes(variation) && wanted[theme] !== undefined;

/** What has been found after each game of a plan, including the puzzles that it started with. */
function* puzzlesOf(
  plan: Plan,
  seed: number,
  share: number,
  begun: readonly Puzzle[],
): Generator<readonly Puzzle[]> {
  const cells = begun.map((puzzle) => ({ cells: Array.from(positionOf(puzzle).cells), theme: puzzle.theme }));
  const search: Search = { plan, share, found: [...begun], cells };
  const random = seeded(seed);
  const games = plan.variations.map((id) => {
    const variation = findVariation(id);
    if (variation === undefined) throw new Error(`no variation ${id}`);
    return gamesOf(variation, rulesetOf(variation), plan.pairs, random);
  });
  for (let game = 0; game < plan.games * share && wantedIn(search).length > 0; game++) {
    const next = games[game % games.length]!.next();
    if (next.done !== true) searchGame(search, next.value, random);
    console.error(
      `${plan.name}: game ${game + 1}, ${search.found.length} puzzles; still wanted: ${wantedIn(search)
        .map((theme) => `${theme} ${search.found.filter((puzzle) => puzzle.theme === theme).length}`)
        .join(', ')}`,
    );
    yield search.found;
  }
}

function puzzlesInFile(): readonly Puzzle[] {
  return existsSync(FILE) ? parsePuzzles(readFileSync(FILE, 'utf8')) : [];
}

/** Replaces the puzzles of a plan in the file. */
function keep(plan: Plan, found: readonly Puzzle[]): void {
  const known = puzzlesInFile();
  const all = PLANS.map((other) => (other === plan ? found : known.filter((puzzle) => isOf(other, puzzle))));
  writeFileSync(FILE, formatPuzzles(all.flat()));
}

/** The sound puzzles of a plan in the file; the others are reported and left out. */
const soundOf = (plan: Plan): readonly Puzzle[] =>
  puzzlesInFile().filter((puzzle) => {
    if (!isOf(plan, puzzle)) return false;
    const faults = faultsOf(puzzle);
    if (faults.length > 0) console.error(`${puzzle.id} falls: ${faults.join(', ')}`);
    return faults.length === 0;
  });

const given = process.argv.slice(2);
const mends = given[0] === 'mend';
const [seed = '1', share = '1', ...names] = mends ? given.slice(1) : given;
if (!/^\d+$/.test(seed) || !(Number(share) > 0))
  throw new Error('expected SEED, a whole number, and SHARE, above 0');
for (const plan of PLANS)
  if (names.length === 0 || names.includes(plan.name))
    for (const found of puzzlesOf(plan, Number(seed), Number(share), mends ? soundOf(plan) : []))
      keep(plan, found);
const puzzles = puzzlesInFile();
for (const theme of THEMES)
  console.log(`${theme}: ${puzzles.filter((puzzle) => puzzle.theme === theme).length}`);
console.log(`${puzzles.length} puzzles`);
