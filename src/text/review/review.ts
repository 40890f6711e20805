import { reviewWords } from '../en/review.ts';
import { textOf } from '../messages.ts';

/** `text` for the review, with the part of the catalogue that comes with it. */
export const text = textOf(reviewWords);

/** A key that the review can write. */
export type ReviewKey = Parameters<typeof text>[0];
