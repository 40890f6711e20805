import * as v from 'valibot';
import type { Trailed } from '../../../game/seat.ts';
import type { Form } from '../../kept/keptValue.ts';
import { KEYS, type Keeper } from '../../kept/storage.ts';
import { keptPlace, type KeptPlace } from '../kept.ts';
import { TRAILED } from '../record.ts';

/** A review as it is stored: the games as records. Its trail is that of the place, whatever game is open there. */
export interface KeptReview extends Trailed {
  readonly record: string;
  /** The name of the game at the table; empty for one from elsewhere. */
  readonly of: string;
  /** A sign of the last time that a game was opened in place of another; empty if none was. */
  readonly opening: string;
  /** The path to the move shown: at each step, which of the moves that could follow. */
  readonly way: readonly number[];
  readonly isChanged: boolean;
  /** Games with changes that others have replaced, the latest first. */
  readonly former: readonly string[];
}

/** How many games with changes are kept beside the one that is open. */
export const MOST_FORMER = 5;

const Saved = v.object({
  version: v.literal(1),
  // as long as storage has room for them: what could be kept can be read
  record: v.string(),
  // parts that were added to the form later may be missing
  of: v.optional(v.string(), ''),
  opening: v.optional(v.string(), ''),
  ...TRAILED,
  way: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isChanged: v.boolean(),
  former: v.pipe(v.array(v.string()), v.maxLength(MOST_FORMER)),
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

/** The place where the review of a game of the cabinet is kept; other tabs share it. */
export type SharedReview = KeptPlace<KeptReview>;

/** The key under which the review of a game is kept, by its id. */
export const keyOfReview = (id: string) => `${KEYS.cabinet}.${id}.review` as const;

/** The games of a review. */
type Games = Pick<KeptReview, 'record' | 'former'>;

/** Whether two reviews hold the same games. */
export const holdSame = (one: Games, other: Games): boolean =>
  one.record === other.record && one.former.join() === other.former.join();

/** Whether two reviews are in the same state: each tab decides for itself which move is shown. */
const areAlike = (one: KeptReview, other: KeptReview): boolean =>
  holdSame(one, other) && one.trail === other.trail;

/** What is kept of the review of a game of the cabinet, by its id. */
export const keptReview = (keeper: Keeper, id: string): SharedReview =>
  keptPlace(keeper, keyOfReview(id), FORM, areAlike);
