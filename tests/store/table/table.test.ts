import { describe, expect, it, vi } from 'vitest';
import { turnsMade } from '../../../src/game/game.ts';
import { ROOT } from '../../../src/game/tree/index.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { movesOf } from '../../support/games.ts';
import { click, tableAt } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const PROMOTING = `1d2s5k1/2S9/${Array(15).fill('12').join('/')}/1K10 y - - 40`;
const FLUTTEMBER = `j4k6/${Array(16).fill('12').join('/')}/C6KG3 y Y - 0`;

describe('clicks on the board', () => {
  it('pick a piece, then move it', () => {
    const table = tableAt('poron');
    click(table, 'Mc3');
    expect(table.getState().selection).toBe(26);
    expect(table.getState().announcement).toContain('Swod Mortil C3 picked');
    click(table, 'Mc6');
    expect(table.getState()).toMatchObject({ selection: null });
    expect(movesOf(table.getState().game)).toEqual(['Mc3-Mc6']);
    expect(table.getState().announcement).toBe('Yellow: Swod Mortil C3 to Mortil C6. Blue to move.');
  });

  it('let go of a piece that is clicked again, and pick up another of the same side', () => {
    const table = tableAt('poron');
    click(table, 'Mc3', 'Mc3');
    expect(table.getState().selection).toBeNull();
    click(table, 'Mc3', 'Md3');
    expect(table.getState().selection).toBe(27);
    table.getState().cancel();
    expect(table.getState().selection).toBeNull();
  });

  it('ask once more before a Pallan captures a friend, since a click may be meant to pick it up', () => {
    const table = tableAt('poron');
    click(table, 'Za1', 'Md2');
    expect(table.getState().told?.words).toContain('Choose the Deldar once more');
    // an alert says it; it is not read aloud twice
    expect(table.getState().announcement).not.toContain('once more');
    expect(movesOf(table.getState().game)).toEqual([]);
    click(table, 'Zd2');
    expect(table.getState().told?.words).toContain('Choose the Deldar once more');
    click(table, 'Md2', 'Md2');
    expect(movesOf(table.getState().game)).toEqual(['Za1-Md2']);
  });

  it('forget that question when the piece is let go', () => {
    const table = tableAt('poron');
    click(table, 'Za1', 'Md2', 'Za1', 'Za1', 'Md2');
    expect(movesOf(table.getState().game)).toEqual([]);
  });

  it('say why a move is refused', () => {
    const table = tableAt('poron');
    click(table, 'Wa4');
    expect(table.getState().told?.words).toBe('It is Yellow’s turn to move.');
    click(table, 'Mc1', 'Ne3');
    expect(table.getState().told?.words).not.toBe('');
    expect(table.getState().selection).toBe(2);
    click(table, 'Lc3', 'Mc1', 'Lc3');
    expect(table.getState().told).toBeNull();
  });

  it('make Fluttember by King, then partner; once', () => {
    const table = tableAt('poron', FLUTTEMBER);
    click(table, 'Zb1', 'Zc1');
    expect(movesOf(table.getState().game)).toEqual(['Zb1-Zc1']);
    click(table, 'Wa6', 'Wa5', 'Zc1', 'Zb1');
    expect(table.getState().told?.words).toContain('Fluttember has already been made');
    expect(table.getState().selection).toBe(7);
  });

  it('ask what a Swod becomes, and keep it where it was if that is cancelled', () => {
    const table = tableAt('poron', PROMOTING);
    click(table, 'Wc5', 'Wc6');
    expect(table.getState().promotion?.choices).toHaveLength(8);
    click(table, 'Mb1');
    table.getState().cancel();
    expect(table.getState()).toMatchObject({ promotion: null, game: { at: ROOT }, selection: 194 });
    click(table, 'Wc6');
    table.getState().promote('pallan');
    expect(movesOf(table.getState().game)).toEqual(['Wc5-Wc6=P']);
  });

  it('announce the ending', () => {
    const table = tableAt('pastang', 's5/6/6/6/6/S5 y - - 10');
    click(table, 'Ma1', 'Ma2');
    expect(table.getState().announcement).toContain('Blue to move');
    const end = tableAt('pastang', '6/6/6/1s4/S5/6 y - - 10');
    click(end, 'Ma2', 'Mb3');
    expect(end.getState().announcement).toContain('To the death! Yellow wins, 1–0');
    click(end, 'Mb3');
    expect(end.getState().selection).toBeNull();
  });
});

describe('a written move', () => {
  it('is made, or answered with what is wrong', () => {
    const table = tableAt('poron');
    const { write } = table.getState();
    expect(write('nonsense')?.words).toMatch(
      /^This is not a move\. Write it like [A-Z][a-f][1-6]-[A-Z][a-f][1-6]\.$/,
    );
    expect(write('Mc3-Ne6')?.words).toBe('No Swod moves like that.');
    expect(table.getState().told?.squares).toEqual([26]);
    expect(write('PZa1xMd2')).toBeNull();
    expect(table.getState()).toMatchObject({ told: null });
    expect(movesOf(table.getState().game)).toEqual(['Za1-Md2']);
  });

  it('waits for a promotion that it leaves out, and keeps the Swod in the hand', () => {
    const table = tableAt('poron', PROMOTING);
    expect(table.getState().write('Wc5-Wc6')).toBeNull();
    expect(table.getState().promotion?.choices).toHaveLength(8);
    table.getState().cancel();
    expect(table.getState()).toMatchObject({ promotion: null, selection: 194, game: { at: ROOT } });
    expect(table.getState().write('Wc5-Wc6=P')).toBeNull();
    expect(movesOf(table.getState().game)).toEqual(['Wc5-Wc6=P']);
  });
});

describe('taking back', () => {
  it('undoes, redoes and keeps both', () => {
    const keeper = memoryKeeper();
    const table = tableAt('poron', undefined, keeper);
    click(table, 'Mc3', 'Mc6', 'Wc4', 'Wc1');
    table.getState().undo();
    expect(table.getState()).toMatchObject({ game: { at: 1 }, change: { way: 'undone' } });
    const { game } = createTable(keeper).getState();
    expect(game).toMatchObject({ at: 1 });
    expect(movesOf(game)).toEqual(['Mc3-Mc6', 'Wc4-Wc1']);
    table.getState().redo();
    table.getState().redo();
    expect(turnsMade(table.getState().game)).toBe(2);
  });
});

describe('what is said', () => {
  it('counts the announcements, so that the same answer asked for twice is said twice', async () => {
    const table = tableAt('poron');
    const before = table.getState().said;
    table.getState().ask('attacks', 26);
    await vi.waitFor(() => expect(table.getState().said).toBe(before + 1));
    const { announcement, said } = table.getState();
    table.getState().ask('attacks', 26);
    await vi.waitFor(() => expect(table.getState()).toMatchObject({ announcement, said: said + 1 }));
    click(table, 'Mc3', 'Mc3', 'Mc3');
    expect(table.getState().said).toBe(said + 3);
  });

  it('is told beside the field where a move was written, else in the status', () => {
    const table = tableAt('poron');
    expect(table.getState().write('Mc3-Mc9')).toMatchObject({
      words: expect.stringContaining('expected the square where the move ends'),
      code: 'unreadable',
    });
    expect(table.getState().told?.beside).toBe('field');
    expect(table.getState().write('Ma1-Ma4')).toMatchObject({
      words: 'The line is too short to vault: it takes 3 pieces.',
      code: 'line-too-short',
    });
    expect(table.getState().told).toMatchObject({ beside: 'field', squares: expect.any(Array) });
    click(table, 'Ma1', 'Ma4');
    expect(table.getState().told?.beside).toBe('status');
    expect(table.getState().write('Mc3-Mc6')).toBeNull();
  });
});
