import * as v from 'valibot';
import { isNumber, type Lot } from '../../cabinet/seam/chance.ts';
import { LEVELS, type Level } from '../../cabinet/mind/levels.ts';
import type { Clock } from '../../game/sitting/clock.ts';
import { MOST_MOVES } from '../../game/cabinet/limits.ts';
import { SIGN, TRAIL, type Seat } from '../../game/seat.ts';
import { LONGEST_NAME } from '../../game/sitting/terms.ts';
import { WAYS_OUT, type Ended } from '../../game/cabinet/wayOut.ts';
import type { Form } from '../kept/keptValue.ts';
import type { Match } from './match.ts';

/** Who sits in a seat: null for a person, else a level of the computer. */
export type Seated = Level | null;

/** What each seat has for a whole game, and gains with each turn; in milliseconds. */
export interface Pace {
  readonly time: number;
  readonly increment: number;
}

/** The clock of a game in the cabinet. Time that was used stays used, even if moves are taken back. */
export interface TableClock extends Clock {
  readonly pace: Pace;
  /** What each seat had left when the present turn began. */
  readonly left: readonly number[];
}

/** A game of the cabinet as it is stored: everything follows from its moves. */
export interface CabinetRecord extends Seat {
  readonly variant: string;
  /** The position from which it was played; null for the start of the game. */
  readonly start: string | null;
  readonly seating: readonly Seated[];
  /** Who sits in each seat, by name; empty if none was given. */
  readonly names: readonly string[];
  readonly moves: readonly string[];
  /** After how many moves the board is shown. */
  readonly at: number;
  readonly ended: Ended | null;
  /** In the machine's wall-clock time; null in a game without a clock. */
  readonly clock: TableClock | null;
  /** Null for a single game. */
  readonly match: Match | null;
  /** How the men are drawn; null for the usual drawings. */
  readonly look: string | null;
  /** The seed for the computer's tastes. */
  readonly seed: number;
  /** What its dice or cards follow from; null in games without chance. */
  readonly lot: Lot | null;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
}

const VERSION = 1;
const MOST_LETTERS = 500;
const MOST_SEATS = 6;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const bySeat = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MOST_SEATS));

/** The form of a trail, which was added later. */
export const TRAILED = {
  changes: v.optional(count, 0),
  trail: v.optional(v.pipe(v.string(), v.maxLength(SIGN * TRAIL)), ''),
};

const digits = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u));

const SavedLot = v.object({
  seed: digits,
  hash: digits,
  numbers: bySeat(v.pipe(v.string(), v.check(isNumber))),
});
/** Parts that were added to the form later may be missing. */
const Later = {
  id: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  began: v.optional(count, 0),
  ...TRAILED,
  names: v.optional(bySeat(v.pipe(v.string(), v.maxLength(LONGEST_NAME))), []),
  clock: v.optional(
    v.nullable(
      v.object({
        pace: v.object({ time: count, increment: count }),
        left: bySeat(count),
        used: count,
        since: v.nullable(count),
        paused: v.boolean(),
      }),
    ),
    null,
  ),
  match: v.optional(
    v.nullable(
      v.object({
        games: v.nullable(count),
        played: count,
        points: bySeat(v.pipe(v.number(), v.minValue(0))),
      }),
    ),
    null,
  ),
};

const Saved = v.object({
  version: v.literal(VERSION),
  ...Later,
  variant: v.pipe(v.string(), v.maxLength(60)),
  start: v.nullable(v.pipe(v.string(), v.maxLength(MOST_LETTERS))),
  seating: bySeat(v.nullable(v.picklist(LEVELS))),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(MOST_MOVES)),
  at: count,
  ended: v.nullable(v.object({ way: v.picklist(WAYS_OUT), seat: v.nullable(count) })),
  look: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
  seed: count,
  lot: v.optional(v.nullable(SavedLot), null),
  when: count,
});

/** How a game is kept as text. */
export const RECORD_FORM: Form<CabinetRecord> = {
  read: (data) => {
    const read = v.safeParse(Saved, data);
    if (!read.success) return null;
    const { version: _, ...record } = read.output;
    return record;
  },
  write: (record) => ({ version: VERSION, ...record }),
};
