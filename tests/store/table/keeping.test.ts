import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, createSettings } from '../../../src/store/settings.ts';
import { KEYS, type Keeper } from '../../../src/store/kept/storage.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { movesOf, setupOf } from '../../support/games.ts';
import { tableWith, timeOf, write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

/** A keeper over texts that can be made to refuse writing. */
function refusing(texts = new Map<string, string>()): { keeper: Keeper; refuses: { now: boolean } } {
  const refuses = { now: false };
  const inner = memoryKeeper(texts);
  return {
    refuses,
    keeper: { read: inner.read, write: (key, text) => !refuses.now && inner.write(key, text) },
  };
}

/** Two tabs with the same game after one move. */
const both = () => {
  const keeper = memoryKeeper();
  const { table } = tableWith(setupOf('stikitche'), keeper);
  write(table, 'Mc1-Mc3');
  return { here: table, there: createTable(keeper), keeper };
};

describe('two tabs with the same game', () => {
  it('show each other’s moves, as moves', () => {
    const { here, there } = both();
    write(there, 'Nc6-Nc5');
    here.getState().reread();
    expect(here.getState().game).toEqual(there.getState().game);
    expect(here.getState()).toMatchObject({ change: { way: 'played' }, notice: null });
    expect(here.getState().announcement).toBe('Blue: Pallan Neemu C6 to Neemu C5. Yellow to move.');
    const { change } = here.getState();
    here.getState().reread();
    expect(here.getState().change).toBe(change);
  });

  it('never overwrite what the other has played: it is taken over, and reported', () => {
    const { here, there, keeper } = both();
    write(there, 'Nc6-Nc5');
    here.getState().write('Nc6-Nc4');
    expect(movesOf(here.getState().game)).toEqual(['Mc1-Mc3', 'Nc6-Nc5']);
    expect(here.getState().notice).toContain('went on in another tab');
    expect(keeper.read(KEYS.game)).toContain('Nc6-Nc5');
    write(here, 'Md1-Me1');
    there.getState().reread();
    expect(movesOf(there.getState().game)).toHaveLength(3);
  });

  it('end the game by time alike, without a notice', () => {
    const keeper = memoryKeeper();
    const clock = { time: { yellow: 9_000, blue: 9_000 }, increment: { yellow: 0, blue: 0 } };
    const terms = { clock: { ...clock, pausesWhenClosed: false } };
    const { table, hands } = tableWith(setupOf('stikitche', terms), keeper);
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    const there = createTable(
      keeper,
      timeOf(() => hands.now),
    );
    hands.now += 20_000;
    table.getState().look();
    there.getState().look();
    expect(there.getState()).toMatchObject({ notice: null, saved: true });
    expect(there.getState().sitting).toEqual(table.getState().sitting);
  });

  it('keep what one of them could not keep: it stays on its screen and is not mixed up', () => {
    const { keeper, refuses } = refusing();
    const { table: here } = tableWith(setupOf('stikitche'), keeper);
    const there = createTable(keeper);
    refuses.now = true;
    write(here, 'Mc1-Mc3');
    expect(here.getState().saved).toBe(false);
    refuses.now = false;
    write(there, 'Mc1-Mc2');
    here.getState().reread();
    write(here, 'Nc6-Nc5');
    expect(here.getState()).toMatchObject({ saved: false });
    expect(movesOf(here.getState().game)).toEqual(['Mc1-Mc3', 'Nc6-Nc5']);
    expect(keeper.read(KEYS.game)).toContain('Mc1-Mc2');
  });

  it('do not undo each other’s settings', () => {
    const keeper = memoryKeeper();
    const [one, other] = [createSettings(keeper), createSettings(keeper)];
    one.getState().change({ theme: 'dark' });
    other.getState().change({ pieces: 'tiles' });
    one.getState().reread();
    for (const tab of [one, other])
      expect(tab.getState().settings).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', pieces: 'tiles' });
  });
});

describe('storage that refuses', () => {
  it('is reported at once, and no longer once it works again', () => {
    const { keeper, refuses } = refusing();
    const { table } = tableWith(setupOf('stikitche'), keeper);
    refuses.now = true;
    write(table, 'Mc1-Mc3');
    expect(table.getState().saved).toBe(false);
    refuses.now = false;
    table.getState().reread();
    expect(table.getState().saved).toBe(true);
    expect(keeper.read(KEYS.game)).toContain('Mc1-Mc3');
  });

  it('is reported for settings, which last until the page is closed', () => {
    const { keeper, refuses } = refusing();
    const settings = createSettings(keeper);
    settings.getState().change({ theme: 'dark' });
    refuses.now = true;
    settings.getState().change({ pieces: 'tiles' });
    settings.getState().reread();
    expect(settings.getState()).toMatchObject({ saved: false, settings: { theme: 'dark', pieces: 'tiles' } });
    refuses.now = false;
    settings.getState().change({ flipped: true });
    expect(settings.getState().saved).toBe(true);
    expect(createSettings(keeper).getState().settings).toMatchObject({ pieces: 'tiles', flipped: true });
  });
});

describe('a game of a newer version', () => {
  it('stays where it is and is never overwritten', () => {
    const newer = '{"format":"poron-jikaida game","version":99,"more":[]}';
    const texts = new Map([[KEYS.game as string, newer]]);
    const table = createTable(memoryKeeper(texts));
    expect(table.getState()).toMatchObject({
      saved: false,
      damage: { error: { code: 'newer', version: 99 } },
    });
    write(table, 'Mc3-Mc6');
    expect([...texts]).toEqual([[KEYS.game, newer]]);
  });

  it('that another tab has kept meanwhile is not overwritten either', () => {
    const texts = new Map<string, string>();
    const { table } = tableWith(setupOf('stikitche'), memoryKeeper(texts));
    const newer = '{"format":"poron-jikaida game","version":99}';
    texts.set(KEYS.game, newer);
    table.getState().reread();
    write(table, 'Mc1-Mc3');
    expect(table.getState()).toMatchObject({ saved: false, game: { at: 1 } });
    expect(texts.get(KEYS.game)).toBe(newer);
  });
});
