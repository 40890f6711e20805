import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../../src/cli/cabinetGames.ts';
import type { AnyRules } from '../../../src/cabinet/seam/rules.ts';
import {
  formatCabinet,
  newCabinetTree,
  readCabinet,
  type ReadCabinetGame,
} from '../../../src/game/cabinet/index.ts';
import { lineFrom, ROOT } from '../../../src/game/tree/index.ts';
import { budget } from '../../support/budget.ts';
import { anyCabinetTree, saidBy, textsAt } from '../../support/cabinetTrees.ts';

const CABINET = await loadCabinet();

const rulesOf = (id: string): AnyRules => CABINET.find((rules) => rules.id === id)!;
const read = (text: string): readonly ReadCabinetGame[] => [...readCabinet(text, CABINET)];

/** Each fault with its place, as `code line:column written`. */
const told = (games: readonly ReadCabinetGame[]): readonly string[] =>
  games.flatMap(({ faults }) =>
    faults.map(({ code, line, column, written }) => `${code} ${line}:${column} ${written}`),
  );

const HEAD = '[Variation "tablut"]\n\n';

describe('what is wrong in a record is reported with its place, and costs no more than it must', () => {
  test.for([
    [
      'a move that is not legal ends its line',
      `${HEAD}1. e8-d8 2. e8-d8 3. e7-d7 *`,
      ['move 3:13 e8-d8'],
      ['e8-d8'],
    ],
    ['a word that is no move', `${HEAD}1. e8-d8 nonsense 2. e7-d7`, ['move 3:10 nonsense'], ['e8-d8']],
    [
      'a wrong move in a variation ends the variation only',
      `${HEAD}1. e8-d8 (1. a1-a9) 2. e7-d7`,
      ['move 3:14 a1-a9'],
      ['e8-d8', 'e7-d7'],
    ],
    ['a variation that is never closed', `${HEAD}1. e8-d8 (1. e8-f8`, ['bracket-open 3:10 ('], ['e8-d8']],
    ['a comment that is never closed', `${HEAD}1. e8-d8 {oh`, ['comment-open 3:10 '], ['e8-d8']],
    [
      'brackets that close nothing',
      `${HEAD}1. e8-d8 ) 2. e7-d7`,
      ['bracket-close 3:10 )'],
      ['e8-d8', 'e7-d7'],
    ],
    ['a variation of nothing', `${HEAD}(1. e8-d8) 1. e8-d8`, ['variation-nowhere 3:1 ('], ['e8-d8']],
    ['a sign beyond the last', `${HEAD}1. e8-d8 $300`, ['nag 3:10 $300'], ['e8-d8']],
    [
      'the result of another number of players',
      `${HEAD}1. e8-d8 1-0-0`,
      ['result-unknown 3:10 1-0-0'],
      ['e8-d8'],
    ],
    [
      'a result that the tag does not give',
      `[Variation "tablut"]\n[Result "1-0"]\n\n1. e8-d8 0-1`,
      ['result-differs 4:10 0-1'],
      ['e8-d8'],
    ],
    [
      'arrows on a board without numbers',
      `${HEAD}1. e8-d8 {[%cal Ge1e2]}`,
      ['command 3:10 [%cal Ge1e2]'],
      ['e8-d8'],
    ],
    [
      'a position that cannot be read',
      '[Variation "tablut"]\n[Position "9/9 b"]\n\n1. e8-d8',
      ['position 2:1 9/9 b'],
      null,
    ],
    ['rules that nobody knows', '[Variation "ludo"]\n\n1. e8-d8', ['variation 1:1 ludo'], null],
    ['a game of Jikaida', '[Variation "poron"]\n\n1. SMc3-Mc4', ['variation 1:1 poron'], null],
    ['no rules at all', '1. e8-d8', ['variation-missing 1:1 '], ['e8-d8']],
    [
      'the same tag twice',
      '[Variation "tablut"]\n[Event "a"]\n[Event "b"]\n\n1. e8-d8',
      ['tag-twice 3:1 [Event "b"]'],
      ['e8-d8'],
    ],
  ] as const)('%s', ([, text, faults, moves]) => {
    const games = read(text);
    expect(told(games)).toEqual(faults);
    const tree = games[0]?.tree ?? null;
    expect(tree && lineFrom(tree).map(({ move }) => move.text)).toEqual(moves);
  });

  test('a bad game costs only itself', () => {
    const games = read(`${HEAD}1. zz *\n\n[Variation "nothing"]\n\n1. a *\n\n${HEAD}1. e8-d8 *`);
    expect(games.map(({ tree }) => tree && lineFrom(tree).length)).toEqual([0, null, 1]);
    expect(told(games)).toEqual(['move 3:4 zz', 'variation 5:1 nothing']);
  });
});

/** Texts that have broken readers of records. */
const hostile = (good: string): readonly string[] => [
  '\0'.repeat(2000),
  '('.repeat(3000),
  ')'.repeat(3000),
  '{'.repeat(3000),
  `${good} (`.repeat(150),
  `(${good}) `.repeat(500),
  `${good} `.repeat(300),
  good.repeat(2000),
  '1.'.repeat(3000),
  '[%clk '.repeat(600),
  `{${'[%clk 0:00:01]'.repeat(500)}}`,
  '$1'.repeat(2000),
  `${good} ${'1-'.repeat(1000)}0`,
  '__proto__ constructor toString',
  '\ud800\udfff\u202e\ufeff'.repeat(200),
];

/** What is wrong once what was read has been written and read again. */
function againOf({ tree }: ReadCabinetGame): readonly string[] {
  if (tree === null) return [];
  const again = read(formatCabinet(tree));
  const isSame =
    again.length === 1 && JSON.stringify(saidBy(again[0]!.tree!)) === JSON.stringify(saidBy(tree));
  // a result that these seats cannot have is kept, and reported again
  const wrong = told(again).filter((fault) => !fault.startsWith('result-'));
  return isSame ? wrong : [...wrong, formatCabinet(tree)];
}

describe('a hostile record of each game', () => {
  test.for(CABINET.map(({ id }) => id))('%s', (id) => {
    const rules = rulesOf(id);
    const [good = ''] = textsAt(newCabinetTree(rules), ROOT);
    for (const moves of hostile(good))
      for (const head of [`[Variation "${id}"]`, `[Variation "${id}"]\n[Position "${moves}"]`]) {
        const games = read(`${head}\n\n${moves}`);
        expect(games.flatMap(againOf)).toEqual([]);
      }
  });

  test.for(CABINET.map(({ id }) => id))(
    '%s: a record with changed characters is read, and what is read can be written',
    (id) => {
      const change = fc.record({
        at: fc.nat({ max: 2000 }),
        cut: fc.nat({ max: 5 }),
        put: fc.oneof(
          fc.constantFrom('(', ')', '{', '}', '"', '*', '\n', '1-0', '['),
          fc.string({ unit: 'binary', maxLength: 3 }),
        ),
      });
      fc.assert(
        fc.property(
          anyCabinetTree(rulesOf(id), 12),
          fc.array(change, { minLength: 1, maxLength: 4 }),
          (tree, changes) => {
            const text = changes.reduce((now, { at, cut, put }) => {
              const from = at % (now.length + 1);
              return now.slice(0, from) + put + now.slice(from + cut);
            }, formatCabinet(tree));
            const lines = text.split(/\r\n?|\n/);
            const games = read(text);
            expect(games.flatMap(againOf)).toEqual([]);
            for (const { faults } of games) {
              for (const { line, column } of faults) {
                expect(column).toBeGreaterThan(0);
                expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
              }
            }
          },
        ),
        { seed: 17, numRuns: budget(20, 3) },
      );
    },
  );
});
