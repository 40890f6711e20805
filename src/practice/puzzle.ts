/** What a puzzle asks of the side to move. */
export const GOALS = ['gain', 'kaida', 'hyrkaida', 'save', 'win'] as const;
export type PuzzleGoal = (typeof GOALS)[number];

/** What a puzzle trains: one theme each, by which it can be found. */
export const THEMES = [
  'vault',
  'kaida',
  'hyrkaida-1',
  'hyrkaida-2',
  'save',
  'promote',
  'turn',
  'bend',
  'move-then-vault',
  'friendly',
  'pastang',
  'stikitche',
  'draks-city',
] as const;
export type Theme = (typeof THEMES)[number];

/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** What is asked: an aim, and its size. */
export interface Aim {
  readonly goal: PuzzleGoal;
  /** Points for `gain`; turns, 1 or more, for `hyrkaida`, `save` and `win`; always 1 for `kaida`. */
  readonly size: number;
}

/** A position with exactly one right move, as the engine has proved. */
export interface Puzzle extends Aim {
  /** Made from the game, the position and the aim, so that it stays the same when other puzzles are made. */
  readonly id: string;
  /** The id of the variation. */
  readonly variation: string;
  readonly theme: Theme;
  readonly grade: Grade;
  /**
   * The depth from which on the search prefers the right move, or one more than its greatest if it never does; 0 where
   * it was not asked, since the puzzle only wants Kaida.
   */
  readonly seen: number;
  /** The position as its line (section 12). */
  readonly line: string;
  /** Moves in coordinate form: the right move, then replies and moves in turn. */
  readonly solution: readonly string[];
}

const COLUMNS = 8;

/**
 * Puzzles as text: one a line, with tabs between the id, variation, aim, theme, grade, depth, solution and position.
 */
export const formatPuzzles = (puzzles: readonly Puzzle[]): string =>
  puzzles
    .map(({ id, variation, goal, size, theme, grade, seen, line, solution }) =>
      [id, variation, `${goal} ${size}`, theme, grade, seen, solution.join(' '), line].join('\t'),
    )
    .map((written) => `${written}\n`)
    .join('');

/** Reads what `formatPuzzles` wrote. Throws with the number of the first line that cannot be read. */
export const parsePuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .flatMap((written, index) => (written.trim() === '' ? [] : [parseLine(written, index + 1)]));

function parseLine(written: string, number: number): Puzzle {
  const columns = written.split('\t');
  const [id = '', variation = '', aim = '', theme, grade, seen, solution = '', line = ''] = columns;
  const [goal, size] = aim.split(' ');
  const puzzle = {
    id,
    variation,
    goal: GOALS.find((known) => known === goal),
    size: Number(size),
    theme: THEMES.find((known) => known === theme),
    grade: GRADES.find((known) => String(known) === grade),
    seen: Number(seen),
    line,
    solution: solution.split(' '),
  };
  if (columns.length !== COLUMNS || !isWhole(puzzle)) throw new Error(`line ${number} is no puzzle`);
  return puzzle;
}

type Rough = { [Key in keyof Puzzle]: Puzzle[Key] | undefined };

const isWhole = (puzzle: Rough): puzzle is Puzzle =>
  /^[0-9a-z]+$/.test(puzzle.id ?? '') &&
  puzzle.goal !== undefined &&
  puzzle.theme !== undefined &&
  puzzle.grade !== undefined &&
  Number.isInteger(puzzle.size) &&
  Number.isInteger(puzzle.seen);

/** The id of a puzzle: six letters and digits derived from its game, position and aim. */
export function puzzleId(variation: string, line: string, { goal, size }: Aim): string {
  return hash(`${variation} ${line} ${goal} ${size}`).toString(36).padStart(7, '0').slice(-6);
}

/** A 32-bit hash of a text (FNV-1a, mixed once more), the same everywhere. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
