import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/store/library/entry.ts';
import { labelsOf, NO_FILTER, queried, usualSorting, type Filter } from '../../../src/store/library/query.ts';
import { entryFrom, recordOf } from './support.ts';

const game = (id: string, tags: Readonly<Record<string, string>>, moves?: string): Summary =>
  entryFrom(recordOf(tags, moves), {
    id,
    changed: id.codePointAt(0) ?? 0,
    labels: id === 'c' ? ['club'] : [],
  }).summary;

const GAMES = [
  game('a', { Yellow: 'Délia', Blue: 'Dray', Date: '2026.11.21' }),
  game('b', {
    Yellow: 'Seg',
    Event: 'Hall of Swods',
    Date: '2026.10.??',
    Result: '1-0',
    Termination: 'concession',
  }),
  game('c', { Yellow: 'Inch', Date: '2025.??.??', Result: '1/2-1/2' }, '1. PMc1-Mc3 {A bold vault} 1/2-1/2'),
  game('d', {}, '*'),
];

const find = (filter: Partial<Filter>, found: ReadonlySet<string> | null = null) =>
  queried(GAMES, { ...NO_FILTER, ...filter }, { by: 'changed', descending: false }, found)
    .map(({ id }) => id)
    .join('');

const copy = (id: string, of: string): Summary => ({ ...game(id, {}, '*'), of });
const listed = (games: readonly Summary[]) =>
  queried(games, NO_FILTER, { by: 'changed', descending: false }, null).map(({ id }) => id);

describe('an analysed copy', () => {
  it('is listed below its original, wherever that is', () => {
    expect(listed([...GAMES, copy('y', 'b'), copy('z', 'b'), copy('x', 'c')]).join('')).toBe('abyzcxd');
  });

  it('is listed by itself if its original is not shown, or is a copy too', () => {
    expect(listed([...GAMES, copy('x', 'gone')]).join('')).toBe('abcdx');
    expect(listed([copy('x', 'y'), copy('y', 'x')]).join('')).toBe('xy');
  });
});

const ofThree = (id: string, points: string): Summary => ({
  ...game(id, {}, '*'),
  cabinet: { game: 'three-handed-chess', players: [], points },
});

const gameOf = (id: string, variation: string): Summary => ({ ...game(id, {}, '*'), id, variation });

describe('the search in the library', () => {
  it.each<[string, Partial<Filter>, string]>([
    ['nothing', {}, 'abcd'],
    ['a player, without regard to accents and capitals', { text: 'DELIA' }, 'a'],
    ['several words in any order', { text: 'swods seg' }, 'b'],
    ['a comment', { text: 'bold vault' }, 'c'],
    ['the name of the game', { text: 'stikitche' }, 'abcd'],
    ['what is nowhere', { text: 'delia seg' }, ''],
    ['a variation', { variation: 'poron' }, ''],
    ['a result', { result: '1-0' }, 'b'],
    ['an ending', { ending: 'concession' }, 'b'],
    ['games in progress', { status: 'in-progress' }, 'ad'],
    ['a label', { label: 'club' }, 'c'],
    ['from a day on; of a month all days may be meant', { from: '2026-10-15' }, 'ab'],
    ['until a day', { to: '2026-10-15' }, 'bc'],
    ['between days', { from: '2026-11-21', to: '2026-11-21' }, 'a'],
    ['two things at once', { label: 'club', result: '1-0' }, ''],
  ])('for %s', (_, filter, ids) => {
    expect(find(filter)).toBe(ids);
  });

  it('for a base or a named rule finds games with any rules and terrain beside them', () => {
    const larger = [
      gameOf('a', 'poron'),
      gameOf('b', 'poron+no-king-vault@r:Mc4'),
      gameOf('c', 'hyrshiv:lamdu+no-king-vault+two-bends'),
    ];
    const found = (filter: Partial<Filter>): string =>
      queried(larger, { ...NO_FILTER, ...filter }, { by: 'changed', descending: false }, null)
        .map(({ id }) => id)
        .toSorted()
        .join('');
    expect(found({ variation: 'poron' })).toBe('ab');
    expect(found({ rule: 'no-king-vault' })).toBe('bc');
    expect(found({ variation: 'poron', rule: 'no-king-vault' })).toBe('b');
    expect(found({ variation: 'hyrshiv', rule: 'two-bends' })).toBe('');
  });

  it('for games without a result leaves out those of three that have one', () => {
    const games = [ofThree('a', '*'), ofThree('b', '0-1-0'), ofThree('c', '1/3-1/3-1/3')];
    const found = queried(games, { ...NO_FILTER, result: '*' }, usualSorting('changed'), null);
    expect(found.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps to the games with a position that was searched for', () => {
    expect(find({}, new Set(['b', 'd']))).toBe('bd');
    expect(find({ text: 'seg' }, new Set(['d']))).toBe('');
  });

  it.each([
    ['changed', 'dcba'],
    ['date', 'abcd'],
    ['players', 'dacb'],
    ['turns', 'bacd'],
    ['variation', 'dcba'],
  ] as const)('sorts by %s, equal games by their last change', (by, ids) => {
    expect(
      queried(GAMES, NO_FILTER, usualSorting(by), null)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });

  it('sorts games of the cabinet by their names, among those of Jikaida, and by their rules as the shelf does', () => {
    const ofCabinet = (id: string, variation: string): Summary => ({
      ...gameOf(id, variation),
      cabinet: { game: variation.split(':')[0] ?? '', players: [], points: '*' },
    });
    const games = [
      ofCabinet('a', 'parcheesi:3'),
      ofCabinet('b', 'four-by-four-chess'),
      gameOf('c', 'poron'),
      ofCabinet('d', 'parcheesi:2'),
      ofCabinet('e', 'four-field-kono'),
    ];
    const sorted = queried(games, NO_FILTER, usualSorting('variation'), null);
    // Four field kono, Four-by-four chess, Parcheesi for two and for three, Poron
    expect(sorted.map(({ id }) => id).join('')).toBe('ebdac');
  });

  it('knows all labels in alphabetical order, and how many games have each', () => {
    const labelled = [['vaults', 'club'], ['club', 'vaults'], ['club'], []].flatMap((labels, index) => {
      const one = GAMES[index];
      return one === undefined ? [] : [{ ...one, labels }];
    });
    expect(labelsOf(labelled)).toEqual([
      ['club', 3],
      ['vaults', 2],
    ]);
  });
});
