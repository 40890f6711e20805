import { describe, expect, it } from 'vitest';
import {
  formatPosition,
  legalMoves,
  movesWithSuffix,
  startPosition,
  VARIATIONS,
} from '../../src/engine/index.ts';
import {
  canRedo,
  canUndo,
  currentPosition,
  goTo,
  lastPly,
  newGame,
  playMove,
  pliesPlayed,
  redo,
  pliesInLine,
  turnsMade,
  undo,
} from '../../src/game/game.ts';
import { balanceOf, lossesOf } from '../../src/game/losses.ts';
import { recordLines } from '../../src/game/record.ts';
import { legalMovesOf, targetsFrom } from '../../src/game/overlays/targets.ts';
import { playPly, recordOf } from '../../src/game/ply.ts';
import { alternatives, isOnMainLine, ROOT, subtree } from '../../src/game/tree/index.ts';
import { movesOf, playAll, variation } from '../support/games.ts';

describe('a game at the table', () => {
  const start = newGame(startPosition(variation('poron')));
  const played = playAll(start, 'Mc3-Mc6', 'Wc4-Wc1', 'Mc6-Nc1');

  it('stands at its last move', () => {
    expect(movesOf(played)).toEqual(['Mc3-Mc6', 'Wc4-Wc1', 'Mc6-Nc1']);
    expect(turnsMade(played)).toBe(3);
    expect(currentPosition(played).turnsPlayed).toBe(3);
    expect(lastPly(played)?.events[0]?.type).toBe('moved');
  });

  it('takes back and redoes', () => {
    const back = undo(undo(played));
    expect([canUndo(back), canRedo(back), turnsMade(back)]).toEqual([true, true, 1]);
    expect(formatPosition(currentPosition(redo(redo(back))))).toBe(formatPosition(currentPosition(played)));
    expect(turnsMade(undo(undo(undo(undo(played)))))).toBe(0);
    expect(redo(played)).toBe(played);
  });

  it('goes on with another move than the one taken back, which stays as a variation', () => {
    const other = playAll(undo(undo(played)), 'Wd4-Wd3');
    expect(movesOf(other)).toEqual(['Mc3-Mc6', 'Wd4-Wd3']);
    expect(canRedo(other)).toBe(false);
    const { tree, at } = other;
    const [main, left = ROOT] = alternatives(tree, at);
    expect(main).toBe(at);
    expect(movesOf({ tree, at: left })).toEqual(movesOf(played));
  });

  it('finds again a line that was left, with what can be redone on it', () => {
    const again = playAll(undo(playAll(undo(undo(played)), 'Wd4-Wd3')), 'Wc4-Wc1');
    expect(movesOf(again)).toEqual(movesOf(played));
    expect(turnsMade(again)).toBe(2);
    expect(isOnMainLine(again.tree, again.at)).toBe(true);
    expect([...subtree(again.tree, ROOT)]).toHaveLength(5);
  });

  it('does not replay what it has played', () => {
    const plies = pliesPlayed(played);
    const other = playAll(undo(played), 'Md3-Me4');
    expect(pliesPlayed(other).slice(0, 2)).toEqual(plies.slice(0, 2));
    expect(pliesPlayed(other)[1]).toBe(plies[1]);
    expect(pliesInLine(goTo(other, 1))).toBe(pliesInLine(other));
  });

  it('leaves the game as it was when a move is refused', () => {
    expect(playMove(played, { from: 0, to: 100 }).ok).toBe(false);
    expect(turnsMade(played)).toBe(3);
  });

  it('keeps its record two turns a line', () => {
    expect(
      recordLines(played).map(({ turn, first, second }) => [
        turn,
        first && recordOf(first),
        second && recordOf(second),
      ]),
    ).toEqual([
      [1, 'SMc3-Mc6', 'SWc4-Wc1'],
      [3, 'SMc6-Nc1', null],
    ]);
  });

  it('lists taken-back turns when asked', () => {
    const back = undo(played);
    expect(recordLines(back, pliesInLine(back))).toMatchObject([{ turn: 1 }, { turn: 3, second: null }]);
    expect(recordLines(back)).toHaveLength(1);
  });

  it('puts the first turn of a game set up in mid-line into the second column', () => {
    const position = { ...startPosition(variation('pastang'), 'blue'), turnsPlayed: 7 };
    const game = playAll(newGame(position), 'Ma5-Ma4');
    expect(recordLines(game)).toMatchObject([{ turn: 7, first: null }]);
  });

  it('counts what was lost', () => {
    const position = startPosition(variation('stikitche'));
    const game = playAll(newGame(position), 'Mc1-Nc6');
    expect(lossesOf(game)).toEqual({ yellow: [], blue: [{ kind: 'pallan', count: 1 }] });
    expect(balanceOf(currentPosition(game))).toBe(19);
  });
});

describe('the suffix of a turn', () => {
  it.each(VARIATIONS.map(({ id }) => id))('is that of the engine in %s', (id) => {
    let position = startPosition(variation(id));
    for (let turn = 0; turn < 30; turn++) {
      const moves = movesWithSuffix(position);
      const chosen = moves[(turn * 7919) % Math.max(1, moves.length)];
      if (chosen === undefined) return;
      const ply = playPly(position, chosen.move);
      if (!ply.ok) throw new Error(ply.error.code);
      expect(ply.value.suffix).toBe(chosen.suffix);
      position = ply.value.after;
    }
  });
});

describe('targets', () => {
  it('are found once for each position', () => {
    const position = startPosition(variation('poron'));
    expect(legalMovesOf(position)).toBe(legalMovesOf(position));
    expect(legalMovesOf(position)).toHaveLength(legalMoves(position).length);
    expect(targetsFrom(position, null).size).toBe(0);
  });

  it('tell vaults from captures', () => {
    const position = startPosition(variation('draks-city'));
    const marks = new Set([...targetsFrom(position, 8).values()].map(({ mark }) => mark));
    expect(marks).toEqual(new Set(['vault', 'vault-friendly']));
  });
});
