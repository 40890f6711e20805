import { liveWords } from './en/live.ts';
import { textOf } from './messages.ts';

/** `text` for live games, with the part of the catalogue that comes with them. */
export const text = textOf(liveWords);
