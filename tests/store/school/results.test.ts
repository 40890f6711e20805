import { describe, expect, it, test } from 'vitest';
import { createResults } from '../../../src/store/school/results.ts';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const WON = { level: 1, own: 1, other: 0, turns: 30 } as const;
const LOST = { level: 1, own: 0, other: 0.5, turns: 12 } as const;

describe('what was reached in the small games', () => {
  it('is kept: every goal once, and the best result at each level', () => {
    const keeper = memoryKeeper();
    const { note } = createResults(keeper).getState();
    note('pastang', LOST, ['vault']);
    note('pastang', WON, ['win', 'vault']);
    note('pastang', { ...WON, turns: 24 }, []);
    note('pastang', { ...WON, turns: 40 }, []);
    note('pastang', LOST, []);
    note('pastang', { ...LOST, level: 2 }, []);
    expect(createResults(keeper).getState().results).toEqual({
      pastang: {
        goals: ['vault', 'win'],
        best: [
          { ...WON, turns: 24 },
          { ...LOST, level: 2 },
        ],
      },
    });
  });

  /** What a learner may get, the best first: by the lead in points, then by fewer turns. */
  const RANKED = [
    [1, 0, 10],
    [1, 0, 11],
    [0.5, 0, 5],
    [0.5, 0.5, 5],
    [0, 0.5, 50],
    [0, 1, 5],
    [0, 1, 50],
  ] as const;

  test.each(RANKED.slice(1).map((worse, at) => [RANKED[at]!, worse] as const))(
    'is %j rather than %j, whichever came first',
    (better, worse) => {
      const [one, other] = [better, worse].map(
        ([own, foe, turns]) => ({ level: 2, own, other: foe, turns }) as const,
      );
      for (const order of [
        [one!, other!],
        [other!, one!],
      ]) {
        const results = createResults(memoryKeeper());
        for (const result of order) results.getState().note('pastang', result, []);
        expect(results.getState().results.pastang?.best).toEqual([one]);
      }
    },
  );

  it('has the levels in their order', () => {
    const results = createResults(memoryKeeper());
    for (const level of [2, 0, 3, 1] as const) results.getState().note('pastang', { ...WON, level }, []);
    expect(results.getState().results.pastang?.best.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
  });

  it('of the first version is one level lower: the first of the four levels was 1 then', () => {
    const keeper = memoryKeeper();
    const pastang = { goals: ['win'], best: [WON, { ...LOST, level: 4 }] };
    keeper.write(KEYS.school, JSON.stringify({ version: 1, games: { pastang } }));
    const best = [
      { ...WON, level: 0 },
      { ...LOST, level: 3 },
    ];
    const { results, note } = createResults(keeper).getState();
    expect(results).toEqual({ pastang: { goals: ['win'], best } });
    note('stikitche', WON, []);
    expect(createResults(keeper).getState().results.pastang?.best).toEqual(best);
  });

  it('does not change when the same game is noted once more', () => {
    const keeper = memoryKeeper();
    const { note } = createResults(keeper).getState();
    note('stikitche', WON, ['win']);
    const kept = keeper.read(KEYS.school);
    note('stikitche', WON, ['win']);
    expect(keeper.read(KEYS.school)).toBe(kept);
  });

  it('is changed where it is kept, so that two tabs do not undo each other', () => {
    const keeper = memoryKeeper();
    const [one, other] = [createResults(keeper), createResults(keeper)];
    one.getState().note('pastang', WON, ['win']);
    other.getState().note('stikitche', WON, ['turn']);
    one.getState().reread();
    expect(Object.keys(one.getState().results).toSorted()).toEqual(['pastang', 'stikitche']);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":3,"games":{}}'],
    ['a goal that there is not', '{"version":1,"games":{"pastang":{"goals":["fly"],"best":[]}}}'],
    [
      'a level that there is not',
      JSON.stringify({ version: 1, games: { pastang: { goals: [], best: [{ ...WON, level: 9 }] } } }),
    ],
  ])('that is damaged is put aside: %s', (_, text) => {
    const keeper = memoryKeeper();
    keeper.write(KEYS.school, text);
    const { results, note } = createResults(keeper).getState();
    expect(results).toEqual({});
    expect(keeper.read(`${KEYS.school}.damaged.1`)).toBe(text);
    note('pastang', WON, []);
    expect(createResults(keeper).getState().results.pastang?.best).toEqual([WON]);
  });

  it('that cannot be kept says so', () => {
    const results = createResults({ read: () => null, write: () => false });
    results.getState().note('pastang', WON, ['win']);
    expect(results.getState()).toMatchObject({ saved: false, results: { pastang: { goals: ['win'] } } });
  });
});
