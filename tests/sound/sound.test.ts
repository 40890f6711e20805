import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CALLS } from '../../src/game/sitting/calls.ts';
import { followedBy, motifOfCall, motifOfStroke } from '../../src/sound/motifs.ts';
import { createPlayer } from '../../src/sound/player.ts';
import { FakeContext } from './fakeContext.ts';

const vault = (pieces: number, captures = false) => motifOfStroke({ type: 'vault', pieces, captures });

describe('motifs', () => {
  test('every call, a move, a capture and a vault each have their own, shorter than two seconds', () => {
    const motifs = [
      ...CALLS.map(motifOfCall),
      motifOfStroke({ type: 'move' }),
      motifOfStroke({ type: 'capture' }),
      vault(3),
    ];
    expect(new Set(motifs.map((motif) => JSON.stringify(motif))).size).toBe(motifs.length);
    for (const motif of motifs) for (const { at, rings } of motif) expect(at + rings).toBeLessThan(2);
  });

  test('a vault taps once for each piece passed, then lands; a long one does not go on for ever', () => {
    expect([2, 3, 5].map((pieces) => vault(pieces).length)).toEqual([3, 4, 6]);
    expect(vault(3, true)).toHaveLength(5);
    expect(vault(17)).toHaveLength(13);
  });

  test('a call starts after the stroke of its turn', () => {
    const stroke = vault(4);
    const call = motifOfCall('kaida');
    const both = followedBy(stroke, call);
    expect(both.slice(0, stroke.length)).toEqual(stroke);
    expect(both[stroke.length]?.at).toBeGreaterThan(stroke.at(-1)?.at ?? Infinity);
  });
});

describe('the player', () => {
  beforeAll(() => void vi.useFakeTimers());
  afterAll(() => void vi.useRealTimers());

  test('is silent until it is opened, then strikes every tone at its time and loudness, once the turn is seen', () => {
    const fake = new FakeContext();
    const player = createPlayer(() => fake);
    player.play(motifOfStroke({ type: 'move' }), 1);
    vi.runAllTimers();
    expect(fake.struck).toEqual([]);
    player.open();
    player.play(motifOfCall('kaida'), 0.5);
    expect(fake.struck).toEqual([]);
    vi.runAllTimers();
    const [first, second] = motifOfCall('kaida');
    expect(fake.struck.map(({ pitch }) => pitch)).toEqual([first?.to, second?.to]);
    expect(fake.struck[1]?.start).toBeCloseTo(10 + (second?.at ?? 0));
    expect(fake.struck[0]?.loud).toBeCloseTo((first?.loud ?? 0) * 0.5);
  });

  test('opens a single context, and wakes it when the page comes back', () => {
    let opened = 0;
    const fake = new FakeContext();
    const player = createPlayer(() => {
      opened++;
      return fake;
    });
    player.open();
    fake.state = 'suspended';
    player.open();
    expect([opened, fake.resumed]).toEqual([1, 1]);
  });

  test('rests a while after the last sound, and wakes for the next turn, even without a touch', () => {
    const fake = new FakeContext();
    const player = createPlayer(() => fake);
    player.open();
    vi.advanceTimersByTime(1900);
    player.play(motifOfCall('hyrkaida'), 1);
    vi.advanceTimersByTime(3000);
    expect(fake.state, 'while the call is heard').toBe('running');
    vi.advanceTimersByTime(5000);
    expect(fake.state).toBe('suspended');
    fake.struck.length = 0;
    player.play(motifOfStroke({ type: 'move' }), 1);
    vi.advanceTimersByTime(1);
    expect(fake.state).toBe('running');
    expect(fake.struck).toHaveLength(1);
  });

  test('plays nothing and does not break at volume 0 or where the browser has no sound', () => {
    const fake = new FakeContext();
    const player = createPlayer(() => fake);
    player.open();
    player.play(motifOfStroke({ type: 'move' }), 0);
    vi.runAllTimers();
    expect(fake.struck).toEqual([]);

    let tried = 0;
    const deaf = createPlayer(() => {
      tried++;
      throw new ReferenceError('AudioContext is not defined');
    });
    deaf.open();
    deaf.open();
    deaf.play(motifOfStroke({ type: 'move' }), 1);
    vi.runAllTimers();
    expect(tried).toBe(1);
  });
});
