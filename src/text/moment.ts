import { LOCALE } from './en/locale.ts';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** The last moment that has a date, and the first before the epoch (ECMA-262, “Time Values and Time Range”). */
const MOST = 8.64e15;

/** A moment of the epoch where the player is: `Nov 23, 2026, 3:40 PM`. A damaged one, which has no date, is a dash. */
export const momentText = (moment: number): string =>
  Math.abs(moment) <= MOST ? MOMENT.format(moment) : '–';
