import { describe, expect, it } from 'vitest';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { variation } from '../../support/games.ts';
import { click, tableAt } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

describe('the table', () => {
  it('keeps every move, and the game that a new one replaces', () => {
    const texts = new Map<string, string>();
    const table = tableAt('stikitche', undefined, memoryKeeper(texts));
    click(table, 'Mc1', 'Mc2');
    expect(createTable(memoryKeeper(texts)).getState().game).toEqual(table.getState().game);
    table.getState().start(variation('pastang'));
    expect(texts.get(KEYS.previous)).toContain('Mc1-Mc2');
  });

  it('puts aside what it cannot read of replaced games, instead of overwriting it', () => {
    const texts = new Map<string, string>([[KEYS.previous, 'broken']]);
    const table = tableAt('stikitche', undefined, memoryKeeper(texts));
    click(table, 'Mc1', 'Mc2');
    table.getState().start(variation('pastang'));
    expect(texts.get(KEYS.previous)).toContain('Mc1-Mc2');
    expect(texts.get(`${KEYS.previous}.damaged.1`)).toBe('broken');
  });

  it('puts damaged data aside and starts', () => {
    const texts = new Map([[KEYS.game as string, 'broken']]);
    const first = createTable(memoryKeeper(texts));
    expect(first.getState()).toMatchObject({ saved: true, damage: { aside: `${KEYS.game}.damaged.1` } });
    expect(texts.get(`${KEYS.game}.damaged.1`)).toBe('broken');
    first.getState().dismiss();
    expect(first.getState().damage).toBeNull();
    texts.set(KEYS.game, 'broken again');
    createTable(memoryKeeper(texts));
    expect(texts.get(`${KEYS.game}.damaged.1`)).toBe('broken');
    expect(texts.get(`${KEYS.game}.damaged.2`)).toBe('broken again');
  });

  it('never overwrites damaged data that could not be put aside', () => {
    const written: string[] = [];
    const table = createTable({
      read: (key) => (key === KEYS.game ? 'broken' : null),
      write: (key) => {
        written.push(key);
        return false;
      },
    });
    click(table, 'Mc3', 'Mc6');
    expect(table.getState()).toMatchObject({ saved: false, damage: { aside: null }, game: { at: 1 } });
    expect(written).not.toContain(KEYS.game);
  });

  it('says when saving fails, and when it works again', () => {
    let full = true;
    const table = createTable({ read: () => null, write: () => !full });
    expect(table.getState().saved).toBe(true);
    click(table, 'Mc3', 'Mc6');
    expect(table.getState().saved).toBe(false);
    full = false;
    table.getState().undo();
    expect(table.getState().saved).toBe(true);
  });
});
