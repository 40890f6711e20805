import { apartWords } from './en/apart.ts';
import { LOCALE } from './en/locale.ts';
import { textOf } from './messages.ts';

/** `text` for games by message, with the part of the catalogue that comes with them. */
export const text = textOf(apartWords);

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the epoch where the player is: `Nov 23, 2026, 3:40 PM`. */
export const momentText = (moment: number): string => MOMENT.format(moment);
