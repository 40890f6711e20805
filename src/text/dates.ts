import { LOCALE } from './en/locale.ts';

const FORMATS: Readonly<Record<number, Intl.DateTimeFormat>> = {
  10: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  7: new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** `2026-11-21` as `Nov 21, 2026`; as it stands where it is no day of the calendar. */
export function dateText(date: string): string {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? date : (FORMATS[date.length]?.format(moment) ?? date);
}
