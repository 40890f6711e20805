import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opponent, SIDES, type Side } from '../../../src/engine/index.ts';
import {
  afterTurn,
  atTurn,
  flagMoment,
  goingOn,
  leftAfter,
  newClock,
  retold,
  shortTime,
  stopped,
  timesAt,
  type Clock,
  type Turn,
} from '../../../src/game/sitting/clock.ts';
import type { ClockTerms } from '../../../src/game/sitting/terms.ts';
import { clockOf } from '../../support/games.ts';

/** A turn of a game with a clock. */
interface Timed {
  readonly clock: Clock;
  readonly turn: Turn;
}

const begun = ({ time }: ClockTerms): Timed => ({
  clock: newClock(),
  turn: { made: 0, side: 'yellow', left: time },
});

/** The next turn: this one was completed at a moment, and what the mover had left then was noted. */
function completed(terms: ClockTerms, { clock, turn }: Timed, now: number): Timed {
  const left = { ...turn.left, [turn.side]: leftAfter(terms, clock, turn, now) };
  const next = { made: turn.made + 1, side: opponent(turn.side), left };
  return { clock: afterTurn(clock, turn, now), turn: next };
}

/** Completes turns at these moments, from the first on. */
const clocked = (terms: ClockTerms, ...moments: number[]): Timed =>
  moments.reduce((timed, now) => completed(terms, timed, now), begun(terms));

describe('the clock', () => {
  const terms = clockOf(60, 2);
  const full = { yellow: 60_000, blue: 60_000 };

  it('stands until both sides have made their first move, which costs and gains nothing', () => {
    const first = clocked(terms, 5_000);
    expect(first.clock.since).toBeNull();
    expect(timesAt(first.clock, first.turn, 90_000)).toEqual(full);
    const second = clocked(terms, 5_000, 100_000);
    expect(second.clock.since).toBe(100_000);
    expect(second.turn.left).toEqual(full);
  });

  it('takes the time of the side to move, and gives it its increment with the move', () => {
    const { clock, turn } = clocked(terms, 0, 0);
    expect(timesAt(clock, turn, 10_000)).toEqual({ yellow: 50_000, blue: 60_000 });
    const moved = completed(terms, { clock, turn }, 10_000);
    expect(timesAt(moved.clock, moved.turn, 10_000)).toEqual({ yellow: 52_000, blue: 60_000 });
    expect(timesAt(moved.clock, moved.turn, 11_500)).toEqual({ yellow: 52_000, blue: 58_500 });
  });

  it('drops its flag at the moment when the time runs out, whenever one looks', () => {
    const { clock, turn } = clocked(terms, 0, 1_000);
    expect(flagMoment(clock, turn)).toBe(61_000);
    expect(timesAt(clock, turn, 60_999).yellow).toBe(1);
    expect(timesAt(clock, turn, 999_999).yellow).toBe(0);
    expect(flagMoment(newClock(), begun(terms).turn)).toBeNull();
  });

  it('starts again at a turn to which the players go back, and stands before both have moved', () => {
    const { turn } = clocked(terms, 0, 0);
    const { clock } = clocked(terms, 0, 0, 10_000, 30_000);
    const back = atTurn(clock, turn.made, 40_000);
    expect(timesAt(back, turn, 41_000)).toEqual({ yellow: 59_000, blue: 60_000 });
    expect(atTurn(clock, 1, 40_000).since).toBeNull();
  });

  it('loses nothing while it is paused, nor while the page is closed if that was agreed', () => {
    const { clock, turn } = clocked(terms, 0, 0);
    const paused = { ...stopped(clock, 4_000), paused: true };
    expect(timesAt(paused, turn, 99_000).yellow).toBe(56_000);
    const on = goingOn(paused, turn.made, 100_000);
    expect(timesAt(on, turn, 101_000).yellow).toBe(55_000);
    const reopened = retold(on, 104_000, 501_000);
    expect(timesAt(reopened, turn, 501_000).yellow).toBe(52_000);
  });

  it('never runs backwards, and is told by another way of counting without a loss', () => {
    const { clock, turn } = clocked(terms, 0, 50_000);
    expect(timesAt(clock, turn, 0)).toEqual(full);
    expect(retold(clock, 0, 40_000)).toMatchObject({ used: 0, since: 40_000 });
    expect(retold(clock, 53_000, 7_000)).toMatchObject({ used: 3_000, since: 7_000 });
    const stands = stopped(clock, 53_000);
    expect(retold(stands, 60_000, 7_000)).toEqual(stands);
  });

  it('counts a side as short of time from a tenth of what it had, within 10 and 60 seconds', () => {
    const short = [30, 300, 3600].map((seconds) => shortTime(clockOf(seconds), 'yellow'));
    expect(short).toEqual([10_000, 30_000, 60_000]);
  });
});

describe('time is conserved', () => {
  const steps = array(tuple(constantFrom('move', 'pause', 'wait'), nat(3_000)), {
    maxLength: 60,
  });

  it('what is left and what was spent make up what was given, to the millisecond', () => {
    assert(
      property(steps, nat(9), (played, increment) => {
        const terms = clockOf(3_600, increment);
        const spent: Record<Side, number> = { yellow: 0, blue: 0 };
        const gained: Record<Side, number> = { yellow: 0, blue: 0 };
        let [timed, now] = [begun(terms), 1_000];
        for (const [step, passed] of played) {
          now += passed;
          const { clock, turn } = timed;
          if (clock.since !== null) spent[turn.side] += passed;
          if (step === 'move') {
            if (turn.made >= 2) gained[turn.side] += increment * 1_000;
            timed = completed(terms, timed, now);
          } else if (step === 'pause') {
            const paused = { ...stopped(clock, now), paused: true };
            timed = { turn, clock: clock.paused ? goingOn(clock, turn.made, now) : paused };
          }
        }
        const left = timesAt(timed.clock, timed.turn, now);
        for (const side of SIDES) expect(left[side] + spent[side]).toBe(3_600_000 + gained[side]);
      }),
    );
  });

  it('looking changes nothing: the moment of the flag stays the same through pauses of any length', () => {
    assert(
      property(nat(50_000), nat(1_000_000), (used, pause) => {
        const terms = clockOf(60);
        const { clock, turn } = clocked(terms, 0, 0);
        const paused = { ...stopped(clock, used), paused: true };
        const on = goingOn(paused, turn.made, used + pause);
        expect(flagMoment(on, turn)).toBe(60_000 + pause);
      }),
    );
  });
});
