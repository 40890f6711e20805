import * as v from 'valibot';
import { LONGEST_ID, SIDES } from '../../engine/index.ts';
import { LEVELS } from '../../search/types.ts';
import { OFFERS } from '../sitting/sitting.ts';
import { FIRST_MOVES, LONGEST_NAME, TAKE_BACKS } from '../sitting/terms.ts';

export const FORMAT = 'poron-jikaida game';
/** Goes up with every change of the form; `savedMigrations.ts` leads from each version to the next. */
export const VERSION = 6;

/** The most moves of a saved game, including its variations. */
export const MOST_MOVES = 20_000;

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const side = v.picklist(SIDES);
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
/** The shape of what is stored for each side, with nothing else in it. */
export const pairOf = <Part extends v.GenericSchema>(part: Part) =>
  v.strictObject({ yellow: part, blue: part });

const Terms = v.strictObject({
  names: pairOf(name),
  takeBack: v.picklist(TAKE_BACKS),
  clock: v.nullable(
    v.strictObject({ time: pairOf(natural), increment: pairOf(natural), pausesWhenClosed: v.boolean() }),
  ),
  computer: v.exactOptional(
    v.strictObject({ levels: pairOf(v.nullable(v.picklist(LEVELS))), moveTime: v.nullable(natural) }),
  ),
  rules: v.exactOptional(name),
  school: v.exactOptional(v.literal(true)),
});

const Clock = v.strictObject({
  /** The time that the side that moved had left after each move, in the order of the moves. */
  left: v.pipe(v.array(natural), v.maxLength(MOST_MOVES), v.readonly()),
  used: natural,
  since: v.nullable(natural),
  paused: v.boolean(),
});

const End = v.variant('way', [
  v.strictObject({ way: v.picklist(['concession', 'time']), loser: side }),
  v.strictObject({ way: v.picklist(['agreement', 'repetition', 'quiet']) }),
]);

/** The points that a game of a match can bring a side. */
const POINTS: readonly number[] = [0, 0.5, 1];

const Match = v.strictObject({
  terms: v.strictObject({
    games: v.nullable(v.pipe(natural, v.minValue(1))),
    firstMove: v.picklist(FIRST_MOVES),
  }),
  past: v.pipe(v.array(pairOf(v.picklist(POINTS))), v.maxLength(10_000), v.readonly()),
});

/** Which game it is, and how far it has got; null where no table has changed it. */
const Seat = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  began: v.number(),
  changes: natural,
  trail: v.pipe(v.string(), v.maxLength(1000)),
});

const Line = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_MOVES), v.readonly());

export const SavedMovesForm = v.strictObject({
  /** Id of the variation that is played. */
  variation: v.pipe(v.string(), v.maxLength(LONGEST_ID)),
  /** The position line from which play started. */
  start: v.pipe(v.string(), v.maxLength(10_000)),
  /** The main line in coordinate form. */
  moves: Line,
  /**
   * Lines that were left for another: each goes on after an earlier move; all moves are counted from 1, the start is 0.
   */
  variations: v.pipe(
    v.array(v.strictObject({ after: natural, moves: Line })),
    v.maxLength(MOST_MOVES),
    v.readonly(),
  ),
});
export type SavedMoves = v.InferOutput<typeof SavedMovesForm>;

/** The form in which a game is stored: what the parser requires of untrusted data before it replays the moves. */
export const SavedForm = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  ...SavedMovesForm.entries,
  /** How many moves of the main line count. */
  cursor: natural,
  terms: Terms,
  clock: v.nullable(Clock),
  end: v.nullable(End),
  offer: v.nullable(v.strictObject({ kind: v.picklist(OFFERS), by: side })),
  declined: v.strictObject({ draw: v.nullable(natural), 'take-back': v.nullable(natural) }),
  match: v.nullable(Match),
  seat: v.nullable(Seat),
});
export type SavedSitting = v.InferOutput<typeof SavedForm>;
