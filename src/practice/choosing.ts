import { gameWith, type GameId } from '../game/games.ts';
import { dayNumber, type Day } from './days.ts';
import { hash, THEMES, type Grade, type Puzzle, type Theme } from './puzzle.ts';

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

/** The puzzles that are wanted, from the easiest to the hardest, those of a grade in an order that mixes themes. */
export const chosen = (puzzles: readonly Puzzle[], filter: Filter): readonly Puzzle[] =>
  puzzles
    .filter((puzzle) => fits(puzzle, filter))
    .toSorted((a, b) => a.grade - b.grade || hash(a.id) - hash(b.id));

/**
 * The puzzle to go on with: the first that is not solved after the present one, in the order of `chosen`, and from the
 * beginning again; null when all are solved.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  filter: Filter,
  isSolved: (id: string) => boolean,
  after: string | null,
): Puzzle | null {
  const wanted = chosen(puzzles, filter);
  const at = wanted.findIndex(({ id }) => id === after);
  const inTurn = [...wanted.slice(at + 1), ...wanted.slice(0, at + 1)];
  return inTurn.find(({ id }) => !isSolved(id) && id !== after) ?? null;
}

/** The puzzle of a day: the same for everybody, and each in its turn before one comes again. */
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
