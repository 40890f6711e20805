import type { Side, Variation } from '../../engine/index.ts';
import type { OfferedLevel } from '../../search/types.ts';
import { DEFAULT_TERMS, type FirstMove, type TakeBack } from './terms.ts';

/** Who has the first move: a side, or whichever the lot decides. */
export const BEGINNERS = ['yellow', 'blue', 'lot'] as const;
export type Beginner = (typeof BEGINNERS)[number];

/** Who plays a side. */
export const PLAYER_KINDS = ['person', 'computer'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** How long the computer may think about a move: seconds, or its share of the clock. */
export const THINKING_CHOICES = ['1', '3', '10', '30', 'share'] as const;
export type ThinkingChoice = (typeof THINKING_CHOICES)[number];

/** The clocks offered by name; their times depend on the game, see `paceOf`. */
const PACES = ['five', 'ten', 'fifteen', 'quick', 'usual', 'long'] as const;
export type Pace = (typeof PACES)[number];
export const CLOCK_CHOICES = ['none', ...PACES, 'own'] as const;
export type ClockChoice = (typeof CLOCK_CHOICES)[number];

/** How many games are played: one of a few fixed numbers, a number typed in, or as many as the players like. */
export const GAMES_CHOICES = ['1', '2', '4', '6', '10', 'own', 'open'] as const;
export type GamesChoice = (typeof GAMES_CHOICES)[number];

/** The times of one side as typed: minutes and seconds at the start, and the seconds gained with each turn. */
export const TIME_FIELDS = ['minutes', 'seconds', 'gain'] as const;
export type TimeField = (typeof TIME_FIELDS)[number];
export type TimeDraft = Readonly<Record<TimeField, string>>;

/**
 * A set-up as its form holds it: everything typed is text, and may still be wrong. `readDraft` makes a `Setup` of it.
 */
export interface Draft {
  /** The id of a game, including named rules and terrain (section 13). */
  readonly variation: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly players: Readonly<Record<Side, PlayerKind>>;
  /** The level at which the computer plays a side, if it plays one. */
  readonly levels: Readonly<Record<Side, OfferedLevel>>;
  readonly thinking: ThinkingChoice;
  readonly begins: Beginner;
  readonly clock: ClockChoice;
  /** The times of a custom clock; Blue's count only where the two sides have different ones. */
  readonly times: Readonly<Record<Side, TimeDraft>>;
  readonly differentTimes: boolean;
  readonly pausesWhenClosed: boolean;
  readonly games: GamesChoice;
  readonly ownGames: string;
  readonly firstMove: FirstMove;
  readonly takeBack: TakeBack;
  /** A position line from which play starts; empty for the start of the variation. */
  readonly position: string;
}

const TEN_MINUTES: TimeDraft = { minutes: '10', seconds: '0', gain: '5' };

export const DEFAULT_DRAFT: Draft = {
  variation: 'poron',
  names: DEFAULT_TERMS.names,
  players: { yellow: 'person', blue: 'person' },
  levels: { yellow: 2, blue: 2 },
  thinking: '3',
  begins: 'yellow',
  clock: 'none',
  times: { yellow: TEN_MINUTES, blue: TEN_MINUTES },
  differentTimes: false,
  pausesWhenClosed: true,
  games: '1',
  ownGames: '8',
  firstMove: 'alternating',
  takeBack: DEFAULT_TERMS.takeBack,
  position: '',
};

/** The time at the start, and what is gained with each turn, both in seconds. */
interface PaceTimes {
  readonly time: number;
  readonly gain: number;
}

/** A pace for a lively game, in any variation. */
const LIVELY_PACES = {
  five: { time: 5 * 60, gain: 3 },
  ten: { time: 10 * 60, gain: 5 },
  fifteen: { time: 15 * 60, gain: 10 },
} as const;
const HUGE_PACES: Readonly<Record<Pace, PaceTimes>> = {
  ...LIVELY_PACES,
  quick: { time: 60 * 60, gain: 30 },
  usual: { time: 120 * 60, gain: 30 },
  long: { time: 240 * 60, gain: 60 },
};
const GREAT_PACES: Readonly<Record<Pace, PaceTimes>> = {
  ...LIVELY_PACES,
  quick: { time: 30 * 60, gain: 20 },
  usual: { time: 60 * 60, gain: 30 },
  long: { time: 90 * 60, gain: 30 },
};
const SMALL_PACES: Readonly<Record<Pace, PaceTimes>> = {
  ...LIVELY_PACES,
  quick: LIVELY_PACES.five,
  usual: LIVELY_PACES.ten,
  long: LIVELY_PACES.fifteen,
};

/**
 * The times of a pace in a game: boards of more than two drins take far longer, and boards of more than six longer
 * still.
 */
export const paceOf = (game: Variation, pace: Pace): PaceTimes => pacesOf(game)[pace];

function pacesOf({ drins }: Variation): Readonly<Record<Pace, PaceTimes>> {
  const size = drins.flat().length;
  if (size > 6) return HUGE_PACES;
  return size > 2 ? GREAT_PACES : SMALL_PACES;
}

/** The clocks that are offered for a game, without two that have the same times. */
export const clocksFor = (game: Variation): readonly ClockChoice[] =>
  CLOCK_CHOICES.filter((choice) => choice === clockIn(game, choice));

/** The clock that stands for a choice in a game: the first of those with the same times. */
export function clockIn(game: Variation, choice: ClockChoice): ClockChoice {
  if (choice === 'none' || choice === 'own') return choice;
  const { time, gain } = paceOf(game, choice);
  const isSame = (pace: Pace): boolean =>
    paceOf(game, pace).time === time && paceOf(game, pace).gain === gain;
  return PACES.find(isSame) ?? choice;
}

/** The draft with another clock. A custom clock starts with the times of the named one that was chosen before. */
export function chooseClock(draft: Draft, variation: Variation, clock: ClockChoice): Draft {
  const pace = PACES.find((name) => name === draft.clock);
  if (clock !== 'own' || pace === undefined) return { ...draft, clock };
  const { time, gain } = paceOf(variation, pace);
  const times = { minutes: String(time / 60), seconds: '0', gain: String(gain) };
  return { ...draft, clock, times: { yellow: times, blue: times } };
}

/** The draft with different times for the two sides, where Blue's are Yellow's at first, or with the same times. */
export const chooseDifferentTimes = (draft: Draft, differentTimes: boolean): Draft => ({
  ...draft,
  differentTimes,
  times: differentTimes ? { ...draft.times, blue: draft.times.yellow } : draft.times,
});
