import { describe, expect, it } from 'vitest';
import { KEYS, type Keeper } from '../../../src/store/kept/storage.ts';
import { previousGames } from '../../../src/store/table/previous.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { movesOf, setupOf, variation } from '../../support/games.ts';
import { tableWith, write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { twoProcesses } from '../twoProcesses.ts';

/** Two tabs in two processes, with the same game after one move. */
function tabs() {
  const common = memoryKeeper();
  const { table } = tableWith(setupOf('stikitche'), common);
  write(table, 'Mc1-Mc3');
  const { here, there, settle } = twoProcesses(common);
  const [one, two] = [createTable(here), createTable(there)];
  const hear = (): void => {
    settle();
    for (const tab of [one, two]) tab.getState().reread();
  };
  return { one: one.getState, two: two.getState, hear };
}

describe('two tabs that move at the same moment', () => {
  it.each([
    ['another move', (tab: ReturnType<typeof tabs>['two']) => tab().write('Nc6-Nc4')],
    [
      'two moves',
      (tab: ReturnType<typeof tabs>['two']) => {
        tab().write('Nc6-Nc4');
        tab().write('Mc3-Mc2');
      },
    ],
    ['the same move', (tab: ReturnType<typeof tabs>['two']) => tab().write('Nc6-Nc5')],
    [
      'a concession',
      (tab: ReturnType<typeof tabs>['two']) => tab().end({ way: 'concession', loser: 'blue' }),
    ],
  ])('tell the one that loses: the other has made %s', (_, act) => {
    const { one, two, hear } = tabs();
    one().write('Nc6-Nc5');
    act(two);
    hear();
    expect(movesOf(one().game)).toEqual(movesOf(two().game));
    expect(one().sitting.end).toEqual(two().sitting.end);
    expect(one().notice).toContain('This game went on in another tab');
    expect(two().notice).toBeNull();
  });

  it('say nothing where one only follows the other', () => {
    const { one, two, hear } = tabs();
    one().write('Nc6-Nc5');
    hear();
    two().write('Md1-Me1');
    hear();
    one().undo();
    one().end({ way: 'concession', loser: 'blue' });
    hear();
    two().undo();
    hear();
    expect([one().notice, two().notice]).toEqual([null, null]);
    expect(movesOf(one().game)).toEqual(movesOf(two().game));
  });
});

describe('a game that another tab replaces', () => {
  it('is reported, if it had begun', () => {
    const { one, two, hear } = tabs();
    two().start(variation('pastang'));
    hear();
    expect(one().notice).toContain('Another game was started in another tab');
    one().dismiss();
    two().start(variation('stikitche'));
    hear();
    expect(one().notice).toBeNull();
  });

  it('is also reported if this tab was about to move', () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(setupOf('stikitche'), keeper);
    write(table, 'Mc1-Mc3');
    const there = createTable(keeper);
    there.getState().start(variation('pastang'));
    table.getState().write('Nc6-Nc5');
    expect(table.getState().notice).toContain('Another game was started');
    expect(keeper.read(KEYS.game)).toContain('pastang');
  });

  it('is put aside in its last state, so that it is found where there is no library', () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(setupOf('stikitche'), keeper);
    write(table, 'Mc1-Mc3');
    const there = createTable(keeper);
    write(table, 'Nc6-Nc5');
    there.getState().reread();
    there.getState().start(variation('pastang'));
    table.getState().reread();
    expect(table.getState().notice).toContain('on the Library page');
    expect(previousGames(keeper).map(({ game }) => movesOf(game).length)).toEqual([2]);
  });

  it('does not replace the newer state of it that was put aside by an older one', () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(setupOf('stikitche'), keeper);
    write(table, 'Mc1-Mc3');
    const asleep = createTable(keeper);
    write(table, 'Nc6-Nc5');
    table.getState().start(variation('pastang'));
    asleep.getState().reread();
    expect(asleep.getState().notice).toContain('on the Library page');
    expect(previousGames(keeper).map(({ game }) => movesOf(game).length)).toEqual([2]);
  });

  it('is not said to be there where it could not be put aside', () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(setupOf('stikitche'), keeper);
    write(table, 'Mc1-Mc3');
    const full: Keeper = {
      ...keeper,
      write: (key, text) => key !== KEYS.previous && keeper.write(key, text),
    };
    const one = createTable(full);
    createTable(full).getState().start(variation('pastang'));
    one.getState().reread();
    expect(one.getState().notice).toContain('has no room for the one that was here');
  });
});
