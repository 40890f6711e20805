import * as v from 'valibot';
import { SIDES } from '../engine/index.ts';
import { OFFERS } from './sitting.ts';
import { FIRST_MOVES, LONGEST_NAME, TAKE_BACKS } from './terms.ts';

export const FORMAT = 'poron-jikaida game';
/** Counts up with every change of the form; `savedMigrations.ts` leads from each version to the next. */
export const VERSION = 2;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const side = v.picklist(SIDES);
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const pairOf = <Part extends v.GenericSchema>(part: Part) => v.strictObject({ yellow: part, blue: part });

const Terms = v.strictObject({
  names: pairOf(name),
  takeBack: v.picklist(TAKE_BACKS),
  clock: v.nullable(
    v.strictObject({ time: pairOf(natural), increment: pairOf(natural), pausesWhenClosed: v.boolean() }),
  ),
});

const Clock = v.strictObject({
  marks: v.pipe(v.array(pairOf(natural)), v.maxLength(20_000), v.readonly()),
  used: natural,
  since: v.nullable(natural),
  paused: v.boolean(),
});

const End = v.variant('way', [
  v.strictObject({ way: v.picklist(['concession', 'time']), loser: side }),
  v.strictObject({ way: v.picklist(['agreement', 'repetition', 'quiet']) }),
]);

const Match = v.strictObject({
  terms: v.strictObject({
    games: v.nullable(v.pipe(natural, v.minValue(1))),
    firstMove: v.picklist(FIRST_MOVES),
  }),
  past: v.pipe(v.array(pairOf(v.pipe(v.number(), v.values([0, 0.5, 1])))), v.maxLength(10_000), v.readonly()),
});

/** The form in which a game is kept: what the parser believes of untrusted data before it replays them. */
export const SavedForm = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  variation: v.pipe(v.string(), v.maxLength(100)),
  start: v.pipe(v.string(), v.maxLength(10_000)),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20_000), v.readonly()),
  cursor: natural,
  terms: Terms,
  clock: v.nullable(Clock),
  end: v.nullable(End),
  offer: v.nullable(v.strictObject({ kind: v.picklist(OFFERS), by: side })),
  declined: v.strictObject({ draw: v.nullable(natural), 'take-back': v.nullable(natural) }),
  match: v.nullable(Match),
});
export type SavedSitting = v.InferOutput<typeof SavedForm>;
