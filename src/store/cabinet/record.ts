import * as v from 'valibot';
import { LEVELS, type Level } from '../../cabinet/mind/levels.ts';
import type { Form } from '../keptValue.ts';

/** Who sits in a seat: null for a person, else a level of the computer. */
export type Seated = Level | null;

/** How the players ended a game that its rules let go on. */
export const WAYS_OUT = ['conceded', 'repetition', 'quiet', 'agreed'] as const;
export type WayOut = (typeof WAYS_OUT)[number];
export interface Ended {
  readonly way: WayOut;
  /** The seat that conceded; null for a draw. */
  readonly seat: number | null;
}

/** A game of the cabinet as it is kept: everything follows from its moves. */
export interface CabinetRecord {
  readonly variant: string;
  /** The position from which it was played; null for the start of the game. */
  readonly start: string | null;
  readonly seating: readonly Seated[];
  readonly moves: readonly string[];
  /** After how many moves the board is shown. */
  readonly at: number;
  readonly ended: Ended | null;
  /** How the men are drawn; null for the usual drawings. */
  readonly look: string | null;
  readonly seed: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
}

const VERSION = 1;
const MOST_MOVES = 5000;
const MOST_LETTERS = 500;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Saved = v.object({
  version: v.literal(VERSION),
  variant: v.pipe(v.string(), v.maxLength(60)),
  start: v.nullable(v.pipe(v.string(), v.maxLength(MOST_LETTERS))),
  seating: v.pipe(v.array(v.nullable(v.picklist(LEVELS))), v.maxLength(6)),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(MOST_MOVES)),
  at: count,
  ended: v.nullable(v.object({ way: v.picklist(WAYS_OUT), seat: v.nullable(count) })),
  look: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
  seed: count,
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
