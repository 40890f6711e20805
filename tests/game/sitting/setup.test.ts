import { describe, expect, it } from 'vitest';
import { formatPosition, SIDES } from '../../../src/engine/index.ts';
import {
  chooseClock,
  chooseDifferentTimes,
  DEFAULT_DRAFT,
  type Draft,
} from '../../../src/game/sitting/draft.ts';
import { VARIATION_IDS, variationOf } from '../../../src/game/games/games.ts';
import {
  needsLot,
  readClock,
  readDraft,
  readMatch,
  readStart,
  type DraftProblem,
} from '../../../src/game/sitting/setup.ts';
import { poronWithHills } from '../../support/hills.ts';

const draftWith = (changes: Partial<Draft>): Draft => ({ ...DEFAULT_DRAFT, ...changes });

function setupOf(changes: Partial<Draft>, lot: 'yellow' | 'blue' = 'yellow') {
  const setup = readDraft(draftWith(changes), lot);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

describe('a set-up', () => {
  it.each(VARIATION_IDS)('without any choice starts %s as it stands in the books', (id) => {
    const { variation, from, terms, match } = setupOf({ variation: id });
    expect(variation.id).toBe(id);
    expect(formatPosition(from)).toMatch(/ y (YB|-) - 0$/);
    expect(terms).toEqual({ names: { yellow: '', blue: '' }, takeBack: 'free', clock: null });
    expect(match).toBeNull();
  });

  it.each([
    ['yellow', 'blue', 'yellow'],
    ['blue', 'yellow', 'blue'],
    ['lot', 'yellow', 'yellow'],
    ['lot', 'blue', 'blue'],
  ] as const)('%s begins, if the lot falls to %s: %s', (begins, lot, turn) => {
    expect(setupOf({ begins }, lot).from.turn).toBe(turn);
  });

  it('from a position leaves it to the position who begins', () => {
    const changes = { variation: 'pastang', begins: 'lot', position: ' 6/6/6/1s4/S5/6 b - - 10 ' } as const;
    expect(needsLot(draftWith(changes))).toBe(false);
    expect(setupOf(changes, 'yellow').from.turn).toBe('blue');
    expect(needsLot(draftWith({ begins: 'lot', position: '  ' }))).toBe(true);
  });

  it('that is wrong names every field, in the order of the form', () => {
    const read = readDraft(
      draftWith({
        clock: 'own',
        differentTimes: true,
        times: {
          yellow: { minutes: '', seconds: '60', gain: '601' },
          blue: { minutes: '0', seconds: '0', gain: '0' },
        },
        games: 'own',
        ownGames: '1',
        position: 'nonsense',
      }),
      'yellow',
    );
    expect(read.ok ? [] : read.error.map(({ field }) => field)).toEqual([
      'minutes-yellow',
      'seconds-yellow',
      'gain-yellow',
      'minutes-blue',
      'games',
      'position',
    ]);
  });
});

/** The clock of one's own with these times for both sides. */
function own(minutes: string, seconds: string, gain: string) {
  const times = { minutes, seconds, gain };
  return readClock(draftWith({ clock: 'own', times: { yellow: times, blue: times } }));
}

describe('the clock', () => {
  it.each([
    ['poron', 'quick', 30, 20],
    ['poron', 'usual', 60, 30],
    ['poron', 'long', 90, 30],
    ['pastang', 'quick', 5, 3],
    ['stikitche', 'usual', 10, 5],
    ['draks-city', 'long', 15, 10],
  ] as const)('of %s, %s: %d minutes and %d seconds a turn', (variation, clock, minutes, gain) => {
    const read = readClock(draftWith({ variation, clock }));
    const [time, increment] = [minutes * 60_000, gain * 1000];
    expect(read.ok && read.value).toEqual({
      time: { yellow: time, blue: time },
      increment: { yellow: increment, blue: increment },
      pausesWhenClosed: true,
    });
  });

  it.each([
    ['0', '1', '0', 1, 0],
    ['1440', '0', '600', 86_400, 600],
    ['1439', '59', '1', 86_399, 1],
    [' 7 ', '05', '0', 425, 0],
  ])('takes %s min %s s + %s s', (minutes, seconds, gain, time, increment) => {
    const read = own(minutes, seconds, gain);
    expect(read.ok && read.value?.time.blue).toBe(time * 1000);
    expect(read.ok && read.value?.increment.yellow).toBe(increment * 1000);
  });

  it.each<[string, string, string, DraftProblem['code'], DraftProblem['field']]>([
    ['0', '0', '5', 'no-time', 'minutes-yellow'],
    ['1440', '1', '0', 'too-much-time', 'seconds-yellow'],
    ['1441', '0', '0', 'range', 'minutes-yellow'],
    ['10', '60', '0', 'range', 'seconds-yellow'],
    ['10', '0', '601', 'range', 'gain-yellow'],
    ['-1', '0', '0', 'range', 'minutes-yellow'],
    ['1.5', '0', '0', 'range', 'minutes-yellow'],
    ['1e2', '0', '0', 'range', 'minutes-yellow'],
    ['', '30', '0', 'range', 'minutes-yellow'],
    ['ten', '0', '0', 'range', 'minutes-yellow'],
  ])('refuses %s min %s s + %s s: %s', (minutes, seconds, gain, code, field) => {
    const read = own(minutes, seconds, gain);
    expect(read.ok ? [] : read.error.map((problem) => [problem.code, problem.field])).toEqual([
      [code, field],
    ]);
  });

  it('of the two sides differs only where they chose so', () => {
    const yellow = { minutes: '10', seconds: '0', gain: '5' };
    const draft = draftWith({ clock: 'own', times: { yellow, blue: { ...yellow, minutes: '3' } } });
    const [same, different] = [readClock(draft), readClock({ ...draft, differentTimes: true })];
    expect(same.ok && same.value?.time).toEqual({ yellow: 600_000, blue: 600_000 });
    expect(different.ok && different.value?.time).toEqual({ yellow: 600_000, blue: 180_000 });
  });

  it('of one’s own starts from the one chosen before; different times start alike', () => {
    const usual = draftWith({ clock: 'usual' });
    const chosen = chooseClock(usual, variationOf('poron'), 'own');
    expect(chosen.times.blue).toEqual({ minutes: '60', seconds: '0', gain: '30' });
    const changed = { ...chosen, times: { ...chosen.times, yellow: { ...chosen.times.yellow, gain: '9' } } };
    expect(chooseDifferentTimes(changed, true).times.blue.gain).toBe('9');
    expect(chooseClock(changed, variationOf('poron'), 'none').times).toEqual(changed.times);
  });
});

describe('the match', () => {
  it.each([
    ['1', null],
    ['2', { games: 2, firstMove: 'loser' }],
    ['10', { games: 10, firstMove: 'loser' }],
    ['open', { games: null, firstMove: 'loser' }],
    ['own', { games: 100, firstMove: 'loser' }],
  ] as const)('of %s', (games, expected) => {
    const read = readMatch(draftWith({ games, ownGames: '100', firstMove: 'loser' }));
    expect(read.ok && read.value).toEqual(expected);
  });

  it.each(['1', '101', '', '2.5'])('is not of %j games', (ownGames) => {
    expect(readMatch(draftWith({ games: 'own', ownGames }))).toEqual({
      ok: false,
      error: [{ code: 'range', field: 'games', least: 2, most: 100 }],
    });
  });
});

it('a position that cannot be read is reported with what is wrong in it', () => {
  const read = readStart(draftWith({ variation: 'pastang', position: '6/6 y - - 0' }), 'yellow');
  expect(read).toMatchObject({
    ok: false,
    error: [{ code: 'position', field: 'position', error: { code: 'rank-count' } }],
  });
});

it('where it is no position whoever begins, no side is named that might begin', () => {
  const draft = draftWith({ variation: poronWithHills(7) });
  for (const begins of ['yellow', 'blue', 'lot'] as const)
    expect(readStart({ ...draft, begins }, 'blue')).toMatchObject({
      ok: false,
      error: [{ code: 'array-in-kaida', side: null }],
    });
});

it('an array that its terrain makes no position is reported, and is one if the other side begins', () => {
  const draft = draftWith({ variation: poronWithHills() });
  expect(readStart(draft, 'yellow')).toMatchObject({
    ok: false,
    error: [{ code: 'array-in-kaida', field: 'position', side: 'blue' }],
  });
  expect(readStart({ ...draft, begins: 'blue' }, 'yellow').ok).toBe(true);
  for (const lot of SIDES)
    expect(readStart({ ...draft, begins: 'lot' }, lot), 'before the lot falls').toMatchObject({
      ok: false,
      error: [{ code: 'array-in-kaida', side: 'blue' }],
    });
});
