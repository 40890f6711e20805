/** A day by the player's calendar, `2026-11-21`. */
export type Day = string;

const two = (number: number): string => String(number).padStart(2, '0');

/** The day on which a moment falls where the player is. */
export const dayOf = (moment: Date): Day =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

const MILLISECONDS = 86_400_000;

/** Days since 1 January 1970, by the calendar alone; NaN for what is not a day. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS;

/** Days in a row. */
export interface Streak {
  /** Up to today, or up to yesterday while today may still follow. */
  readonly now: number;
  readonly best: number;
  readonly hasToday: boolean;
}

/** The streaks among some days, which may be in any order. */
export function streakOf(days: readonly Day[], today: Day): Streak {
  const numbers = [...new Set(days.map(dayNumber))].filter(Number.isInteger).toSorted((a, b) => a - b);
  const last = dayNumber(today);
  let best = 0;
  let run = 0;
  let now = 0;
  numbers.forEach((number, at) => {
    run = numbers[at - 1] === number - 1 ? run + 1 : 1;
    best = Math.max(best, run);
    if (number === last || number === last - 1) now = run;
  });
  return { now, best, hasToday: numbers.includes(last) };
}
