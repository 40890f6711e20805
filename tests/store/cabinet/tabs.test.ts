import { describe, expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/tablut/game.ts';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { toKeep } from '../../../src/store/cabinet/keptTable.ts';
import { newId } from '../../../src/store/newId.ts';
import type { Keeper } from '../../../src/store/kept/storage.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { twoProcesses } from '../twoProcesses.ts';
import { tableParts } from './tableParts.ts';
import { tableWith } from './tablutTable.ts';

const say = await loadSay('tablut');

/** Two tables over the same storage, as in two tabs; games are named by counting. */
function tabs() {
  const keeper = memoryKeeper();
  let ids = 0;
  const open = () => tableWith({ kept: keptGame(keeper, 'tablut'), newId: () => `game-${++ids}` });
  const here = open();
  here.state().begin('tablut', [null, null]);
  here.state().write('d1-d3');
  return { here, there: open(), open };
}

describe('two tabs with the same game', () => {
  test('a tab shows what the other has played when it hears of it, and goes on from there', () => {
    const { here, there } = tabs();
    there.state().write('e4-f4');
    here.state().reread();
    expect(here.texts()).toEqual(['d1-d3', 'e4-f4']);
    expect(here.state().notice).toBeNull();
    here.state().write('d3-d2');
    there.state().reread();
    expect(there.texts()).toEqual(['d1-d3', 'e4-f4', 'd3-d2']);
  });

  test('a tab that has not heard takes the move over in place of its own, and says so', () => {
    const { here, there, open } = tabs();
    there.state().write('e4-f4');
    here.state().write('e4-g4');
    expect(here.texts()).toEqual(['d1-d3', 'e4-f4']);
    expect(here.state().notice).toMatch(/^This game went on in another tab\./);
    expect(here.state().announcement).toBe(here.state().notice);
    here.state().dismiss();
    expect(here.state().write('d3-d2')).toBeNull();
    expect(open().texts()).toEqual(['d1-d3', 'e4-f4', 'd3-d2']);
  });

  test('nothing is reported where both have done the same', () => {
    const { here, there } = tabs();
    there.state().write('e4-f4');
    here.state().write('e4-f4');
    expect(here.state().notice).toBeNull();
    expect(here.texts()).toEqual(['d1-d3', 'e4-f4']);
  });

  test('a game that the other tab replaces stays in the library, with what was played last, and the player is told', () => {
    const { here, there } = tabs();
    const library = new Map<string, number>();
    followCabinet(here.store, {
      keep: ({ id, line }) => library.set(id, line.plies.length),
      later: () => () => {},
    });
    const former = here.state().id;
    there.state().begin('tablut', [null, null]);
    there.state().write('e8-d8');
    here.state().write('e4-f4');
    expect(here.texts()).toEqual(['e8-d8']);
    expect(here.state().notice).toMatch(/^Another game was started in another tab/);
    expect(library.get(former)).toBe(2);
  });

  test('a game begun in a tab that has not heard of the other’s move is begun all the same', () => {
    const { here, there, open } = tabs();
    there.state().write('e4-f4');
    here.state().begin('tablut', [null, 2]);
    expect([here.texts(), here.state().seating]).toEqual([[], [null, 2]]);
    expect(here.state().id).toBe(open().state().id);
  });

  test('once another game takes the place of one in the other tab, nothing more is said of it', () => {
    const { here, there } = tabs();
    there.state().begin('tablut', [null, null]);
    there.state().write('e8-d8');
    here.state().begin('tablut', [null, 2]);
    expect([here.texts(), here.state().notice]).toEqual([[], null]);
  });

  test('the next game of a match that the other tab has begun is not begun again', () => {
    const { here, there } = tabs();
    here.state().concede();
    there.state().reread();
    there.state().next();
    here.state().next();
    expect(here.state().id).toBe(there.state().id);
    there.state().reread();
    expect(here.state().id).toBe(there.state().id);
  });
});

const tableOver = (keeper: Keeper) => tableWith({ kept: keptGame(keeper, 'tablut'), newId });

/** Two tabs in two processes, with the same game after one move. */
function processes() {
  const common = memoryKeeper();
  tableOver(common).state().begin('tablut', [null, null]);
  tableOver(common).state().write('d1-d3');
  const { here, there, settle } = twoProcesses(common);
  const [one, two] = [tableOver(here), tableOver(there)];
  const hear = (): void => {
    settle();
    for (const tab of [one, two]) tab.state().reread();
  };
  return { one, two, hear, settle };
}

type Tab = ReturnType<typeof tableWith>;

describe('two tabs that go on with a game at the same moment', () => {
  test.each([
    ['another move', (tab: Tab) => tab.state().write('e4-g4')],
    [
      'two moves',
      (tab: Tab) => {
        tab.state().write('e4-g4');
        tab.state().write('d3-d2');
      },
    ],
    ['a concession', (tab: Tab) => tab.state().concede()],
    ['a step back', (tab: Tab) => tab.state().undo()],
  ])('tell the one that loses its move: the other has made %s', (_, act) => {
    const { one, two, hear } = processes();
    one.state().write('e4-f4');
    act(two);
    hear();
    expect([one.texts(), one.state().ended]).toEqual([two.texts(), two.state().ended]);
    expect(one.state().notice).toMatch(/^This game went on in another tab\./);
    expect(two.state().notice).toBeNull();
  });

  test('tell the one that loses the end that it has made', () => {
    const { one, two, hear } = processes();
    one.state().agree();
    two.state().concede();
    hear();
    expect(one.state().ended?.way).toBe('conceded');
    expect(one.state().notice).toMatch(/^This game went on in another tab\./);
  });

  test.each([
    ['do the same', (tab: Tab) => tab.state().write('e4-f4')],
    [
      'go on from the same move',
      (tab: Tab) => {
        tab.state().write('e4-f4');
        tab.state().write('d3-d2');
      },
    ],
  ])('say nothing where both %s', (_, act) => {
    const { one, two, hear } = processes();
    one.state().write('e4-f4');
    act(two);
    hear();
    expect([one.state().notice, two.state().notice]).toEqual([null, null]);
    expect(one.texts()).toEqual(two.texts());
  });

  test('say nothing where one only follows the other, even back and along another line', () => {
    const { one, two, hear } = processes();
    one.state().write('e4-f4');
    hear();
    two.state().undo();
    two.state().write('e4-g4');
    hear();
    one.state().concede();
    hear();
    expect([one.state().notice, two.state().notice]).toEqual([null, null]);
    expect(one.texts()).toEqual(['d1-d3', 'e4-g4']);
    expect(two.state().ended).toEqual(one.state().ended);
  });

  test('leave the library what one has lost, where it was kept there', () => {
    const { one, two, settle } = processes();
    const lasts: (number | null)[] = [];
    const flush = followCabinet(one.store, {
      keep: (_state, past) => lasts.push(past?.[0]?.line.plies.length ?? null),
      later: () => () => {},
    });
    one.state().write('e4-f4');
    flush();
    two.state().write('e4-g4');
    settle();
    one.state().reread();
    flush();
    one.state().write('d3-d2');
    flush();
    expect(lasts).toEqual([1, null, 2]);
  });

  test('tell beside a new game what was lost in the one before it', () => {
    const { one, two, settle } = processes();
    one.state().write('e4-f4');
    two.state().write('e4-g4');
    settle();
    one.state().begin('tablut', [null, null]);
    expect(one.texts()).toEqual([]);
    expect(one.state().notice).toMatch(/^The game before this one went on in another tab\./);
    one.state().begin('tablut', [null, null]);
    expect(one.state().notice).toBeNull();
  });

  test('say nothing of a former game beside one that comes from the library', () => {
    const { one, two, hear } = processes();
    one.state().write('e4-f4');
    two.state().write('e4-g4');
    hear();
    expect(one.state().notice).toMatch(/^This game went on in another tab\./);
    const other = { ...toKeep(tableParts(game, say), two.state(), 1), id: 'other' };
    one.state().put(other);
    expect([one.state().id, one.state().notice]).toEqual(['other', null]);
  });

  test('tell of a loss before the next game is begun', () => {
    const { one, two, settle } = processes();
    one.state().write('e4-f4');
    one.state().agree();
    two.state().concede();
    settle();
    const { id } = one.state();
    one.state().next();
    expect(one.state().id).toBe(id);
    expect(one.state().notice).toMatch(/^This game went on in another tab\./);
    one.state().next();
    expect(one.state().id).not.toBe(id);
  });
});
