import { describe, expect, test } from 'vitest';
import { MINDS } from '../../../src/cabinet/games/minds.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { readBatches } from '../../../src/store/library/batches.ts';
import { titlesOf } from '../../../src/text/review/recordTitles.ts';
import { countSteps } from '../../support/steps/countSteps.ts';

const GAME = '[Variation "pastang"]\n\n1. SMa2-Ma3 ';
const TABLUT = '[Variation "tablut"]\n\n1. e8-d8 ';

/** Texts made to hold a reader up, by the number of their parts. */
const HOSTILE: Readonly<Record<string, (count: number) => string>> = {
  'marks in one comment': (count) => `${GAME}{[%csl ${'GMa1,'.repeat(count)}GMa1]} *`,
  'arrows in many comments': (count) => `${GAME}${'{[%cal GMa1Ma2]}'.repeat(count)} *`,
  'comments after one move': (count) => `${GAME}${'{ab}'.repeat(count)} *`,
  'comments before one move': (count) => `${GAME}1... ${'{ab}'.repeat(count)} SMa5-Ma4 *`,
  'words in one comment': (count) => `${GAME}{${'a { [% '.repeat(count)}} *`,
  signs: (count) => `${GAME}${'$1 '.repeat(count)} *`,
  'games of tags': (count) => '[Event "x"]\n\n'.repeat(count),
  results: (count) => '* '.repeat(count),
  'tags of games': (count) => `${'[Round "1"]\n'.repeat(count)}*\n`,
  'beginnings of tags': (count) => '[A "'.repeat(count),
  variations: (count) => `${GAME}${'(1. SMb2-Mb3)'.repeat(count)} *`,
  'wrong variations': (count) => `${GAME}${'(1. SMb2-Mb6)'.repeat(count)} *`,
  'wrong words': (count) => `${GAME}${'('.repeat(count)}${'x '.repeat(count)}`,
  'open comments': (count) => '{\n[A "b"]\n'.repeat(count),
  'blanks after a start': (count) => `${GAME}Ma2${' '.repeat(count)}`,
  'digits after a move': (count) => `${GAME}SMa5-Ma4${'1'.repeat(count)}`,
  'blanks in the id of a variation': (count) => `[Variation "poron${' '.repeat(count)}x"]\n\n1. SMa2-Ma3 *`,
  'beginnings of commands in the cabinet': (count) => `${TABLUT}{${'[%'.repeat(count)}} *`,
  'open comments in a backup of the cabinet': (count) => backupOf(`${TABLUT}${'{'.repeat(count)}`),
  'bytes that are not UTF-8': (count) => `[Event "Ω"]\n${'[Site "\u00ff"]\n'.repeat(count)}`,
};

/** A backup with this game of tablut. */
function backupOf(jkn: string): string {
  const origin = { id: 'a', source: 'table', labels: [], added: 0, changed: 0 };
  const told = { game: 'tablut', variant: 'tablut', players: [], points: '*', event: '', date: '', turns: 1 };
  const game = { ...origin, jkn, sitting: null, cabinet: told };
  return JSON.stringify({ format: 'poron-jikaida library', version: 1, games: [game] });
}

const CABINET = new Map([['tablut', (await MINDS['tablut']!()).variants]]);

const bytesOf = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text);
  // a byte of its own for ÿ, as another encoding has it
  return Uint8Array.from(bytes)
    .filter((byte) => byte !== 0xc3)
    .map((byte) => (byte === 0xbf ? 0xff : byte));
};

const stepsOf = (bytes: Uint8Array): number =>
  countSteps(() => {
    for (const batch of readBatches(bytes, { now: () => 0, cabinet: CABINET }))
      expect(batch.progress).toBeLessThanOrEqual(1);
  });

const COUNT = 200;

describe('a text twice as long is at most twice the work', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, text) => {
    const [small, large] = [bytesOf(text(COUNT)), bytesOf(text(2 * COUNT))];
    stepsOf(small); // what is worked out only once is worked out here
    const [once, twice] = [stepsOf(small), stepsOf(large)];
    expect(once).toBeGreaterThan(COUNT);
    expect(twice / once).toBeLessThanOrEqual(2.02);
  });

  test('and twice as many games in a choice to be named', () => {
    const text = Array.from({ length: 2 * COUNT }, (_, at) => `[Event "Game ${at + COUNT}"]\n${GAME} *`);
    const trees = parseJkn(text.join('\n\n')).games.flatMap(({ tree }) => tree ?? []);
    const stepsOfTitles = (count: number): number => countSteps(() => titlesOf(trees.slice(0, count)));
    stepsOfTitles(COUNT);
    const [once, twice] = [stepsOfTitles(COUNT), stepsOfTitles(2 * COUNT)];
    expect(twice / once).toBeLessThanOrEqual(2.02);
  });
});

/** How much more work twice as much takes. */
const growth = (work: (size: number) => unknown): number => {
  const steps = (size: number): number =>
    countSteps(() => {
      work(size);
      // a little of the project's own, without which nothing is counted
      expect([...readBatches(new Uint8Array(), { now: () => 0 })]).toHaveLength(1);
    });
  steps(10);
  return steps(400) / steps(200);
};

describe('the counter sees work wherever it is done', () => {
  test.each<[string, (size: number) => unknown]>([
    ['lists that are copied', (size) => repeat<number[]>(size, [], (list) => [...list, 1])],
    ['texts that are cleaned again', (size) => repeat(size, '', (words) => `${words}a`.replace(/b/g, ''))],
    [
      'texts that are searched again',
      (size) => repeat(size, '', (words) => (words.includes('b') ? '' : `${words}a`)),
    ],
    ['an expression that tries all ways', (size) => 'a'.repeat(size).replace(/a*ab/, '')],
    [
      'a sorted list in a loop',
      (size) => repeat<number[]>(size, [], (list) => list.concat(1).toSorted((a, b) => a - b)),
    ],
  ])('%s', (_, work) => {
    expect(growth(work)).toBeGreaterThan(3);
  });
});

function repeat<Value>(times: number, first: Value, next: (value: Value) => Value): Value {
  let value = first;
  for (let time = 0; time < times; time++) value = next(value);
  return value;
}
