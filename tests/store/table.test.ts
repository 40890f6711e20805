import { describe, expect, it, vi } from 'vitest';
import { formatCoordinates } from '../../src/engine/index.ts';
import { currentPosition, turnsMade } from '../../src/game/game.ts';
import { ROOT } from '../../src/game/tree/index.ts';
import { createSettings, DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { KEYS } from '../../src/store/storage.ts';
import { createTable } from '../../src/store/table.ts';
import { movesOf, variation } from '../support/games.ts';
import { click, tableAt } from '../support/tables.ts';
import { memoryKeeper } from './memoryKeeper.ts';

const PROMOTING = `1d2s5k1/2S9/${Array(15).fill('12').join('/')}/1K10 y - - 40`;
const FLUTTEMBER = `j4k6/${Array(16).fill('12').join('/')}/C6KG3 y Y - 0`;

const chosen = (table: ReturnType<typeof tableAt>) => table.getState().company?.choices.length ?? null;

describe('three Brumbytes at a time (section 18)', () => {
  it('are offered where two more can make the same step, and go only when that is said', () => {
    const table = tableAt('vallia');
    click(table, 'Md5', 'Md6');
    expect(chosen(table)).toBeGreaterThan(1);
    expect(table.getState().company?.canGoAlone).toBe(true);
    expect(movesOf(table.getState().game)).toEqual([]);
    // a click beside the question means nothing; leaving it keeps the piece in the hand
    click(table, 'Mc5');
    table.getState().cancel();
    expect(table.getState()).toMatchObject({ company: null, selection: 51 });
    click(table, 'Md6');
    table.getState().goWith(table.getState().company?.choices[0] ?? null);
    expect(movesOf(table.getState().game)[0]).toMatch(/&.*&.*-/);
  });

  it('are asked about where a piece is dropped too, but not where a friend is picked', () => {
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

  it('let go of a piece that is clicked again, and pick another of the same side', () => {
    const table = tableAt('poron');
    click(table, 'Mc3', 'Mc3');
    expect(table.getState().selection).toBeNull();
    click(table, 'Mc3', 'Md3');
    expect(table.getState().selection).toBe(27);
    table.getState().cancel();
    expect(table.getState().selection).toBeNull();
  });

  it('ask once more before a Pallan captures a friend, since a click may mean to pick it', () => {
    const table = tableAt('poron');
    click(table, 'Za1', 'Md2');
    expect(table.getState().told?.words).toContain('Choose the Deldar once more');
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

  it('tell why not', () => {
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
    expect(table.getState().told?.words).toContain('Fluttember has been made already');
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
    expect(write('Mc3-Ne6')?.words).toBe('A Swod does not move like that.');
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

describe('keeping', () => {
  it('keeps every move, and the game that a new one replaces', () => {
    const texts = new Map<string, string>();
    const table = tableAt('stikitche', undefined, memoryKeeper(texts));
    click(table, 'Mc1', 'Mc2');
    expect(createTable(memoryKeeper(texts)).getState().game).toEqual(table.getState().game);
    table.getState().start(variation('pastang'));
    expect(texts.get(KEYS.previous)).toContain('Mc1-Mc2');
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

  it('never writes over damaged data that could not be put aside', () => {
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

  it('tells when saving fails, and when it works again', () => {
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

describe('settings', () => {
  it('are kept apart from the game', () => {
    const texts = new Map<string, string>();
    createSettings(memoryKeeper(texts))
      .getState()
      .change({ theme: 'dark', flipped: true, turning: true, overlays: ['propt'] });
    expect([...texts.keys()]).toEqual([KEYS.settings]);
    expect(createSettings(memoryKeeper(texts)).getState().settings).toMatchObject({
      theme: 'dark',
      flipped: true,
      turning: true,
      overlays: ['propt'],
    });
  });

  it('fall back one by one, or all, with the damage put aside', () => {
    const odd = new Map([[KEYS.settings as string, '{"theme":"pink","pieces":"tiles"}']]);
    expect(createSettings(memoryKeeper(odd)).getState().settings).toEqual({
      ...DEFAULT_SETTINGS,
      pieces: 'tiles',
    });
    const broken = new Map([[KEYS.settings as string, '[']]);
    expect(createSettings(memoryKeeper(broken)).getState().settings).toEqual(DEFAULT_SETTINGS);
    expect(broken.get(`${KEYS.settings}.damaged.1`)).toBe('[');
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

describe('sound', () => {
  it('is kept as a setting; a volume that cannot be has its default', () => {
    const texts = new Map<string, string>();
    createSettings(memoryKeeper(texts)).getState().change({ sound: false, volume: 0.25 });
    expect(createSettings(memoryKeeper(texts)).getState().settings).toMatchObject({
      sound: false,
      volume: 0.25,
    });
    texts.set(KEYS.settings, JSON.stringify({ volume: 7 }));
    expect(createSettings(memoryKeeper(texts)).getState().settings).toEqual(DEFAULT_SETTINGS);
  });
});
