import { expect, test } from 'vitest';
import { clockOf } from '../../../src/game/jkn/index.ts';
import { tagsOf } from '../../../src/game/tree/index.ts';

/** The clock in tags, as seconds and increment of Yellow, then of Blue. */
function clockIn(tags: Readonly<Record<string, string>>): readonly number[] | null {
  const clock = clockOf(tagsOf(Object.entries(tags)));
  if (clock === undefined) return null;
  const { time, increment } = clock;
  return [time.yellow, increment.yellow, time.blue, increment.blue].map((part) => part / 1000);
}

test.each([
  ['one time for both', { TimeControl: '1800+10' }, [1800, 10, 1800, 10]],
  ['no increment', { TimeControl: '300' }, [300, 0, 300, 0]],
  ['parts of a second', { TimeControl: '0.5+12.25' }, [0.5, 12.25, 0.5, 12.25]],
  ['one time for each', { YellowTime: '600+5', BlueTime: '90' }, [600, 5, 90, 0]],
  ['one for each instead of one for both', { TimeControl: '60', YellowTime: '600' }, [600, 0, 60, 0]],
])('the tags of a record tell the clock: %s', (_, tags, clock) => {
  expect(clockIn(tags)).toEqual(clock);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['none', { TimeControl: '-' }],
  ['nothing', {}],
  ['only Yellow’s', { YellowTime: '600' }],
  ['only Blue’s', { BlueTime: '600' }],
  ['words before it', { TimeControl: 'about 600' }],
  ['words after it', { TimeControl: '600 each' }],
  ['an increment without a number', { TimeControl: '600+' }],
  ['stages of PGN', { TimeControl: '40/7200:3600' }],
])('no clock follows from %s', (_, tags) => {
  expect(clockIn(tags)).toBeNull();
});
