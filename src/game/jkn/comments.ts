import { parseSquare, type Geometry, type Square } from '../../engine/index.ts';
import { cleanCommand, cleanComment } from '../tree/cleanNotes.ts';
import { COLOURS, type Arrow, type Colour, type Mark, type Notes } from '../tree/notes.ts';

/** What a comment holds besides its words. */
export type CommandNotes = Pick<Notes, 'arrows' | 'marks' | 'clock' | 'commands'>;

/** A parsed comment: its words as one paragraph, its commands, and any malformed ones. */
export interface CommentRead extends CommandNotes {
  readonly text: string;
  readonly faulty: readonly string[];
}

const COMMAND = /\[%([^\][{}]*)\]/g;
/** From this many seconds on, a clock shows more hours than can be read. */
const TOO_LONG = 3_600_000_000;
const CLOCK = /^(\d{1,6}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?$/;

/** Arrows and marked squares as a command lists them; null where they cannot be read. */
export type ReadShapes = (text: string) => Pick<CommandNotes, 'arrows' | 'marks'> | null;

/** Reads the inside of a comment: `[%clk 0:04:12] Well played [%csl GMc3]`. */
export function readComment(readShapes: ReadShapes, body: string): CommentRead {
  const read = {
    arrows: [] as Arrow[],
    marks: [] as Mark[],
    commands: [] as string[],
    faulty: [] as string[],
    clock: null as number | null,
  };
  const words = body.replace(COMMAND, (_, inside: string) => {
    const [name = '', ...values] = inside.trim().split(/\s+/);
    const value = values.join('');
    const shapes = name === 'csl' || name === 'cal' ? readShapes(value) : null;
    const clock = name === 'clk' ? readClock(value) : null;
    const other = cleanCommand(inside);
    if (shapes !== null) {
      for (const arrow of shapes.arrows) read.arrows.push(arrow);
      for (const mark of shapes.marks) read.marks.push(mark);
    } else if (clock !== null) read.clock = clock;
    else if (other === '') read.faulty.push(`[%${inside}]`);
    else read.commands.push(other);
    return ' ';
  });
  return { ...read, text: cleanComment(words.replace(/[\r\n]+/g, ' ')) };
}

function readClock(text: string): number | null {
  const match = CLOCK.exec(text);
  if (match === null) return null;
  const [, hours, minutes, seconds, fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole < TOO_LONG ? whole * 1000 + Number(fraction.padEnd(3, '0')) : null;
}

const colourOf = (letter: string): Colour | undefined =>
  Object.entries(COLOURS).find(([key]) => key === letter.toUpperCase())?.[1];

/** A colour, and one or two squares by their short names; the code of a drin has one or two letters (section 14). */
const SHAPE = /^.([a-z]{1,2}[a-f][1-6])([a-z]{1,2}[a-f][1-6])?$/i;

/** A list such as `GMc3,RMc3Mc6`: a colour and one square, or two for an arrow; null if any item is neither. */
export function readShapesOn(geometry: Geometry, text: string): ReturnType<ReadShapes> {
  const arrows: Arrow[] = [];
  const marks: Mark[] = [];
  for (const item of text.split(',')) {
    const colour = colourOf(item.charAt(0));
    const names =
      SHAPE.exec(item)
        ?.slice(1)
        .filter((name) => name !== undefined) ?? [];
    const squares = names.map((name) => parseSquare(geometry, name));
    const [from, to] = squares;
    if (colour === undefined || from === undefined || squares.includes(undefined)) return null;
    if (to === undefined) marks.push({ colour, square: from });
    else arrows.push({ colour, from, to });
  }
  return { arrows, marks };
}

const letterOf = (colour: Colour): string =>
  Object.entries(COLOURS).find(([, name]) => name === colour)?.[0] ?? '';

/** Minutes or seconds of the hour or minute, in two digits. */
const part = (value: number): string => String(value % 60).padStart(2, '0');

/** Milliseconds as `h:mm:ss`, with the fraction of a second after a decimal point. */
function formatClock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const rest = milliseconds % 1000;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  return `${Math.floor(seconds / 3600)}:${part(Math.floor(seconds / 60))}:${part(seconds)}${fraction}`;
}

/** The commands for a node's notes, in the order clock, squares, arrows, others. */
export function formatCommands(name: (square: Square) => string, notes: CommandNotes): string {
  const marks = notes.marks.map(({ colour, square }) => letterOf(colour) + name(square));
  const arrows = notes.arrows.map(({ colour, from, to }) => letterOf(colour) + name(from) + name(to));
  return [
    ...(notes.clock === null ? [] : [`clk ${formatClock(notes.clock)}`]),
    ...(marks.length === 0 ? [] : [`csl ${marks.join(',')}`]),
    ...(arrows.length === 0 ? [] : [`cal ${arrows.join(',')}`]),
    ...notes.commands,
  ]
    .map((command) => `[%${command}]`)
    .join(' ');
}
