import type { Notes } from './notes.ts';

/** The highest number of an assessment sign (NAG). */
export const LAST_NAG = 255;

/** The most characters of a comment; the rest is cut off. */
const LONGEST_COMMENT = 100_000;

/** The commands that notes hold as fields of their own. */
const OWN_COMMANDS = ['clk', 'csl', 'cal'] as const;

/** Spaces, and what no file can hold: control characters, and halves of a character. */
const BLANK = /[\s\p{Cc}\p{Cs}]+/gu;
const BRACKETS: Readonly<Record<string, string>> = { '{': '(', '}': ')', '[%': '[ %' };

/**
 * Text as a record can hold it: single spaces, and no braces or beginnings of a command, which would end or change a
 * comment.
 */
const cleanLine = (line: string): string =>
  line
    .replace(BLANK, ' ')
    .replace(/[{}]|\[%/g, (found) => BRACKETS[found] ?? found)
    .trim();

/** A comment as a record can hold it, so that it reads back unchanged: clean paragraphs, none empty. */
export function cleanComment(text: string): string {
  const lines = text.split(/[\r\n]+/).map(cleanLine);
  const clean = lines.filter((line) => line !== '').join('\n');
  return clean.length > LONGEST_COMMENT ? cleanComment(clean.slice(0, LONGEST_COMMENT - 1)) : clean;
}

const isOwnCommand = (command: string): boolean =>
  OWN_COMMANDS.some((name) => name === /^[\w-]*/.exec(command)?.[0]);

/** Another program's command as a record can hold it; empty if it is no command. */
export function cleanCommand(text: string): string {
  const clean = text
    .replace(/[[\]{}]/g, '')
    .replace(BLANK, ' ')
    .trim();
  return /^[A-Za-z][\w-]*(?: |$)/.test(clean) && !isOwnCommand(clean) ? clean : '';
}

/** The items in their order, keeping only the first of those with the same name. */
function eachOnce<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  const named = new Map<string, Item>();
  for (const item of items) if (!named.has(nameOf(item))) named.set(nameOf(item), item);
  return [...named.values()];
}

/** Notes as a record can hold them: every sign, arrow and mark only once. */
export const cleanNotes = (notes: Notes): Notes => ({
  ...notes,
  before: cleanComment(notes.before),
  after: cleanComment(notes.after),
  nags: [...new Set(notes.nags)].filter((nag) => Number.isInteger(nag) && nag >= 0 && nag <= LAST_NAG),
  arrows: eachOnce(
    notes.arrows.map(({ colour, from, to }) => ({ colour, from, to })),
    ({ colour, from, to }) => `${colour} ${from} ${to}`,
  ),
  marks: eachOnce(
    notes.marks.map(({ colour, square }) => ({ colour, square })),
    ({ colour, square }) => `${colour} ${square}`,
  ),
  clock: notes.clock === null ? null : Math.max(0, Math.round(notes.clock)),
  commands: notes.commands.map(cleanCommand).filter((command) => command !== ''),
});
