import type { Side } from '../engine/index.ts';
import { text } from './messages.ts';
import { seenSides, sideText, type SideNames } from './sides.ts';

type Names = Readonly<Record<Side, string>>;

/** A player's name with the side, `Anna (Yellow)`; only the side where no name was given. */
export function playerText(side: Side, names: Names, sides: SideNames = seenSides()): string {
  const name = names[side];
  const colour = sides[side];
  return name === '' ? colour : text('player.named', { name, side: colour });
}

/** A player's name; the side where none was given. */
export const nameText = (side: Side, names: Names): string =>
  names[side] === '' ? sideText(side) : names[side];

/** Which game of a match it is: `Game 2 of 4.`, `Game 2.` in an open one. */
export const gameNumberText = (game: number, games: number | null): string =>
  games === null ? text('match.game', { game }) : text('match.game-of', { game, games });

const SECOND = 1000;
/** From here down a clock shows tenths of a second. */
export const TENTHS_BELOW = 20 * SECOND;

/**
 * A time as a clock shows it: `1:02:03`, `12:05`, and `0:09.4` when it runs short. A part that has begun counts in
 * full.
 */
export function clockText(left: number): string {
  if (left < TENTHS_BELOW) {
    const tenths = Math.ceil(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '');
}

/** A time for reading aloud, in whole seconds: `1 minute 5 seconds`. */
export function timeInWords(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return text('player.time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }).trim();
}
