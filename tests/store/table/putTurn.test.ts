import { describe, expect, it } from 'vitest';
import { turnsMade } from '../../../src/game/game.ts';
import { parseSavedGame } from '../../../src/game/saved/saved.ts';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { pageTime } from '../../../src/store/time.ts';
import { movesOf } from '../../support/games.ts';
import { tableAt, write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

/** A table of a page whose pictures are drawn when the test says so, and the moves that are kept. */
function page() {
  const keeper = memoryKeeper();
  tableAt('stikitche', undefined, keeper);
  const waiting: (() => void)[] = [];
  const table = createTable(keeper, pageTime, null, (act) => void waiting.push(act));
  const kept = (): number => {
    const read = parseSavedGame(keeper.read(KEYS.game) ?? '');
    if (!read.ok) throw new Error('nothing is kept');
    return turnsMade(read.value.game);
  };
  return { table, keeper, kept, draw: () => waiting.splice(0).forEach((act) => act()) };
}

describe('a turn', () => {
  it('lies on the table at once, and is kept when its picture has been drawn', () => {
    const { table, kept, draw } = page();
    write(table, 'Mc1-Mc3');
    expect(movesOf(table.getState().game)).toHaveLength(1);
    expect(kept()).toBe(0);
    draw();
    expect(kept()).toBe(1);
  });

  it('that is taken back or redone shows at once, and is kept so when its picture has been drawn', () => {
    const { table, kept, draw } = page();
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    draw();
    const made = () => turnsMade(table.getState().game);
    table.getState().undo();
    expect([made(), kept()]).toEqual([1, 2]);
    table.getState().undo();
    expect([made(), kept()], 'a second press acts on the new state').toEqual([0, 2]);
    draw();
    expect(kept()).toBe(0);
    table.getState().redo();
    expect([made(), kept()]).toEqual([1, 0]);
    table.getState().leave();
    expect(kept()).toBe(1);
    table.getState().redo();
    draw();
    expect(kept()).toBe(2);
  });

  it('is kept at once if the page is left before that', () => {
    const { table, kept, draw } = page();
    write(table, 'Mc1-Mc3');
    table.getState().leave();
    expect(kept()).toBe(1);
    draw();
    expect(kept()).toBe(1);
  });

  it('that is taken back before that is not kept over what came after', () => {
    const { table, kept, draw } = page();
    write(table, 'Mc1-Mc3');
    table.getState().undo();
    expect(kept()).toBe(0);
    draw();
    expect(kept()).toBe(0);
  });

  it('that another tab has forestalled gives way to that tab’s turn, and the player is told', () => {
    const { table, keeper, kept, draw } = page();
    const other = createTable(keeper);
    write(table, 'Mc1-Mc3');
    write(other, 'Mc1-Mc2');
    draw();
    expect(movesOf(table.getState().game)).toEqual(movesOf(other.getState().game));
    expect(table.getState().notice).not.toBeNull();
    expect(kept()).toBe(1);
  });
});
