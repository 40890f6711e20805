import * as v from 'valibot';
import { openKept, type Form, type KeptValue } from '../keptValue.ts';
import { KEYS, type Keeper } from '../storage.ts';

/** A review as it is kept: the games as records. */
export interface KeptReview {
  readonly record: string;
  /** The way to the shown move: at each step, which of the moves that could follow. */
  readonly way: readonly number[];
  readonly isChanged: boolean;
  /** Games with changes that others have taken the place of, the last first. */
  readonly former: readonly string[];
}

const MOST_LETTERS = 2_000_000;
/** How many games with changes are kept beside the one that is open. */
export const MOST_FORMER = 5;

const record = v.pipe(v.string(), v.maxLength(MOST_LETTERS));
const Saved = v.object({
  version: v.literal(1),
  record,
  way: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isChanged: v.boolean(),
  former: v.pipe(v.array(record), v.maxLength(MOST_FORMER)),
});

const FORM: Form<KeptReview> = {
  read: (data) => {
    const read = v.safeParse(Saved, data);
    if (!read.success) return null;
    const { version: _, ...review } = read.output;
    return review;
  },
  write: (review) => ({ version: 1, ...review }),
};

/** What is kept of the review of a game of the cabinet, by its id. */
export const keptReview = (keeper: Keeper, id: string): KeptValue<KeptReview> =>
  openKept(keeper, `${KEYS.cabinet}.${id}.review`, FORM);
