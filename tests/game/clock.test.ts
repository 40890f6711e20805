import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../../src/engine/index.ts';
import {
  afterClosing,
  afterTurn,
  atTurn,
  flagMoment,
  goingOn,
  newClock,
  shortTime,
  stopped,
  timesAt,
  type Clock,
  type Turn,
} from '../../src/game/clock.ts';
import { clockOf } from '../support/games.ts';

const turn = (cursor: number): Turn => ({ cursor, side: SIDES[cursor % 2] ?? 'yellow' });

/** Completes turns at these moments, from the first on. */
function clocked(terms: ReturnType<typeof clockOf>, ...moments: number[]): Clock {
  return moments.reduce((clock, now, cursor) => afterTurn(terms, clock, turn(cursor), now), newClock());
}

describe('the clock', () => {
  const terms = clockOf(60, 2);

  it('stands until both sides have made their first move, which costs and gains nothing', () => {
    const clock = clocked(terms, 5_000);
    expect(clock.since).toBeNull();
    expect(timesAt(terms, clock, turn(1), 90_000)).toEqual({ yellow: 60_000, blue: 60_000 });
    const begun = clocked(terms, 5_000, 100_000);
    expect(begun.since).toBe(100_000);
    expect(begun.marks).toEqual([1, 2].map(() => ({ yellow: 60_000, blue: 60_000 })));
  });

  it('takes the time of the side to move, and gives it its increment with the move', () => {
    const clock = clocked(terms, 0, 0);
    expect(timesAt(terms, clock, turn(2), 10_000)).toEqual({ yellow: 50_000, blue: 60_000 });
    const moved = afterTurn(terms, clock, turn(2), 10_000);
    expect(timesAt(terms, moved, turn(3), 10_000)).toEqual({ yellow: 52_000, blue: 60_000 });
    expect(timesAt(terms, moved, turn(3), 11_500)).toEqual({ yellow: 52_000, blue: 58_500 });
  });

  it('falls at the moment when the time has run out, whenever one looks', () => {
    const clock = clocked(terms, 0, 1_000);
    expect(flagMoment(terms, clock, turn(2))).toBe(61_000);
    expect(timesAt(terms, clock, turn(2), 60_999).yellow).toBe(1);
    expect(timesAt(terms, clock, turn(2), 999_999).yellow).toBe(0);
    expect(flagMoment(terms, newClock(), turn(0))).toBeNull();
  });

  it('shows the times as they stood when turns are taken back', () => {
    const clock = clocked(terms, 0, 0, 10_000, 30_000);
    const back = atTurn(clock, 2, 40_000);
    expect(timesAt(terms, back, turn(2), 41_000)).toEqual({ yellow: 59_000, blue: 60_000 });
    expect(timesAt(terms, atTurn(back, 3, 50_000), turn(3), 50_000)).toEqual({
      yellow: 52_000,
      blue: 60_000,
    });
    expect(atTurn(clock, 1, 40_000).since).toBeNull();
  });

  it('loses nothing while it is paused, nor while the page is closed if it was agreed so', () => {
    const clock = clocked(terms, 0, 0);
    const paused = { ...stopped(clock, 4_000), paused: true };
    expect(timesAt(terms, paused, turn(2), 99_000).yellow).toBe(56_000);
    const on = goingOn(paused, turn(2), 100_000);
    expect(timesAt(terms, on, turn(2), 101_000).yellow).toBe(55_000);
    const reopened = afterClosing(on, 103_000, 500_000);
    expect(timesAt(terms, reopened, turn(2), 501_000).yellow).toBe(52_000);
  });

  it('never runs backwards where the machine’s own clock was set back', () => {
    const clock = clocked(terms, 0, 50_000);
    expect(timesAt(terms, clock, turn(2), 0)).toEqual({ yellow: 60_000, blue: 60_000 });
    expect(afterClosing(clock, 0, 40_000)).toMatchObject({ used: 0, since: 40_000 });
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
        let [clock, now, cursor] = [newClock(), 1_000, 0];
        for (const [step, passed] of played) {
          now += passed;
          const { side } = turn(cursor);
          if (clock.since !== null) spent[side] += passed;
          if (step === 'move') {
            if (cursor >= 2) gained[side] += increment * 1_000;
            clock = afterTurn(terms, clock, turn(cursor), now);
            cursor++;
          } else if (step === 'pause')
            clock = clock.paused
              ? goingOn(clock, turn(cursor), now)
              : { ...stopped(clock, now), paused: true };
        }
        const left = timesAt(terms, clock, turn(cursor), now);
        for (const side of SIDES) expect(left[side] + spent[side]).toBe(3_600_000 + gained[side]);
      }),
    );
  });

  it('looking changes nothing: the moment of the flag stays the same through pauses of any length', () => {
    assert(
      property(nat(50_000), nat(1_000_000), (used, pause) => {
        const terms = clockOf(60);
        const clock = clocked(terms, 0, 0);
        const paused = { ...stopped(clock, used), paused: true };
        const on = goingOn(paused, turn(2), used + pause);
        expect(flagMoment(terms, on, turn(2))).toBe(60_000 + pause);
      }),
    );
  });
});
