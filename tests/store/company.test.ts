import { describe, expect, it } from 'vitest';
import { formatCoordinates } from '../../src/engine/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import { movesOf } from '../support/games.ts';
import { click, tableAt } from '../support/tables.ts';

const chosen = (table: ReturnType<typeof tableAt>) => table.getState().company?.choices.length ?? null;

describe('three Brumbytes at a time (section 18)', () => {
  it('are offered where two more can make the same step, and move only when the player says so', () => {
    const table = tableAt('vallia');
    click(table, 'Md5', 'Md6');
    expect(chosen(table)).toBeGreaterThan(1);
    expect(table.getState().company?.canGoAlone).toBe(true);
    expect(movesOf(table.getState().game)).toEqual([]);
    // a click beside the question does nothing; leaving it keeps the piece in the hand
    click(table, 'Mc5');
    table.getState().cancel();
    expect(table.getState()).toMatchObject({ company: null, selection: 51 });
    click(table, 'Md6');
    table.getState().goWith(table.getState().company?.choices[0] ?? null);
    expect(movesOf(table.getState().game)[0]).toMatch(/&.*&.*-/);
  });

  it('are also asked about where a piece is dropped, but not where a friend is picked up', () => {
    const table = tableAt('vallia');
    table.getState().lift(51);
    table.getState().drop(63);
    expect(chosen(table)).toBeGreaterThan(1);
    table.getState().goWith(null);
    expect(movesOf(table.getState().game)).toEqual(['Md5-Md6']);
    click(table, 'Wd2', 'Wd3');
    expect(table.getState()).toMatchObject({ company: null, selection: 171 });
  });

  it.each(['Md3', 'Md4', 'Md5'])('go in a file, asked for by any of them: %s', (start) => {
    const table = tableAt('vallia');
    click(table, start, 'Md6');
    const { game, company } = table.getState();
    const { ruleset } = currentPosition(game);
    const column = (company?.choices ?? []).find(
      (move) => formatCoordinates(ruleset, move) === 'Md3&Md4&Md5-Md4',
    );
    if (column !== undefined && company !== null) table.getState().goWith(column);
    expect(movesOf(table.getState().game)).toEqual(['Md3&Md4&Md5-Md4']);
  });

  it('are read as they are written', () => {
    const table = tableAt('vallia');
    expect(table.getState().write('Mc5&Md5&Me5-Mc6')).toBeNull();
    expect(movesOf(table.getState().game)).toEqual(['Mc5&Md5&Me5-Mc6']);
    expect(table.getState().announcement).toContain('three');
  });
});
