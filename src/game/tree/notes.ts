import type { Square } from '../../engine/index.ts';

/** The colours of arrows and marked squares, by their letters in `[%csl …]` and `[%cal …]`. */
export const COLOURS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' } as const;
export type Colour = (typeof COLOURS)[keyof typeof COLOURS];

export interface Arrow {
  readonly colour: Colour;
  readonly from: Square;
  readonly to: Square;
}

export interface Mark {
  readonly colour: Colour;
  readonly square: Square;
}

/** The assessment signs that are written after a move, by their number (NAG). */
export const ASSESSMENTS = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' } as const;

/** The notes on a move; at the root of a tree, on the game before its first move. */
export interface Notes {
  /** Comments are plain text; a line break separates paragraphs. See `cleanComment`. */
  readonly before: string;
  readonly after: string;
  /** Numbers of assessment signs, 0 to 255, each once. */
  readonly nags: readonly number[];
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
  /** What the clock of the side that moved shows after the move, in milliseconds. */
  readonly clock: number | null;
  /** Other programs' commands, as they are between `[%` and `]`, kept to be written back. */
  readonly commands: readonly string[];
}

export const NO_NOTES: Notes = {
  before: '',
  after: '',
  nags: [],
  arrows: [],
  marks: [],
  clock: null,
  commands: [],
};

export const hasNotes = (notes: Notes): boolean =>
  notes.before !== '' || notes.after !== '' || notes.nags.length > 0 || hasCommands(notes);

const hasCommands = ({ arrows, marks, clock, commands }: Notes): boolean =>
  arrows.length > 0 || marks.length > 0 || clock !== null || commands.length > 0;
