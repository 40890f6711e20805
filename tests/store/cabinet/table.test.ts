import { describe, expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/tablut/game.ts';
import { keptGame, lastPlayed } from '../../../src/store/cabinet/kept.ts';
import { formatCabinet, readCabinet } from '../../../src/game/cabinet/index.ts';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { recordOfTree } from '../../../src/store/cabinet/shownTable.ts';
import type { Thinker } from '../../../src/store/cabinet/thinking/thinker.ts';
import { fullKeeper, memoryKeeper } from '../memoryKeeper.ts';
import { tableWith } from './tablutTable.ts';

/** A computer that answers when it is told to. */
function slowThinker() {
  const asked: { readonly moves: readonly string[]; readonly answer: (move: string | null) => void }[] = [];
  const thinker: Thinker = {
    think: async ({ moves }) =>
      await new Promise((answer) => {
        asked.push({ moves, answer });
      }),
    stop: () => undefined,
  };
  return { thinker, asked };
}

describe('a hand at the table', () => {
  test('picks a man and plays him where he may go', () => {
    const { state, texts } = tableWith();
    state().choose('d1');
    expect([...state().hand.next].toSorted()).toEqual(['b1', 'c1', 'd2', 'd3', 'd4']);
    state().choose('d3');
    expect(texts()).toEqual(['d1-d3']);
    expect(state().announcement).toBe('Black: d1-d3. White to move.');
  });

  test('chooses another man instead, and puts down one that is chosen again', () => {
    const { state } = tableWith();
    state().choose('d1');
    state().choose('a4');
    expect(state().hand.chosen).toEqual(['a4']);
    state().choose('a4');
    expect(state().hand.chosen).toEqual([]);
  });

  test.each([
    [['e5'], 'That man is not yours.'],
    [['b2'], 'Nothing stands there.'],
    [['e1'], 'This man is shut in: he has no square to go to.'],
    [['d1', 'a1'], 'Only the King may enter a corner.'],
    [['d1', 'c2'], 'Every man goes in a straight line along a rank or a file.'],
    [['d1', 'd5'], 'An enemy man stands there.'],
    [['d1', 'd6'], 'Something stands in the way.'],
    [['d1', 'e5'], 'Nobody ends a move on the Throne, not even the King once he has left it.'],
  ])('%j is refused: %s', (steps, words) => {
    const { state, texts } = tableWith();
    for (const step of steps) state().choose(step);
    expect(state().told).toBe(words);
    expect(texts()).toEqual([]);
  });

  test('takes moves in writing, and says what is wrong with one', () => {
    const { state, texts } = tableWith();
    expect(state().write(' d1-d3 ')).toBeNull();
    expect(state().write('d3-d1')).toBe('“d3-d1” is not a legal move here.');
    expect(texts()).toEqual(['d1-d3']);
  });
});

describe('turns', () => {
  test('are taken back and made again, and another move takes the place of those after it', () => {
    const { state, texts } = tableWith();
    for (const move of ['d1-d3', 'e3-d3']) state().write(move);
    expect(state().line.plies).toHaveLength(1);
    state().write('e4-f4');
    state().undo();
    expect(state().announcement).toBe('Taken back: e4-f4. White to move.');
    state().undo();
    expect(state().announcement).toBe('Taken back: d1-d3. Black to move.');
    expect(state().at).toBe(0);
    state().redo();
    expect(state().announcement).toBe('Black: d1-d3. White to move.');
    state().write('e4-g4');
    expect(texts()).toEqual(['d1-d3', 'e4-g4']);
  });

  test('a third occurrence of a position lets a player claim a draw, which ends the game', () => {
    const { state } = tableWith();
    for (let round = 0; round < 2; round++)
      for (const move of ['d1-d2', 'e4-f4', 'd2-d1', 'f4-e4']) state().write(move);
    state().claim();
    expect(state().ended).toEqual({ way: 'repetition', seat: null });
    expect(state().announcement).toBe('Drawn. The same position came up for the third time.');
    state().choose('d1');
    expect(state().told).toBe('The game is over.');
  });

  test('a player who concedes has lost', () => {
    const { state } = tableWith();
    state().concede();
    expect(state().announcement).toBe('White has won. Black has conceded.');
  });
});

describe('the computer at the table', () => {
  test('answers with its move, and a move found for another state is not played', async () => {
    const { thinker, asked } = slowThinker();
    const { state, texts } = tableWith({ thinker });
    state().begin('tablut', [null, 3]);
    state().write('d1-d3');
    expect(state().isThinking).toBe(true);
    expect(asked.at(-1)?.moves).toEqual(['d1-d3']);
    state().choose('e4');
    expect(state().told).toBe('The computer is to move.');
    state().undo();
    state().write('d1-d2');
    asked[0]?.answer('e4-f4');
    asked[1]?.answer('e4-g4');
    await expect.poll(texts).toEqual(['d1-d2', 'e4-g4']);
    state().undo();
    expect(state().at).toBe(0);
    expect(state().announcement).toBe('Taken back: d1-d2, e4-g4. Black to move.');
    state().redo();
    expect(state().announcement).toBe('Black: d1-d2. White: e4-g4. Black to move.');
  });

  test('a computer that does not answer can be asked again', async () => {
    const { thinker, asked } = slowThinker();
    const { state } = tableWith({ thinker });
    state().begin('tablut', [1, null]);
    asked[0]?.answer(null);
    await expect.poll(() => state().hasFailed).toBe(true);
    state().ask();
    asked[1]?.answer('d1-d2');
    await expect.poll(() => state().at).toBe(1);
  });
});

describe('what is kept', () => {
  test('may also be a game from elsewhere whose players have long names', () => {
    const keeper = memoryKeeper();
    const text = `[Variation "tablut"]\n[Black "${'Anna and Berta, '.repeat(9)}"]\n\n1. d1-d3 *\n`;
    const tree = readCabinet(text, game.variants).next().value?.tree;
    const first = tableWith({ kept: keptGame(keeper, 'tablut') });
    first.state().put(recordOfTree(tree, { id: 'one', began: 1, seed: 1, when: 1 }));
    const again = tableWith({ kept: keptGame(keeper, 'tablut') });
    expect(again.texts()).toEqual(['d1-d3']);
    expect(again.state().names).toEqual(first.state().names);
  });

  test('has no name that is cut within a character', () => {
    const text = `[Variation "tablut"]\n[Black "${'x'.repeat(39)}😀"]\n\n1. d1-d3 *\n`;
    const tree = readCabinet(text, game.variants).next().value?.tree;
    const { names } = recordOfTree(tree, { id: 'one', began: 1, seed: 1, when: 1 });
    expect(names).toContain('x'.repeat(39));
  });

  test('is the whole game, which goes on after a reload', () => {
    const keeper = memoryKeeper();
    const first = tableWith({ kept: keptGame(keeper, 'tablut') });
    first.state().begin('tablut', [null, 2]);
    for (const move of ['d1-d3']) first.state().write(move);
    const again = tableWith({ kept: keptGame(keeper, 'tablut') });
    expect(again.texts()).toEqual(['d1-d3']);
    expect(again.state().seating).toEqual([null, 2]);
    expect(lastPlayed(keeper, ['tablut', 'fanorona'])).toEqual(new Map([['tablut', 1000]]));
  });

  test.each([
    ['no JSON', '{'],
    ['another form', '{"version":1,"moves":7}'],
    ['a position that the rules refuse', record({ start: '9/9 w' })],
    ['a move that is not legal', record({ moves: ['d1-d3', 'a1-a2'] })],
    ['rules that are unknown', record({ variant: 'tablut:none' })],
    ['a concession of nobody', record({ ended: { way: 'conceded', seat: 7 } })],
    ['a flag of nobody', record({ ended: { way: 'time', seat: null } })],
  ])('and hostile: %s is told, and a game can be played', (_, text) => {
    const keeper = memoryKeeper(new Map([['poron-jikaida.cabinet.tablut', text]]));
    const { state, store } = tableWith({ kept: keptGame(keeper, 'tablut') });
    expect(state().wasDamaged).toBe(true);
    expect(keeper.read('poron-jikaida.cabinet.tablut.damaged.1')).toBe(text);
    // the library's copy of it stays there
    const library: string[] = [];
    const flush = followCabinet(store, { keep: ({ id }) => library.push(id), later: () => () => {} });
    flush();
    expect(library).toEqual([]);
    state().write('e4-f4');
    flush();
    expect(library).not.toContain('kept');
    state().begin('tablut', [null, null]);
    expect(state().wasDamaged).toBe(false);
    expect(state().write('d1-d3')).toBeNull();
  });

  test('the report of damaged data can be closed', () => {
    const keeper = memoryKeeper(new Map([['poron-jikaida.cabinet.tablut', '{']]));
    const { state } = tableWith({ kept: keptGame(keeper, 'tablut') });
    state().dismiss();
    expect(state().wasDamaged).toBe(false);
  });

  test('stays as it was if it cannot be read to its end and there is no room to put it aside', () => {
    const text = record({ moves: Array.from({ length: 99 }, () => 'd1-d3') });
    const texts = new Map([['poron-jikaida.cabinet.tablut', text]]);
    const { state } = tableWith({ kept: keptGame(fullKeeper(texts), 'tablut') });
    state().begin('tablut', [null, null]);
    expect([...texts.values()]).toEqual([text]);
    expect(state().isKept).toBe(false);
  });
});

describe('the game as text', () => {
  test.each([
    ['from the start', null, '\n[Variation "tablut"]\n[Termination "unfinished"]\n\n1. d1-d3 *\n'],
    [
      'from a position that was set up',
      '9/9/9/9/4K4/9/9/m7m/2M6 b',
      '\n[Position "9/9/9/9/4K4/9/9/m7m/2M6 b"]\n[Termination "unfinished"]\n\n1. a2-a3 *\n',
    ],
  ])('%s', (_, start, wanted) => {
    const keeper = memoryKeeper(new Map([['poron-jikaida.cabinet.tablut', record({ start })]]));
    const { state } = tableWith({ kept: keptGame(keeper, 'tablut') });
    state().write(start === null ? 'd1-d3' : 'a2-a3');
    expect(formatCabinet(recordTree(state()))).toContain(wanted);
  });
});

function record(change: object): string {
  return JSON.stringify({
    version: 1,
    id: 'kept',
    variant: 'tablut',
    start: null,
    seating: [null, null],
    moves: [],
    at: 0,
    ended: null,
    seed: 1,
    when: 1,
    ...change,
  });
}
