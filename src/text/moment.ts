import { LOCALE } from './en/locale.ts';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** The last moment that has a date, and the first before the epoch (ECMA-262, “Time Values and Time Range”). */
const MOST = 8.64e15;

/**
 * A moment since the epoch in the player's time zone, `Nov 23, 2026, 3:40 PM`; a dash if it is damaged and has no date.
 */
export const momentText = (moment: number): string =>
  Math.abs(moment) <= MOST ? MOMENT.format(moment) : '–';
