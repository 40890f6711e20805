import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../../src/cli/cabinetGames.ts';
import type { AnyRules } from '../../../src/cabinet/seam/rules.ts';
import {
  addText,
  formatCabinet,
  newCabinetTree,
  openPart,
  outcomeOfResult,
  readCabinet,
  readCabinetResult,
  readTermination,
  resultText,
  terminationText,
  WAYS_OUT,
} from '../../../src/game/cabinet/index.ts';
import { annotate, lineFrom, nodeOf, ROOT, tagsOf } from '../../../src/game/tree/index.ts';
import { budget } from '../../support/budget.ts';
import { anyCabinetTree, saidBy } from '../../support/cabinetTrees.ts';

const CABINET = await loadCabinet();

const rulesOf = (id: string): AnyRules => CABINET.find((rules) => rules.id === id)!;

const read = (text: string) => [...readCabinet(text, CABINET)];

describe('a record of each game reads back as it was written', () => {
  test.for(CABINET.map(({ id }) => id))('%s', (id) => {
    fc.assert(
      fc.property(anyCabinetTree(rulesOf(id)), (tree) => {
        const text = formatCabinet(tree);
        const [game, ...others] = read(text);
        expect(others).toEqual([]);
        expect(game?.faults).toEqual([]);
        expect(saidBy(game!.tree!)).toEqual(saidBy(tree));
        expect(formatCabinet(game!.tree!)).toBe(text);
      }),
      { seed: 16, numRuns: budget(20, 4) },
    );
  });
});

describe('the text of a record', () => {
  test('has tags for the players by their seats, every move with its number, and the points at the end', () => {
    const rules = rulesOf('tablut');
    let tree = newCabinetTree(
      rules,
      tagsOf([
        ['White', 'Ann'],
        ['Result', '0-1'],
        ['Round', '2'],
      ]),
    );
    const first = addText(tree, ROOT, 'e8-d8')!;
    const second = addText(first.tree, first.node, 'e7-d7')!;
    const other = addText(second.tree, first.node, 'e7-f7')!;
    tree = annotate(annotate(other.tree, first.node, { nags: [1], after: 'Well begun.' }), ROOT, {
      after: 'A first game.',
    });
    expect(formatCabinet(tree)).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "2"]
[Black "?"]
[White "Ann"]
[Result "0-1"]
[Variation "tablut"]

{A first game.} 1. e8-d8 $1 {Well begun.} 2. e7-d7 (2. e7-f7) 0-1
`);
  });

  test('names the position where it is not the start of the rules', () => {
    const rules = rulesOf('mu-torere');
    const line = 'BBWBW.BW/W w';
    const position = rules.read(line);
    expect(position.ok).toBe(true);
    const tree = newCabinetTree(rules, undefined, position.ok ? position.value : null);
    const text = formatCabinet(tree);
    expect(text).toContain(`[Position "${line}"]`);
    expect(rules.write(read(text)[0]!.tree!.start.position)).toBe(line);
  });

  test('is read with move numbers, long dashes, printed signs and variations without blanks', () => {
    const [game] = read('[variation "tablut"]\n1.e8–d8!(1.e8-f8)2.e7-d7?! {so}');
    expect(game?.faults).toEqual([]);
    const [one, two] = lineFrom(game!.tree!);
    expect([one?.move.text, two?.move.text]).toEqual(['e8-d8', 'e7-d7']);
    expect([one?.notes.nags, two?.notes]).toMatchObject([[1], { nags: [6], after: 'so' }]);
    expect(nodeOf(game!.tree!, ROOT).children).toHaveLength(2);
  });
});

test('the names of all known tags are read in any letter case', () => {
  const written = [
    'WHITE',
    'whitelevel',
    'blackLEFT',
    'timecontrol',
    'match',
    'MATCHPOINTS',
    'seedhash',
    'annotator',
  ];
  const [game] = read(
    `[variation "tablut"]\n${written.map((name) => `[${name} "1"]\n`).join('')}\n1. e8-d8 *`,
  );
  expect([...(game?.tags.keys() ?? [])].toSorted()).toEqual([
    'Annotator',
    'BlackLeft',
    'Match',
    'MatchPoints',
    'SeedHash',
    'TimeControl',
    'White',
    'WhiteLevel',
  ]);
});

test.each([
  ['TABLUT', 'tablut'],
  ['Fox and Geese', 'fox-and-geese'],
  ['Nine Men’s Morris', 'nine-mens-morris'],
  ['Chinese Checkers: 3', 'chinese-checkers:3'],
])('the id of a game may have capitals, spaces and an apostrophe: %s', (written, id) => {
  const [game] = read(`[Variation "${written}"]\n\n*`);
  expect(game?.faults).toEqual([]);
  expect(game?.tree?.start.rules.id).toBe(id);
});

describe('results', () => {
  test.for(CABINET.map(({ id }) => id))('of %s and the ways out read back', (id) => {
    const rules = rulesOf(id);
    const winners = [null, ...(rules.sides ?? rules.seats)];
    const outcomes = winners.map((winner) => ({ over: true, winner, scores: null }) as const);
    for (const outcome of [...outcomes, { over: false } as const]) {
      const text = resultText(rules, outcome);
      expect(readCabinetResult(rules, text)).toBe(text);
      expect(outcomeOfResult(rules, text)).toEqual(outcome);
      const record = formatCabinet(newCabinetTree(rules, tagsOf([['Result', text]])));
      expect(read(record).map(({ faults, tags }) => [faults, tags.get('Result') ?? '*'])).toEqual([
        [[], text],
      ]);
    }
    for (const way of WAYS_OUT) {
      const ended = { way, seat: way === 'conceded' || way === 'time' ? 1 : null };
      expect(
        readTermination(rules, terminationText(rules, ended, { over: true, winner: null, scores: null })),
      ).toEqual(ended);
    }
  });
});

describe('a game with something hidden', () => {
  /** Tablut in which a position is open every second move. */
  const rules: AnyRules = {
    ...rulesOf('tablut'),
    secrets: {
      hides: (position: unknown) => rulesOf('tablut').turn(position) !== 0,
      seen: (position: unknown) => position,
      seenMove: () => '',
      isPrivate: () => true,
      guess: (views: readonly unknown[]) => views.at(-1),
    },
  };
  const moves = ['e8-d8', 'e7-d7', 'd8-e8'];
  const tree = moves.reduce(
    (grown, text) => {
      const { tree: before, node } = grown;
      return addText(before, node, text)!;
    },
    { tree: newCabinetTree(rules), node: ROOT },
  ).tree;

  test('is written up to its last open position while it goes on', () => {
    expect(lineFrom(openPart(tree, false)).map(({ move }) => move.text)).toEqual(moves.slice(0, 2));
  });

  test('is written as a whole once it is over', () => {
    expect(openPart(tree, true)).toBe(tree);
  });
});

test.each(['lorem ipsum dolor', '1. oops 1-0'])('words are no game of the cabinet: %s', (words) => {
  expect(read(words).map(({ tree }) => tree)).toEqual([null]);
});
