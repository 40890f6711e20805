import { LOCALE } from './en/locale.ts';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment of the epoch where the player is: `Nov 23, 2026, 3:40 PM`. */
export const momentText = (moment: number): string => MOMENT.format(moment);
