import {
  accept,
  formatPosition,
  opponent,
  parsePosition,
  refuse,
  SIDES,
  startPosition,
  type NotationError,
  type Position,
  type Result,
  type Side,
} from '../../engine/index.ts';
import { cleanName } from '../cleanWords.ts';
import {
  DEFAULT_DRAFT,
  paceOf,
  TIME_FIELDS,
  type Draft,
  type ThinkingChoice,
  type TimeField,
} from './draft.ts';
import { variationOf } from '../games/games.ts';
import type { ClockTerms, ComputerTerms, MatchTerms, Setup } from './terms.ts';

/** A field of the set-up that may be wrong. */
export type DraftField = `${TimeField}-${Side}` | 'games' | 'position';

/** What is wrong with a draft, and where. Bounds are in the field's own unit: whole minutes, seconds or games. */
export type DraftProblem =
  | { readonly code: 'range'; readonly field: DraftField; readonly least: number; readonly most: number }
  | { readonly code: 'no-time' | 'too-much-time'; readonly field: DraftField }
  | { readonly code: 'position'; readonly field: 'position'; readonly error: NotationError }
  /**
   * The terrain carries a vault to the King of the side that does not begin (sections 12 and 19). `side` is the one
   * that could begin instead; null if neither could.
   */
  | { readonly code: 'array-in-kaida'; readonly field: 'position'; readonly side: Side | null };

type Problems = readonly DraftProblem[];

const SECOND = 1000;
/** The longest that a side may have at the start and gain with each turn, in seconds: a day, and ten minutes. */
export const MOST_SECONDS = { time: 24 * 60 * 60, increment: 600 } as const;
const BOUNDS: Readonly<Record<TimeField, readonly [number, number]>> = {
  minutes: [0, MOST_SECONDS.time / 60],
  seconds: [0, 59],
  gain: [0, MOST_SECONDS.increment],
};
const GAMES_BOUNDS = [2, 100] as const;

/**
 * A draft as a set-up, or everything that is wrong with it. `lot` is the side that the lot decides on, where one is
 * needed.
 */
export function readDraft(draft: Draft, lot: Side): Result<Setup, Problems> {
  const clock = readClock(draft);
  const match = readMatch(draft);
  const from = readStart(draft, lot);
  if (!clock.ok || !match.ok || !from.ok)
    return refuse([clock, match, from].flatMap((part) => (part.ok ? [] : part.error)));
  return accept({
    variation: variationOf(draft.variation),
    from: from.value,
    terms: {
      names: { yellow: cleanName(draft.names.yellow), blue: cleanName(draft.names.blue) },
      takeBack: draft.takeBack,
      clock: clock.value,
      ...computerPart(draft),
    },
    match: match.value,
  });
}

function computerPart(draft: Draft): { readonly computer?: ComputerTerms } {
  const computer = readComputer(draft);
  return computer === null ? {} : { computer };
}

/** What the computer plays; null where only people play. */
export function readComputer(draft: Draft): ComputerTerms | null {
  const { players, levels } = draft;
  if (SIDES.every((side) => players[side] === 'person')) return null;
  const thinking = thinkingOf(draft);
  return {
    levels: {
      yellow: players.yellow === 'computer' ? levels.yellow : null,
      blue: players.blue === 'computer' ? levels.blue : null,
    },
    moveTime: thinking === 'share' ? null : Number(thinking) * SECOND,
  };
}

/** A share of the clock can be chosen only where there is one. */
export const thinkingOf = ({ thinking, clock }: Pick<Draft, 'thinking' | 'clock'>): ThinkingChoice =>
  thinking === 'share' && clock === 'none' ? DEFAULT_DRAFT.thinking : thinking;

/** Whether the lot decides who begins: a position says so itself. */
export const needsLot = ({ begins, position }: Draft): boolean => begins === 'lot' && position.trim() === '';

/** The clock of a draft: from 1 second to 24 hours for a side, and up to 10 minutes more with each turn. */
export function readClock(draft: Draft): Result<ClockTerms | null, Problems> {
  const { clock: choice, pausesWhenClosed } = draft;
  if (choice === 'none') return accept(null);
  if (choice !== 'own') {
    const { time, gain } = paceOf(variationOf(draft.variation), choice);
    return accept({
      time: bothSides(time * SECOND),
      increment: bothSides(gain * SECOND),
      pausesWhenClosed,
    });
  }
  const yellow = readTimes(draft, 'yellow');
  const blue = draft.differentTimes ? readTimes(draft, 'blue') : yellow;
  if (!yellow.ok || !blue.ok) {
    const wrong = draft.differentTimes ? [yellow, blue] : [yellow];
    return refuse(wrong.flatMap((side) => (side.ok ? [] : side.error)));
  }
  return accept({
    time: { yellow: yellow.value.time, blue: blue.value.time },
    increment: { yellow: yellow.value.increment, blue: blue.value.increment },
    pausesWhenClosed,
  });
}

const bothSides = (value: number): Record<Side, number> => ({ yellow: value, blue: value });

/** The times of one side, in milliseconds. */
function readTimes({ times }: Draft, side: Side): Result<{ time: number; increment: number }, Problems> {
  const [minutes, seconds, gain] = TIME_FIELDS.map((field) =>
    readNumber(times[side][field], `${field}-${side}`, BOUNDS[field]),
  );
  if (!minutes?.ok || !seconds?.ok || !gain?.ok)
    return refuse([minutes, seconds, gain].flatMap((part) => (part?.ok === false ? part.error : [])));
  const time = minutes.value * 60 + seconds.value;
  if (time === 0) return refuse([{ code: 'no-time', field: `minutes-${side}` }]);
  if (time > MOST_SECONDS.time) return refuse([{ code: 'too-much-time', field: `seconds-${side}` }]);
  return accept({ time: time * SECOND, increment: gain.value * SECOND });
}

function readNumber(
  typed: string,
  field: DraftField,
  [least, most]: readonly [number, number],
): Result<number, Problems> {
  const value = Number(typed);
  return /^\s*\d+\s*$/.test(typed) && value >= least && value <= most
    ? accept(value)
    : refuse([{ code: 'range', field, least, most }]);
}

/** The match of a draft; null for a single game. It has 2 to 100 games, or an open end. */
export function readMatch({ games, ownGames, firstMove }: Draft): Result<MatchTerms | null, Problems> {
  switch (games) {
    case '1':
      return accept(null);
    case 'open':
      return accept({ games: null, firstMove });
    case 'own': {
      const count = readNumber(ownGames, 'games', GAMES_BOUNDS);
      return count.ok ? accept({ games: count.value, firstMove }) : count;
    }
    case '2':
    case '4':
    case '6':
    case '10':
      return accept({ games: Number(games), firstMove });
  }
}

/**
 * The position from which play starts; it says who begins. On terrain the start array may be invalid for one side
 * (section 12); where the lot decides, it must be valid for either side to begin.
 */
export function readStart(draft: Draft, lot: Side): Result<Position, Problems> {
  const { variation, position, begins } = draft;
  const chosen = variationOf(variation);
  const line = position.trim();
  const first = begins === 'lot' ? lot : begins;
  const read = (side: Side): Result<Position, NotationError> =>
    parsePosition(chosen, line || formatPosition(startPosition(chosen, side)));
  const readFor = (side: Side): Result<Position, Problems> => {
    const start = read(side);
    if (start.ok) return start;
    const other = opponent(side);
    return line === ''
      ? refuse([{ code: 'array-in-kaida', field: 'position', side: read(other).ok ? other : null }])
      : refuse([{ code: 'position', field: 'position', error: start.error }]);
  };
  const other = needsLot(draft) ? readFor(opponent(first)) : null;
  return other?.ok === false ? other : readFor(first);
}

/** Whether the two sides play with different times. */
export const hasDifferentTimes = ({ time, increment }: Pick<ClockTerms, 'time' | 'increment'>): boolean =>
  [time, increment].some((times) => new Set(SIDES.map((side) => times[side])).size > 1);
