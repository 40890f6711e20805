import type { Side } from '../../engine/index.ts';
import type { ClockTerms } from './terms.ts';

/** What each side has left, in milliseconds. */
export type Times<Seat extends PropertyKey = Side> = Readonly<Record<Seat, number>>;

/**
 * The clock of the present turn as data; the time left after each turn is stored with its move. What the clock shows is
 * calculated from these and from the time of looking, so neither a sleeping page nor a slow one loses time.
 */
export interface Clock {
  /** Milliseconds of the present turn that passed before `since`. */
  readonly used: number;
  /**
   * The moment since which the clock has been running; null while it is stopped. On a page it is in the page's own
   * monotonic time, in stored games in wall-clock time (milliseconds of the epoch).
   */
  readonly since: number | null;
  /** Whether the players have stopped it. Making a move starts it again. */
  readonly paused: boolean;
}

/** The turn that a clock is read for. The seats default to Yellow and Blue; games with other seats name their own. */
export interface Turn<Seat extends PropertyKey = Side> {
  /** How many turns have been made. */
  readonly made: number;
  /** The side to move. */
  readonly side: Seat;
  /** What each side had left as the turn began. */
  readonly left: Times<Seat>;
}

/** The first turn of each side costs no time and gains none: the clock starts when both have made one. */
export const FREE_TURNS = 2;

/** The clock of a game that has not yet begun. */
export const newClock = (): Clock => ({ used: 0, since: null, paused: false });

/** Milliseconds of the present turn that have passed. If time seems to run backwards, none have. */
export const usedBy = ({ used, since }: Clock, now: number): number =>
  since === null ? used : used + Math.max(0, now - since);

/** What each side has left now; never below 0. */
export const timesAt = <Seat extends PropertyKey>(
  clock: Clock,
  { side, left }: Turn<Seat>,
  now: number,
): Times<Seat> => ({
  ...left,
  [side]: Math.max(0, left[side] - usedBy(clock, now)),
});

/** The moment when the time of the side to move runs out; null while its clock is stopped. */
export function flagMoment<Seat extends PropertyKey>(
  clock: Clock,
  { side, left }: Turn<Seat>,
): number | null {
  if (clock.since === null) return null;
  return clock.since + Math.max(0, left[side] - clock.used);
}

/** What the side that moved has left once its turn is complete: its increment is added. */
export const leftAfter = <Seat extends PropertyKey>(
  terms: Pick<ClockTerms<Seat>, 'increment'>,
  clock: Clock,
  turn: Turn<Seat>,
  now: number,
): number => timesAt(clock, turn, now)[turn.side] + (turn.made < FREE_TURNS ? 0 : terms.increment[turn.side]);

/** The clock at the beginning of a turn, after this many others. It runs unless it is paused or has not started. */
export const atTurn = (clock: Clock, made: number, now: number): Clock => ({
  ...clock,
  used: 0,
  since: made < FREE_TURNS || clock.paused ? null : now,
});

/** The clock once a turn is complete: the other side's runs, even if the clock was paused. */
export const afterTurn = (clock: Clock, { made }: Pick<Turn, 'made'>, now: number): Clock =>
  atTurn({ ...clock, paused: false }, made + 1, now);

/** The clock stopped; the time that has passed in the turn is kept. */
export const stopped = (clock: Clock, now: number): Clock => ({
  ...clock,
  used: usedBy(clock, now),
  since: null,
});

/** The clock started again from where it stopped. */
export const goingOn = (clock: Clock, made: number, now: number): Clock => ({
  ...clock,
  used: usedBy(clock, now),
  since: made < FREE_TURNS ? null : now,
  paused: false,
});

/**
 * A running clock converted to another time scale, in which the moment `now` is `then`. The time that has passed in the
 * turn stays the same.
 */
export const retold = (clock: Clock, now: number, then: number): Clock =>
  clock.since === null ? clock : { ...clock, used: usedBy(clock, now), since: then };

/**
 * A side is short of time with this many milliseconds or fewer: a tenth of what it had, but at least 10 s and at most
 * 60 s.
 */
export const shortTime = <Seat extends PropertyKey>(
  terms: Pick<ClockTerms<Seat>, 'time'>,
  side: Seat,
): number => Math.min(60_000, Math.max(10_000, terms.time[side] / 10));
