import { describe, expect, it } from 'vitest';
import { endingOf } from '../../src/game/endings.ts';
import { currentPosition, goTo, turnsMade } from '../../src/game/game.ts';
import { tagsOf } from '../../src/game/tree/index.ts';
import { createTable, type TableState } from '../../src/store/table/table.ts';
import { gameFrom, movesOf, setupOf } from '../support/games.ts';
import { click, tableAt, tableWith, write } from '../support/tables.ts';
import { memoryKeeper } from './memoryKeeper.ts';

const MOVES = ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1'];
const names = { yellow: 'Anna', blue: '' };

describe('looking back', () => {
  const { table } = tableWith(setupOf('stikitche'));
  write(table, ...MOVES);

  const way = (made: number) => {
    table.getState().goTo(made);
    return table.getState().change.way;
  };

  it('changes what is shown, not the game; no piece can be moved there', () => {
    const { game } = table.getState();
    table.getState().goTo(1);
    expect(table.getState()).toMatchObject({ game, shown: { at: 1 }, selection: null });
    expect(table.getState().announcement).toBe('Turn 2. Blue to move.');
    click(table, 'Nc6');
    expect(table.getState().selection).toBeNull();
    expect(table.getState().told?.words).toContain('looking at an earlier position');
    expect(table.getState().write('Nc6-Nc4')?.words).toContain('looking at an earlier position');
    table.getState().goTo(3);
    expect(table.getState().shown).toBe(game);
  });

  it('shows a step of one turn as a movement, and several turns at once', () => {
    expect([2, 1, 2, 3, 1, 3, 0].map(way)).toEqual(['back', 'back', 'on', 'on', 'set', 'set', 'set']);
    expect(way(3)).toBe('set');
  });

  it('goes on from there where take-backs are free; the turns after it can be redone', () => {
    table.getState().goTo(1);
    table.getState().playFromHere();
    expect(turnsMade(table.getState().game)).toBe(1);
    expect(movesOf(table.getState().game)).toEqual(MOVES);
    expect(table.getState().shown).toBe(table.getState().game);
    table.getState().redo();
    expect(turnsMade(table.getState().game)).toBe(2);
  });

  it('takes nothing back where that was not agreed', () => {
    const { table: strict } = tableWith(setupOf('stikitche', { takeBack: 'ask' }));
    write(strict, ...MOVES);
    strict.getState().goTo(1);
    strict.getState().playFromHere();
    expect(turnsMade(strict.getState().game)).toBe(3);
    expect(turnsMade(strict.getState().shown)).toBe(1);
  });
});

describe('offers', () => {
  it('are asked, announced and answered; they outlast a reload', () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(setupOf('stikitche', { takeBack: 'ask', names }), keeper);
    write(table, ...MOVES);
    table.getState().undo();
    expect(table.getState().announcement).toBe('Anna (Yellow) asks to take a move back');
    expect(createTable(keeper).getState().sitting.offer).toEqual({ kind: 'take-back', by: 'yellow' });
    table.getState().answer(true);
    expect(table.getState()).toMatchObject({ game: { at: 2 }, change: { way: 'undone' } });
    table.getState().offerDraw();
    expect(table.getState().announcement).toBe('Anna (Yellow) offers a draw');
    table.getState().answer(false);
    expect(table.getState().announcement).toBe('Blue plays on.');
    table.getState().offerDraw();
    expect(table.getState().sitting.offer).toBeNull();
  });

  it('end the game when a draw is agreed', () => {
    const { table } = tableWith(setupOf('stikitche'));
    table.getState().offerDraw();
    table.getState().answer(true);
    expect(table.getState().announcement).toBe('Drawn by agreement, ½–½. Both sides agreed to a draw.');
    click(table, 'Mc1');
    expect(table.getState()).toMatchObject({ selection: null, told: { words: 'The game is over.' } });
    table.getState().answer(true);
    expect(endingOf(table.getState().sitting)?.ending).toBe('agreement');
  });
});

describe('what cannot be done changes nothing', () => {
  it.each<[string, (table: TableState) => void]>([
    ['the next game while one is played', ({ again }) => again()],
    ['taking back where nothing was played', ({ undo }) => undo()],
    ['making again where nothing was taken back', ({ redo }) => redo()],
    ['going on from the present turn', ({ playFromHere }) => playFromHere()],
    ['an answer to no offer', ({ answer }) => answer(true)],
    ['a claim without its ground', ({ end }) => end({ way: 'repetition' })],
    ['a pause without a clock', ({ pause }) => pause()],
  ])('%s', (_, act) => {
    const { table } = tableWith(setupOf('stikitche'));
    const before = table.getState();
    act(before);
    expect(table.getState()).toBe(before);
  });

  it('taking back where that was never to be', () => {
    const { table } = tableWith(setupOf('stikitche', { takeBack: 'never' }));
    write(table, ...MOVES);
    const before = table.getState();
    before.undo();
    expect(table.getState()).toBe(before);
  });

  it('making a turn again once the players have ended the game', () => {
    const { table } = tableWith(setupOf('stikitche'));
    write(table, ...MOVES);
    table.getState().undo();
    table.getState().end({ way: 'agreement' });
    const before = table.getState();
    before.redo();
    expect(table.getState()).toBe(before);
  });

  it('a draw offered once more in the turn in which it was declined', () => {
    const { table } = tableWith(setupOf('stikitche'));
    table.getState().offerDraw();
    table.getState().answer(false);
    const before = table.getState();
    before.offerDraw();
    expect(table.getState()).toBe(before);
  });

  it('a draw offered in the computer’s turn', () => {
    const computer = { levels: { yellow: 2, blue: null }, moveTime: null } as const;
    const { table } = tableWith(setupOf('stikitche', { computer }));
    const before = table.getState();
    before.offerDraw();
    expect(table.getState()).toBe(before);
  });
});

/** A table at which three turns have been played. */
const played = (more: Parameters<typeof setupOf>[1] = {}) => {
  const { table } = tableWith(setupOf('stikitche', more));
  write(table, ...MOVES);
  return table;
};

describe('a change is shown and told as what it is', () => {
  it('a turn taken back, and made again', () => {
    const table = played();
    table.getState().undo();
    expect(table.getState().change.way).toBe('undone');
    expect(table.getState().announcement).toBe('Taken back to turn 3. Yellow to move.');
    table.getState().redo();
    expect(table.getState().change.way).toBe('redone');
    expect(table.getState().announcement).toMatch(/Blue to move/u);
  });

  it('an ending taken back moves no piece', () => {
    const table = played();
    table.getState().end({ way: 'concession', loser: 'blue' });
    expect(table.getState().change.way).toBe('ended');
    table.getState().undo();
    expect(table.getState().change.way).toBe('set');
    expect(turnsMade(table.getState().game)).toBe(3);
  });

  it('a draw that is agreed ends the game, and one that is declined does not', () => {
    const table = played();
    table.getState().offerDraw();
    const { change } = table.getState();
    table.getState().answer(false);
    expect(table.getState().change).toBe(change);
    write(table, 'Nc5-Nc4');
    table.getState().offerDraw();
    table.getState().answer(true);
    expect(table.getState().change.way).toBe('ended');
  });

  it('an ending that is taken back by consent ends nothing', () => {
    const table = played({ takeBack: 'ask' });
    table.getState().end({ way: 'concession', loser: 'blue' });
    table.getState().undo();
    const { change } = table.getState();
    table.getState().answer(true);
    expect(table.getState().sitting.end).toBeNull();
    expect(table.getState().change).toBe(change);
  });
});

describe('a claim', () => {
  it('is announced with the turn that makes it possible, once', () => {
    const { table } = tableWith(
      setupOf('poron', { line: `k11/p11/${Array(14).fill('12').join('/')}/11P/11K y - - 0` }),
    );
    const round = ['Zf2-Ze2', 'Wa5-Wb5', 'Ze2-Zf2', 'Wb5-Wa5'];
    write(table, ...round, ...round.slice(0, 3));
    expect(table.getState().announcement).not.toContain('claimed');
    write(table, 'Wb5-Wa5');
    expect(table.getState().announcement).toContain(
      'This position came up at the start, after turn 4 and now: a draw can be claimed.',
    );
    write(table, 'Zf2-Ze2');
    expect(table.getState().announcement).not.toContain('claimed');
  });
});

describe('a match', () => {
  it('goes on from game to game with its score, and starts again when it is over', () => {
    const { table } = tableWith(setupOf('pastang', { match: { games: 2, firstMove: 'alternating' } }));
    const { again, end, undo } = table.getState();
    again();
    expect(table.getState().sitting.match?.past).toEqual([]);
    end({ way: 'concession', loser: 'yellow' });
    expect(table.getState().announcement).toContain('Match: 0–1.');
    undo();
    end({ way: 'concession', loser: 'yellow' });
    again();
    expect(table.getState().sitting.match?.past).toEqual([{ yellow: 0, blue: 1 }]);
    expect(currentPosition(table.getState().game).turn).toBe('blue');
    end({ way: 'agreement' });
    again();
    expect(table.getState().sitting.match?.past).toEqual([]);
  });
});

describe('going on from a game that was reviewed', () => {
  it('begins a game with its turns made, so that they can be looked at and count for claims', () => {
    const table = tableAt('pastang');
    write(table, 'Ma2-Ma3');
    const game = goTo(gameFrom('pastang', null, 'Mc2-Mc3', 'Md5-Md4', 'Mb2-Mb3'), 2);
    table.getState().goOnFrom(game, tagsOf([['Yellow', 'Delia']]));
    expect(turnsMade(table.getState().game)).toBe(2);
    expect(table.getState().sitting).toMatchObject({
      end: null,
      clock: null,
      terms: { names: { yellow: 'Delia' } },
    });
    write(table, 'Ma2-Ma3');
    expect(movesOf(table.getState().game)).toEqual(['Mc2-Mc3', 'Md5-Md4', 'Ma2-Ma3']);
  });
});
