import { describe, expect, test } from 'vitest';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { tableWith } from './tablutTable.ts';

/** Two tables over one place, as in two tabs; names of games are counted. */
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

  test('a tab that has not heard takes the move over in place of its own, and tells it', () => {
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

  test('nothing is told where both have done the same', () => {
    const { here, there } = tabs();
    there.state().write('e4-f4');
    here.state().write('e4-f4');
    expect(here.state().notice).toBeNull();
    expect(here.texts()).toEqual(['d1-d3', 'e4-f4']);
  });

  test('a game that the other tab replaces stays in the library, which is told, with what was played last', () => {
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

  test('a game that is begun in a tab that has not heard of the other’s move is begun all the same', () => {
    const { here, there, open } = tabs();
    there.state().write('e4-f4');
    here.state().begin('tablut', [null, 2]);
    expect([here.texts(), here.state().seating]).toEqual([[], [null, 2]]);
    expect(here.state().id).toBe(open().state().id);
  });

  test('of a game in the other tab that another takes the place of there is nothing to tell any more', () => {
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
