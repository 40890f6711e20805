import { SIDES, type Side } from '../../engine/index.ts';
import { tagsOf, type KnownTag, type Tags } from '../tree/index.ts';
import type { ClockTerms } from '../sitting/terms.ts';

const SIDE_TAGS = { yellow: 'YellowTime', blue: 'BlueTime' } as const satisfies Record<Side, KnownTag>;

const TIME = /^(\d{1,9}(?:\.\d{1,3})?)(?:\+(\d{1,9}(?:\.\d{1,3})?))?$/;

/** One side's time as the tags write it: seconds, and the increment after a plus sign. */
export const timeText = (time: number, increment: number): string =>
  `${time / 1000}${increment === 0 ? '' : `+${increment / 1000}`}`;

/** The time and increment that `timeText` wrote, in milliseconds; null if the text is not of that form. */
export function readTime(text: string): { readonly time: number; readonly increment: number } | null {
  const read = TIME.exec(text);
  return read && { time: milliseconds(read[1]), increment: milliseconds(read[2]) };
}

/** The tags for a clock: one for both sides, or one for each; `-` for a game without a clock. */
export function timeTags(clock: ClockTerms | null): Tags {
  if (clock === null) return tagsOf([['TimeControl', '-']]);
  const [yellow, blue] = SIDES.map((side) => timeText(clock.time[side], clock.increment[side]));
  if (yellow === undefined || blue === undefined || yellow === blue)
    return tagsOf([['TimeControl', yellow ?? '-']]);
  return tagsOf([
    [SIDE_TAGS.yellow, yellow],
    [SIDE_TAGS.blue, blue],
  ]);
}

const milliseconds = (seconds = '0'): number => Math.round(Number(seconds) * 1000);

/** The time and increment of each side in milliseconds, from the tags; undefined where they give none. */
export function clockOf(tags: Tags): Pick<ClockTerms, 'time' | 'increment'> | undefined {
  const [yellow, blue] = SIDES.map((side) =>
    readTime(tags.get(SIDE_TAGS[side]) ?? tags.get('TimeControl') ?? ''),
  );
  if (!yellow || !blue) return undefined;
  return {
    time: { yellow: yellow.time, blue: blue.time },
    increment: { yellow: yellow.increment, blue: blue.increment },
  };
}
