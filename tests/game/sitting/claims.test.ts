import { describe, expect, it } from 'vitest';
import { formatPosition, pieceAt } from '../../../src/engine/index.ts';
import { canClaim, claimsOf } from '../../../src/game/sitting/claims.ts';
import { currentPosition, pliesPlayed, playMove, undo, type Game } from '../../../src/game/game.ts';
import { legalMovesOf } from '../../../src/game/overlays/targets.ts';
import { standingOf } from '../../../src/game/standing.ts';
import { lineWith } from '../../support/drawn.ts';
import { gameFrom, playAll } from '../../support/games.ts';

const EMPTY = (ranks: number) => Array(ranks).fill('12').join('/');
const times = (count: number, moves: readonly string[]): string[] => Array(count).fill(moves).flat();

describe('a draw by repetition', () => {
  /** Two Pallans that duel far from two Kings. */
  const duel = `k11/p11/${EMPTY(14)}/11P/11K y - - 0`;
  const round = ['Zf2-Ze2', 'Wa5-Wb5', 'Ze2-Zf2', 'Wb5-Wa5'];

  it.each([
    [7, []],
    [8, [{ ground: 'repetition', turns: [0, 4, 8] }]],
    [9, [{ ground: 'repetition', turns: [1, 5, 9] }]],
    [12, [{ ground: 'repetition', turns: [0, 4, 8, 12] }]],
  ])('after %i turns of a duel of Pallans: %j', (turns, claims) => {
    expect(claimsOf(gameFrom('poron', duel, ...times(3, round).slice(0, turns)))).toEqual(claims);
  });

  it('is no ground for a claim after 100 quiet turns', () => {
    const repeated = gameFrom('poron', duel, ...times(2, round));
    expect([canClaim(repeated, 'repetition'), canClaim(repeated, 'quiet')]).toEqual([true, false]);
  });

  it('can no longer be claimed once its turn has been taken back', () => {
    expect(claimsOf(undo(gameFrom('poron', duel, ...times(2, round))))).toEqual([]);
  });

  it('counts only positions with the same side to move', () => {
    // each side in turn takes three moves for the way that the other makes in two: the pieces stand alike every five turns
    const line = `j10k/${EMPTY(16)}/10JK y - - 0`;
    const yellowRound = ['Zf1-Zf2', 'Wa6-Wa5', 'Zf2-Ze2', 'Wa5-Wa6', 'Ze2-Zf1'];
    const blueRound = ['Wa6-Wa5', 'Zf1-Zf2', 'Wa5-Wa4', 'Zf2-Zf1', 'Wa4-Wa6'];
    const ten = gameFrom('poron', line, ...yellowRound, ...blueRound);
    expect(claimsOf(ten)).toEqual([]);
    const twenty = playAll(ten, ...yellowRound, ...blueRound);
    expect(claimsOf(twenty)).toEqual([{ ground: 'repetition', turns: [0, 10, 20] }]);
  });

  it('counts only positions with the same right to the Fluttember', () => {
    const line = `j4k6/${EMPTY(16)}/C6KG3 y Y - 0`;
    const thereAndBack = [
      'Zb1-Zc1',
      'Wa6-Wa5',
      'Zb1-Zb2',
      'Wa5-Wa6',
      'Zc1-Zb1',
      'Wa6-Wa5',
      'Zb2-Zc1',
      'Wa5-Wa6',
    ];
    const step = ['Ma1-Ma2', 'Wa6-Wa5', 'Ma2-Ma1', 'Wa5-Wa6'];
    const twiceMore = gameFrom('poron', line, ...thereAndBack, ...step);
    expect(claimsOf(twiceMore)).toEqual([]);
    expect(claimsOf(playAll(twiceMore, ...step))).toEqual([{ ground: 'repetition', turns: [8, 12, 16] }]);
  });

  it('counts only positions with the same first moves: a Paktun that has returned has none', () => {
    const line = `j4k6/${EMPTY(16)}/3M3K4 y - - 0`;
    const step = ['Md1-Mc3', 'Wa6-Wa5', 'Mc3-Md1', 'Wa5-Wa6'];
    const twiceMore = gameFrom('poron', line, ...times(2, step));
    expect(claimsOf(twiceMore)).toEqual([]);
    expect(claimsOf(playAll(twiceMore, ...step))).toEqual([{ ground: 'repetition', turns: [4, 8, 12] }]);
  });
});

/** Moves the Kings so that no position occurs again. */
function wander(game: Game, turns: number): Game {
  const seen = new Set(pliesPlayed(game).map(({ before }) => placesIn(before)));
  let walked = game;
  for (let turn = 0; turn < turns; turn++) {
    const position = currentPosition(walked);
    seen.add(placesIn(position));
    const next = legalMovesOf(position)
      .filter(({ from, captures }) => pieceAt(position, from)?.kind === 'king' && captures === null)
      .map((move) => playMove(walked, move))
      .flatMap((played) => (played.ok ? [played.value] : []))
      .find((played) => !seen.has(placesIn(currentPosition(played))));
    if (next === undefined) throw new Error(`nowhere to go after ${turn} turns`);
    walked = next;
  }
  return walked;
}

const placesIn = (position: Parameters<typeof formatPosition>[0]): string =>
  formatPosition(position).replace(/ \d+$/, '');

describe('a draw after 100 turns without a capture or a Swod’s move', () => {
  // a Jiktar, three Deldars and an enemy behind them: a vault that captures; a Swod beside
  const line = `12/d11/11k/${EMPTY(9)}/12/d11/D11/D11/D2S8/J10K y - - 0`;

  it('can be claimed from the hundredth turn on', () => {
    const game = wander(gameFrom('poron', line), 99);
    expect(claimsOf(game)).toEqual([]);
    expect(claimsOf(wander(game, 1))).toEqual([{ ground: 'quiet', turns: 100 }]);
    expect(claimsOf(wander(game, 3))).toEqual([{ ground: 'quiet', turns: 102 }]);
  });

  it.each([
    ['a Swod’s move', 'Md2-Md3'],
    ['a capture by a vault', 'Ma1xMa5'],
  ])('is counted afresh after %s', (_, move) => {
    const broken = playAll(wander(gameFrom('poron', line), 98), move);
    expect(claimsOf(wander(broken, 99))).toEqual([]);
    expect(claimsOf(wander(broken, 100))).toEqual([{ ground: 'quiet', turns: 100 }]);
  });
});

it('nothing can be claimed in a game that the rules have ended, however long nothing was captured', () => {
  const waiting = ['Zf1-Zf2', 'Cf1-Cf2', 'Zf2-Zf1', 'Cf2-Cf1'];
  const line = lineWith('poron', 'K Zf1, k Wa6, j Cf1, C Wd5, C Wf2');
  const quiet = gameFrom('poron', line, ...times(25, waiting));
  expect(canClaim(quiet, 'quiet')).toBe(true);
  const over = playAll(quiet, 'Wf2-Wf6');
  expect(standingOf(currentPosition(over)).outcome).toMatchObject({ status: 'over', ending: 'hyrkaida' });
  expect(claimsOf(over)).toEqual([]);
});
