import { gameWith, type GameId } from '../game/games/games.ts';
import { dayNumber, type Day } from './days.ts';
import { inOrder } from './order.ts';
import { hash, THEMES, type Grade, type Puzzle, type Theme } from './puzzle.ts';
import { RETIRED } from './retired.ts';

/** Which puzzles are wanted; null where any will do. */
export interface Filter {
  readonly theme: Theme | null;
  readonly game: GameId | null;
  readonly grade: Grade | null;
}

export const ANY: Filter = { theme: null, game: null, grade: null };

/** The game of a puzzle, whichever of its variations it is. */
export const gameOf = ({ variation }: Puzzle): GameId => gameWith(variation).game;

const fits = (puzzle: Puzzle, { theme, game, grade }: Filter): boolean =>
  (theme === null || puzzle.theme === theme) &&
  (game === null || gameOf(puzzle) === game) &&
  (grade === null || puzzle.grade === grade);

/** The puzzles that are wanted, in the order in which they are best solved: see `inOrder`. */
export const chosen = (puzzles: readonly Puzzle[], filter: Filter): readonly Puzzle[] =>
  inOrder(puzzles.filter((puzzle) => fits(puzzle, filter)));

/** What decides which puzzle comes next. */
export interface Wish {
  readonly filter: Filter;
  readonly isSolved: (id: string) => boolean;
  /** The strength that the puzzle should match. */
  readonly rating: number;
  readonly ratingOf: (puzzle: Puzzle) => number;
  /** The previous puzzles, the latest last. */
  readonly recent: readonly Puzzle[];
}

/**
 * A puzzle with another theme, or of another game, than the last one is preferred even if it is this much further from
 * the player's strength.
 */
const NEW_THEME = 240;
const NEW_GAME = 60;

/**
 * The puzzle to go on with: among those that are wanted and not solved, the one nearest to the player's strength, where
 * one like the last few counts as further away; null when all are solved.
 */
export function nextPuzzle(puzzles: readonly Puzzle[], wish: Wish): Puzzle | null {
  const { filter, isSolved, recent } = wish;
  const present = recent.at(-1)?.id;
  const open = puzzles.filter(({ id }) => !isSolved(id) && id !== present);
  const rated = inOrder(open.filter((puzzle) => fits(puzzle, filter))).map((puzzle) => ({
    puzzle,
    distance: distanceTo(puzzle, wish),
  }));
  return rated.toSorted((a, b) => a.distance - b.distance)[0]?.puzzle ?? null;
}

function distanceTo(puzzle: Puzzle, { rating, ratingOf, recent }: Wish): number {
  const alike = recent.toReversed().reduce((sum, before, ago) => {
    const theme = before.theme === puzzle.theme ? NEW_THEME : 0;
    const game = gameOf(before) === gameOf(puzzle) ? NEW_GAME : 0;
    return sum + (theme + game) / (1 + ago);
  }, 0);
  return Math.abs(ratingOf(puzzle) - rating) + alike;
}

/**
 * How many puzzles are solved, of how many. A solved puzzle stays so when another replaces it: it goes on counting, in
 * both numbers.
 */
export function solvedOf(
  puzzles: readonly Puzzle[],
  isSolved: (id: string) => boolean,
): { readonly solved: number; readonly count: number } {
  const ofThese = puzzles.filter(({ id }) => isSolved(id)).length;
  const gone = RETIRED.filter((id) => isSolved(id)).length;
  return { solved: ofThese + gone, count: puzzles.length + gone };
}

/** The puzzle of a day: the same for everybody, and each has its turn before one comes again. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: Day): Puzzle {
  const order = puzzles.toSorted((a, b) => hash(a.id) - hash(b.id));
  const number = dayNumber(day) % order.length;
  const puzzle = order[number < 0 ? number + order.length : number];
  if (puzzle === undefined) throw new RangeError(`no puzzle for the day ${day}`);
  return puzzle;
}

/** How many puzzles there are of each theme, in the order of the themes. */
export const countByTheme = (puzzles: readonly Puzzle[]): ReadonlyMap<Theme, number> =>
  new Map(THEMES.map((theme) => [theme, puzzles.filter((puzzle) => puzzle.theme === theme).length]));
