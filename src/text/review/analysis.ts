import { analysisWords } from '../en/analysis.ts';
import { textOf } from '../messages.ts';

/** `text` for the computer in the review, with the part of the catalogue that comes with it. */
export const text = textOf(analysisWords);
