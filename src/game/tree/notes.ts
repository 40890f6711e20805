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

/** The greatest number of a sign (NAG). */
export const LAST_NAG = 255;

/** The most characters of a comment; the rest is cut off. */
export const LONGEST_COMMENT = 100_000;

/** What is noted on a move; at the root of a tree, on the game before its first move. */
export interface Notes {
  /** Comments are plain text; a line break parts paragraphs. See `cleanComment`. */
  readonly before: string;
  readonly after: string;
  /** Numbers of assessment signs, 0 to 255, each once. */
  readonly nags: readonly number[];
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
  /** What the clock of the side that moved shows after the move, in milliseconds. */
  readonly clock: number | null;
  /** Commands of other programs as they stand between `[%` and `]`, kept to be written back. */
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

export const hasCommands = ({ arrows, marks, clock, commands }: Notes): boolean =>
  arrows.length > 0 || marks.length > 0 || clock !== null || commands.length > 0;

/** The commands that notes hold as fields of their own. */
export const OWN_COMMANDS = ['clk', 'csl', 'cal'] as const;
export type OwnCommand = (typeof OWN_COMMANDS)[number];

const BLANK = /[\s\p{Cc}]+/gu;
const BRACKETS: Readonly<Record<string, string>> = { '{': '(', '}': ')', '[%': '[ %' };

/** Text as a record can hold it: single spaces, and no braces or beginnings of a command, which would end or change a comment. */
const cleanLine = (line: string): string =>
  line
    .replace(BLANK, ' ')
    .replace(/[{}]|\[%/g, (found) => BRACKETS[found] ?? found)
    .trim();

/** A comment as a record can hold it, so that it reads back as it is: clean paragraphs, none empty. */
export function cleanComment(text: string): string {
  const lines = text.split(/[\r\n]+/).map(cleanLine);
  const clean = lines.filter((line) => line !== '').join('\n');
  return clean.length > LONGEST_COMMENT ? cleanComment(clean.slice(0, LONGEST_COMMENT - 1)) : clean;
}

const isOwnCommand = (command: string): boolean =>
  OWN_COMMANDS.some((name) => name === /^[\w-]*/.exec(command)?.[0]);

/** A command of another program as a record can hold it; empty for what is none. */
export function cleanCommand(text: string): string {
  const clean = text
    .replace(/[[\]{}]/g, '')
    .replace(BLANK, ' ')
    .trim();
  return /^[A-Za-z][\w-]*(?: |$)/.test(clean) && !isOwnCommand(clean) ? clean : '';
}

/** Notes as a record can hold them. */
export const cleanNotes = (notes: Notes): Notes => ({
  ...notes,
  before: cleanComment(notes.before),
  after: cleanComment(notes.after),
  nags: [...new Set(notes.nags)].filter((nag) => Number.isInteger(nag) && nag >= 0 && nag <= LAST_NAG),
  arrows: notes.arrows.map(({ colour, from, to }) => ({ colour, from, to })),
  marks: notes.marks.map(({ colour, square }) => ({ colour, square })),
  clock: notes.clock === null ? null : Math.max(0, Math.round(notes.clock)),
  commands: notes.commands.map(cleanCommand).filter((command) => command !== ''),
});
