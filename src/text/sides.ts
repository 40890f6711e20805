import type { Side } from '../engine/index.ts';
import { text } from './messages.ts';

/** The colours in which boards can be shown. */
export const BOARD_COLOURS = ['blue-yellow', 'black-white', 'red-green'] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

/** What the two sides are called. The same names are always the same object, so that it can be compared. */
export type SideNames = Readonly<Record<Side, string>>;

const known = new Map<BoardColours, SideNames>();
let shown: BoardColours = 'blue-yellow';

/** Calls the sides by these colours from now on, wherever a game is seen; what is on the screen must be drawn again. */
export function callSidesBy(colours: BoardColours): void {
  shown = colours;
}

/** What the sides are called by the colours that are seen: at the table, in review, in announcements. */
export const seenSides = (): SideNames => namesIn(shown);

/** What the sides are called in the rule book, lessons, records and notation, whatever colours are seen: Yellow and Blue. */
export const bookSides = (): SideNames => namesIn('blue-yellow');

/** What a side is called by the colours that are seen. */
export const sideText = (side: Side): string => seenSides()[side];

/** Which colours Yellow and Blue have on the board, in a sentence; null if their colours are those of their names. */
export const sidesNote = (): string | null => (shown === 'blue-yellow' ? null : text(`sides.note.${shown}`));

function namesIn(colours: BoardColours): SideNames {
  let names = known.get(colours);
  if (names === undefined) {
    names = { yellow: text(`side.${colours}.yellow`), blue: text(`side.${colours}.blue`) };
    known.set(colours, names);
  }
  return names;
}
