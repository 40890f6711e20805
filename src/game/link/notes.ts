import { COLOURS, LAST_NAG, NO_NOTES, type Colour, type Notes } from '../tree/index.ts';
import { type ByteReader, type ByteWriter, LinkFault } from './bytes.ts';

const COLOUR_NAMES: readonly Colour[] = Object.values(COLOURS);

function writeList<Item>(bytes: ByteWriter, items: readonly Item[], write: (item: Item) => void): void {
  bytes.number(items.length);
  for (const item of items) write(item);
}

/** The most items in a list of notes: each item takes at least a byte. */
const MOST = 10_000;

function readList<Item>(bytes: ByteReader, read: () => Item): Item[] {
  return Array.from({ length: bytes.number(MOST) }, read);
}

/** Notes except for the clock. */
export function writeNotes(bytes: ByteWriter, notes: Notes): void {
  bytes.text(notes.before);
  bytes.text(notes.after);
  writeList(bytes, notes.nags, (nag) => bytes.number(nag));
  writeList(bytes, notes.arrows, ({ colour, from, to }) => {
    bytes.byte(COLOUR_NAMES.indexOf(colour));
    bytes.number(from);
    bytes.number(to);
  });
  writeList(bytes, notes.marks, ({ colour, square }) => {
    bytes.byte(COLOUR_NAMES.indexOf(colour));
    bytes.number(square);
  });
  writeList(bytes, notes.commands, (command) => bytes.text(command));
}

/** Notes as they were written, with the clock where the version has it here. Their content still has to be cleaned. */
export function readNotes(bytes: ByteReader, squares: number, hasClock: boolean): Notes {
  const square = (): number => bytes.number(squares - 1);
  const colour = (): Colour => {
    const name = COLOUR_NAMES[bytes.byte()];
    if (name === undefined) throw new LinkFault('no such colour');
    return name;
  };
  const [before, after] = [bytes.text(), bytes.text()];
  const nags = readList(bytes, () => bytes.number(LAST_NAG));
  const arrows = readList(bytes, () => ({ colour: colour(), from: square(), to: square() }));
  const marks = readList(bytes, () => ({ colour: colour(), square: square() }));
  const clock = hasClock ? bytes.number() : 0;
  const commands = readList(bytes, () => bytes.text());
  return { ...NO_NOTES, before, after, nags, arrows, marks, clock: clock === 0 ? null : clock - 1, commands };
}
