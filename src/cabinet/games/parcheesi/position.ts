import { accept, memoised, type Result } from '../../../engine/index.ts';
import { fault, readFields, readNumber, readSide } from '../../seam/ranks.ts';
import type { Fault } from '../../seam/rules.ts';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const PAWNS = 'abcd';

/** Section 2: the value of a pawn that waits, and of one at Home. */
export const WAITING = -1;
export const HOME = 71;
/** Section 2: the last value on the ring. */
export const LAST_RING = 63;
export const RING = 68;
const ENTERING: Readonly<Record<Colour, number>> = { red: 5, blue: 56, yellow: 39, green: 22 };
export const SAFETY: ReadonlySet<number> = new Set([5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]);

export interface Position {
  /** The values of the four pawns of each colour in play. */
  readonly pawns: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly side: Colour;
  /** Null when a roll is due; else the counts in rising order, then bonuses as they were earned. */
  readonly pending: { readonly counts: readonly number[]; readonly bonuses: readonly number[] } | null;
  /** Doubles rolled in a row in this turn. */
  readonly doubles: number;
  /** The blocks that the side to move had when it rolled, as pairs of letters. */
  readonly blocks: readonly string[];
}

export const pawnsOf = ({ pawns }: Position, colour: Colour): readonly number[] => pawns[colour] ?? [];

/** Section 2: the space of the ring for a value of a colour, null on the path and off the way. */
export const ringSpace = (colour: Colour, value: number): number | null =>
  value < 0 || value > LAST_RING ? null : ((ENTERING[colour] - 1 + value) % RING) + 1;

/** Section 2: is a value of a colour a safety space? */
export const isSafe = (colour: Colour, value: number): boolean => SAFETY.has(ringSpace(colour, value) ?? 0);

/** A pawn on the way. */
export interface Pawn {
  readonly colour: Colour;
  readonly pawn: number;
}

/** A number for each place of the ring and of the paths. */
const placeNumber = (colour: Colour, value: number): number =>
  ringSpace(colour, value) ?? (COLOURS.indexOf(colour) + 1) * 100 + value;

/** The pawns on the way, by their places. */
const onTheWay = memoised((pawns: Position['pawns']): ReadonlyMap<number, readonly Pawn[]> => {
  const found = new Map<number, Pawn[]>();
  for (const colour of COLOURS)
    for (const [pawn, value] of (pawns[colour] ?? []).entries()) {
      if (value < 0 || value >= HOME) continue;
      const place = placeNumber(colour, value);
      const here = found.get(place);
      if (here === undefined) found.set(place, [{ colour, pawn }]);
      else here.push({ colour, pawn });
    }
  return found;
});

const NOBODY: readonly Pawn[] = [];

/** The pawns on the space of a value from 0 to 70, of every colour. */
export const standing = ({ pawns }: Position, colour: Colour, value: number): readonly Pawn[] =>
  onTheWay(pawns).get(placeNumber(colour, value)) ?? NOBODY;

/** Section 4: the blocks of a colour, as pairs of letters. */
export const blocksOf = (pawns: readonly number[]): readonly string[] =>
  pawns.flatMap((value, one) =>
    value < 0 || value >= HOME
      ? []
      : pawns.flatMap((other, two) =>
          two > one && other === value ? [PAWNS.charAt(one) + PAWNS.charAt(two)] : [],
        ),
  );

const letterOf = (colour: Colour): string => colour.charAt(0);
const valueText = (value: number): string => (value === WAITING ? 's' : value === HOME ? 'h' : String(value));

export function write({ pawns, side, pending, doubles, blocks }: Position): string {
  const rows = COLOURS.map((colour) => pawns[colour]?.map(valueText).join(',') ?? '-');
  const due =
    pending === null
      ? 'roll'
      : [...pending.counts.map(String), ...pending.bonuses.map((bonus) => `+${bonus}`)].join(',');
  return [...rows, letterOf(side), due, doubles, blocks.join(',') || '-'].join(' ');
}

function readPawns(text: string, field: number): Result<readonly number[], Fault> {
  const parts = text.split(',');
  if (parts.length !== PAWNS.length) return fault('length', field, text);
  const values: number[] = [];
  for (const part of parts) {
    const value =
      part === 's' ? accept(WAITING) : part === 'h' ? accept(HOME) : readNumber(part, HOME - 1, field);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return accept(values);
}

function readPending(text: string): Result<Position['pending'], Fault> {
  if (text === 'roll') return accept(null);
  if (!/^(?:[1-6](?:,[1-6]){0,3}(?:,\+[12]0)*|\+[12]0(?:,\+[12]0)*)$/u.test(text))
    return fault('unknown', 6, text);
  const parts = text.split(',');
  const counts = parts.filter((part) => !part.startsWith('+')).map(Number);
  if (counts.join() !== counts.toSorted((one, other) => one - other).join())
    return fault('spelling', 6, text);
  return accept({ counts, bonuses: parts.filter((part) => part.startsWith('+')).map(Number) });
}

/** Section 14; `colours` are those that play. */
export function read(text: string, colours: readonly Colour[]): Result<Position, Fault> {
  const fields = readFields(text, 8);
  if (!fields.ok) return fields;
  const pawns: Partial<Record<Colour, readonly number[]>> = {};
  for (const [index, colour] of COLOURS.entries()) {
    const found = fields.value[index] ?? '';
    if (!colours.includes(colour)) {
      if (found !== '-') return fault('unknown', index + 1, found);
      continue;
    }
    const values = readPawns(found, index + 1);
    if (!values.ok) return values;
    pawns[colour] = values.value;
  }
  const [turn = '', due = '', rolled = '', pairs = ''] = fields.value.slice(COLOURS.length);
  const letter = readSide(turn, colours.map(letterOf), 5);
  if (!letter.ok) return letter;
  const pending = readPending(due);
  if (!pending.ok) return pending;
  const doubles = readNumber(rolled, 2, 7);
  if (!doubles.ok) return doubles;
  if (!/^(?:-|ab|ac|ad|bc|bd|cd|ab,cd|ac,bd|ad,bc)$/u.test(pairs)) return fault('unknown', 8, pairs);
  if (pending.value === null && pairs !== '-') return fault('excluded', 8, pairs);
  const position: Position = {
    pawns,
    side: colours.find((colour) => letterOf(colour) === letter.value) ?? 'red',
    pending: pending.value,
    doubles: doubles.value,
    blocks: pairs === '-' ? [] : pairs.split(','),
  };
  const crowd = crowdOf(position);
  return crowd === null ? accept(position) : fault('excluded', 0, crowd);
}

/** Section 4: the pawns on a space that holds more than two, or two colours. */
function crowdOf(position: Position): string | null {
  for (const colour of COLOURS)
    for (const value of pawnsOf(position, colour)) {
      if (value < 0 || value >= HOME) continue;
      const here = standing(position, colour, value);
      if (here.length > 2 || here.some((other) => other.colour !== colour))
        return here.map((other) => `${other.colour} ${PAWNS.charAt(other.pawn)}`).join(', ');
    }
  return null;
}
