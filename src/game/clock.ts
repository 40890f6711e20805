import type { Side } from '../engine/index.ts';
import type { ClockTerms } from './terms.ts';

/** What each side has left, in milliseconds. */
export type Times = Readonly<Record<Side, number>>;

/**
 * The clock of a game as data. What a face shows is worked out from it and the moment of looking, so that neither a
 * sleeping page nor a slow one can lose time.
 */
export interface Clock {
  /** What each side had left after each turn, those taken back too: one for each move of the game. */
  readonly marks: readonly Times[];
  /** Milliseconds of the present turn that passed before `since`. */
  readonly used: number;
  /** The moment since which the clock runs, in milliseconds of the epoch; null while it stands. */
  readonly since: number | null;
  /** Whether the players have stopped it. A move made starts it again. */
  readonly paused: boolean;
}

/** The turn for which a clock is asked: how many turns stand, and which side is to move. */
export interface Turn {
  readonly cursor: number;
  readonly side: Side;
}

/** The first turn of each side costs no time and gains none: the clock starts when both have made one. */
export const FREE_TURNS = 2;

/** The clock of a game that has not yet begun. */
export const newClock = (): Clock => ({ marks: [], used: 0, since: null, paused: false });

/** What each side had left as the present turn began. */
export const timesBefore = (terms: ClockTerms, clock: Clock, { cursor }: Turn): Times =>
  clock.marks[cursor - 1] ?? terms.time;

/** Milliseconds of the present turn that have passed. A clock of the machine that was set back counts as standing. */
const usedBy = ({ used, since }: Clock, now: number): number =>
  since === null ? used : used + Math.max(0, now - since);

/** What each side has left now; never below 0. */
export function timesAt(terms: ClockTerms, clock: Clock, turn: Turn, now: number): Times {
  const before = timesBefore(terms, clock, turn);
  return { ...before, [turn.side]: Math.max(0, before[turn.side] - usedBy(clock, now)) };
}

/** The moment at which the time of the side to move runs out; null while its clock stands. */
export function flagMoment(terms: ClockTerms, clock: Clock, turn: Turn): number | null {
  if (clock.since === null) return null;
  return clock.since + Math.max(0, timesBefore(terms, clock, turn)[turn.side] - clock.used);
}

/** The clock after a turn was completed: the mover has what was left and its increment, and the other side's clock runs. */
export function afterTurn(terms: ClockTerms, clock: Clock, turn: Turn, now: number): Clock {
  const left = timesAt(terms, clock, turn, now);
  const gain = turn.cursor < FREE_TURNS ? 0 : terms.increment[turn.side];
  const mark = { ...left, [turn.side]: left[turn.side] + gain };
  const marks = [...clock.marks.slice(0, turn.cursor), mark];
  return atTurn({ ...clock, marks, paused: false }, turn.cursor + 1, now);
}

/** The clock at the beginning of a turn: the times as they stood then. It runs unless it is paused or has not begun. */
export function atTurn(clock: Clock, cursor: number, now: number): Clock {
  return { ...clock, used: 0, since: cursor < FREE_TURNS || clock.paused ? null : now };
}

/** The clock standing still, with the time that has passed kept. */
export const stopped = (clock: Clock, now: number): Clock => ({
  ...clock,
  used: usedBy(clock, now),
  since: null,
});

/** The clock going on from where it stood. */
export const goingOn = (clock: Clock, { cursor }: Turn, now: number): Clock => ({
  ...clock,
  used: usedBy(clock, now),
  since: cursor < FREE_TURNS ? null : now,
  paused: false,
});

/** A clock that ran until the page was last seen, and runs again since now: what lay between is not counted. */
export const afterClosing = (clock: Clock, seen: number, now: number): Clock =>
  clock.since === null ? clock : { ...clock, used: usedBy(clock, Math.min(seen, now)), since: now };

/** From how many milliseconds on a side is short of time: a tenth of what it had, within 10 s and 60 s. */
export const shortTime = (terms: ClockTerms, side: Side): number =>
  Math.min(60_000, Math.max(10_000, terms.time[side] / 10));
