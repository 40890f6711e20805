import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { openRefuge, type Refuge } from '../../../src/store/table/refuge.ts';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { createTable, type TableStore } from '../../../src/store/table/table.ts';
import { pageTime } from '../../../src/store/time.ts';
import { movesOf, variation } from '../../support/games.ts';
import { write } from '../../support/tables.ts';
import { until } from '../library/reviewBeside.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const inMemory = (): Refuge => {
  const factory = new IDBFactory();
  return openRefuge(() => factory);
};

/** A browser whose local storage may be full, and its pages. */
function browser(refuge: Refuge = inMemory()) {
  const texts = new Map<string, string>();
  const inner = memoryKeeper(texts);
  const full = { now: false };
  const keeper = { ...inner, write: (key: string, text: string) => !full.now && inner.write(key, text) };
  const open = async (): Promise<TableStore> => {
    const table = createTable(keeper, pageTime, refuge);
    await table.getState().lookInRefuge();
    return table;
  };
  return { open, full, texts, refuge };
}
const moves = (table: TableStore) => movesOf(table.getState().game);

/** A game of one turn, and three more turns after local storage is full. */
async function filled(refuge?: Refuge) {
  const { open, full, texts, ...rest } = browser(refuge);
  const table = await open();
  table.getState().start(variation('stikitche'));
  write(table, 'Mc1-Mc3');
  full.now = true;
  write(table, 'Nc6-Nc5', 'Md1-Me1', 'Nd6-Nd5');
  return { ...rest, open, full, texts, table };
}

describe('a game that local storage does not take', () => {
  it('is kept in IndexedDB, and is there again, never in its older state', async () => {
    const { open, refuge, texts } = await filled();
    await until(() => texts.size > 0);
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    expect(texts.get(KEYS.game)).not.toContain('Nc6-Nc5');
    const again = await open();
    expect(moves(again)).toHaveLength(4);
    expect(again.getState()).toMatchObject({ saved: true, notice: null });
  });

  it('stays in IndexedDB where another window has room again for its own game', async () => {
    const { open, full, refuge, table } = await filled();
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    const other = await open();
    other.getState().start(variation('pastang'));
    write(other, 'Ma2-Ma3');
    await expect.poll(async () => (await refuge.read())?.text.includes('Ma2-Ma3')).toBe(true);
    full.now = false;
    table.getState().undo();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect((await refuge.read())?.text).toContain('Ma2-Ma3');
  });

  it('is there again even if local storage never took it, with nothing to report', async () => {
    const { open, full } = browser();
    full.now = true;
    const table = await open();
    table.getState().start(variation('pastang'));
    write(table, 'Ma2-Ma3');
    const again = await vi.waitFor(async () => {
      const opened = await open();
      expect(moves(opened)).toEqual(['Ma2-Ma3']);
      return opened;
    });
    expect(again.getState()).toMatchObject({ saved: true, notice: null });
  });

  it('is no longer there once local storage takes it again', async () => {
    const { open, full, refuge, texts, table } = await filled();
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    full.now = false;
    write(table, 'Me1-Mf1');
    expect(texts.get(KEYS.game)).toContain('Me1-Mf1');
    await expect.poll(() => refuge.read()).toBeNull();
    expect(moves(await open())).toHaveLength(5);
  });

  it('is reported as not kept only where IndexedDB refuses too', async () => {
    const forbidden = openRefuge(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    const { table } = await filled(forbidden);
    await until(() => !table.getState().saved);
    const { table: lucky } = await filled();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(lucky.getState().saved).toBe(true);
  });

  it('does not take the place of a game that was begun meanwhile, and is kept beside it', async () => {
    const { full, refuge, texts } = await filled();
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    full.now = false;
    const { open } = { open: () => createTable(memoryKeeper(texts), pageTime, refuge) };
    const table = open();
    table.getState().start(variation('pastang'));
    write(table, 'Ma2-Ma3');
    await table.getState().lookInRefuge();
    expect(moves(table)).toEqual(['Ma2-Ma3']);
    const { stray } = table.getState();
    expect(stray && movesOf(stray.game)).toHaveLength(4);
    table.getState().strayKept();
    await expect.poll(() => refuge.read()).toBeNull();
  });

  it('is kept under a name of its own if the same game went on otherwise', async () => {
    const { refuge, texts } = await filled();
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    const table = createTable(memoryKeeper(texts), pageTime, refuge);
    write(table, 'Nc6-Nc4');
    await table.getState().lookInRefuge();
    const { stray, sitting } = table.getState();
    expect(moves(table)).toEqual(['Mc1-Mc3', 'Nc6-Nc4']);
    expect(stray && movesOf(stray.game)).toHaveLength(4);
    expect(stray?.seat?.id).not.toBe(sitting.seat?.id);
  });

  it('of two tabs goes on in one only: the other takes it over and says so', async () => {
    const { open, table, refuge } = await filled();
    await expect.poll(async () => (await refuge.read())?.text.includes('Nd6-Nd5')).toBe(true);
    const there = await open();
    expect(moves(there)).toHaveLength(4);
    write(there, 'Me1-Mf1');
    await until(() => there.getState().saved);
    write(table, 'Me1-Me2');
    await until(() => table.getState().notice !== null);
    expect(moves(table).at(-1)).toBe('Me1-Mf1');
  });
});
