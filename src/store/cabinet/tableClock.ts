import {
  afterTurn,
  flagMoment,
  FREE_TURNS,
  goingOn,
  leftAfter,
  newClock,
  stopped,
  timesAt,
  type Turn,
} from '../../game/sitting/clock.ts';
import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { outcomeOf, positionAt, type Line } from './line.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import type { Pace, TableClock } from './record.ts';

/** The parts of a game that its clock depends on. */
export interface TimedLine {
  readonly line: Line;
  readonly ended: Ended | null;
}

/** The clock of a game that has not begun. */
export const newTableClock = (pace: Pace, seats: number): TableClock => ({
  ...newClock(),
  pace,
  left: Array.from({ length: seats }, () => pace.time),
});

/**
 * The seat whose time a position takes; null if chance moves, or if everybody watches a player show what hides nothing.
 */
function timedSeat({ turn, secrets }: AnyRules, position: unknown): number | null {
  const side = turn(position);
  return side === 'chance' || secrets?.isPrivate(position) === false ? null : side;
}

/**
 * The turns of a line as the clock counts them: the first of each seat is free, for any number of seats, and those that
 * take nobody's time are not counted. If a seat cannot move at all, it is enough to look at twice as many turns as
 * there are seats.
 */
function madeIn({ plies, rules }: Line): number {
  const movers = plies.map(({ before }) => timedSeat(rules, before)).filter((seat) => seat !== null);
  const seats = rules.seats.length;
  const isBegun = movers.length >= 2 * seats || rules.seats.every((_, seat) => movers.includes(seat));
  return isBegun ? movers.length - seats + FREE_TURNS : 0;
}

/** The turn at the end of a game; null if the game is over or takes nobody's time. */
function turnOf({ left }: TableClock, { line, ended }: TimedLine): Turn<number> | null {
  const side = outcomeOf(line, ended).over
    ? null
    : timedSeat(line.rules, positionAt(line, line.plies.length));
  return side === null ? null : { made: madeIn(line), side, left };
}

/** What each seat has left at a moment. */
export function timesLeft(clock: TableClock, game: TimedLine, now: number): readonly number[] {
  const turn = turnOf(clock, game);
  if (turn === null) return clock.left;
  const times = timesAt(clock, turn, now);
  return clock.left.map((left, seat) => times[seat] ?? left);
}

/** The clock after one more move, which may replace others: the seat that was to move has used the time until now. */
export function clockAfter(
  clock: TableClock,
  before: TimedLine,
  after: TimedLine,
  now: number,
): TableClock | null {
  // a game that was lost on time goes on without a clock
  if (clock.left.some((left) => left === 0) || before.ended?.way === 'time') return null;
  const turn = turnOf(clock, before);
  const isNext = after.line.plies.length > before.line.plies.length;
  const increment = isNext ? clock.pace.increment : 0;
  const terms = { increment: clock.left.map(() => increment) };
  const left =
    turn === null
      ? clock.left
      : clock.left.map((time, seat) => (seat === turn.side ? leftAfter(terms, clock, turn, now) : time));
  const next = { ...clock, left };
  const isRunning = turnOf(next, after) !== null;
  const going = { ...next, ...afterTurn(clock, { made: madeIn(after.line) - 1 }, now) };
  return isRunning ? { ...going, pace: clock.pace, left } : { ...going, left, used: 0, since: null };
}

/** The clock of a game that the players end, or that ends because its time has run out. */
export const atEnd = (clock: TableClock, line: Line, now: number): TableClock => ({
  ...clock,
  left: timesLeft(clock, { line, ended: null }, now),
  used: 0,
  since: null,
});

/** A clock at the beginning of a turn, stopped until the players start it. */
export const halted = (clock: TableClock): TableClock => ({ ...clock, since: null, paused: true });

/** Stops the clock, or lets it go on. */
export const pausedOrNot = (clock: TableClock, { line }: TimedLine, now: number): TableClock => ({
  ...clock,
  ...(clock.paused ? goingOn(clock, madeIn(line), now) : { ...stopped(clock, now), paused: true }),
});

/** The seat whose time has run out, and when; null if none has. */
export function flagOf(
  clock: TableClock,
  game: TimedLine,
  now: number,
): { readonly seat: number; readonly moment: number } | null {
  const turn = turnOf(clock, game);
  const moment = turn === null ? null : flagMoment(clock, turn);
  return turn === null || moment === null || now < moment ? null : { seat: turn.side, moment };
}
