import { LOCALE } from './en/locale.ts';

const FORMATS: Readonly<Record<number, Intl.DateTimeFormat>> = {
  10: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  7: new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** `2026-11-21` as `Nov 21, 2026`; left as it stands if it is not a day of the calendar. */
export function dateText(date: string): string {
  const moment = Date.parse(date);
  // some browsers take February 30 for a day in March
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date);
  return isDay ? (FORMATS[date.length]?.format(moment) ?? date) : date;
}
