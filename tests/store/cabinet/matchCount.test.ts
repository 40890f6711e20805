import { describe, expect, test } from 'vitest';
import { game as checkers } from '../../../src/cabinet/games/chineseCheckers/game.ts';
import { game as tablut } from '../../../src/cabinet/games/tablut/game.ts';
import { game as threeHanded } from '../../../src/cabinet/games/threeHandedChess/game.ts';
import { newLine } from '../../../src/store/cabinet/line.ts';
import { pointsWith } from '../../../src/store/cabinet/match.ts';
import { matchPoints, NO_TERMS } from '../../../src/store/cabinet/tableState.ts';
import { pageWith } from './timedPage.ts';

const matchOf = async (games: number | null, seats = 2) => {
  const game = seats === 2 ? tablut : checkers;
  const page = await pageWith(game, { wall: 0, steady: 0 });
  const names = ['Anna', 'Bo', 'Cy'].slice(0, seats);
  page.state().begin(
    seats === 2 ? 'tablut' : `chinese-checkers:${seats}`,
    names.map(() => null),
    { ...NO_TERMS, names, match: { games } },
  );
  return page;
};

/** A position of three-handed chess in which this King is the last to have fallen. */
const fallen = (king: string) => `4${king}K3/8/8/8/8/8/8/8/8/8/8/8 ${king} ${king.repeat(3)} - - 0`;

describe('a match in the cabinet', () => {
  test('changes sides, and counts a win as 1 and a draw as ½', async () => {
    const { state, move } = await matchOf(4);
    move(0);
    state().concede();
    expect(matchPoints(state())).toEqual([1, 0]);
    state().next();
    expect(state().names).toEqual(['Bo', 'Anna']);
    expect(matchPoints(state())).toEqual([0, 1]);
    move(0);
    state().agree();
    expect(matchPoints(state())).toEqual([0.5, 1.5]);
    state().next();
    expect(state()).toMatchObject({ names: ['Anna', 'Bo'], match: { played: 2, points: [1.5, 0.5] } });
  });

  test('counts nothing twice when an ended game is taken back', async () => {
    const { state, move } = await matchOf(2);
    move(0);
    state().concede();
    state().goTo(0);
    move(0);
    expect(matchPoints(state())).toEqual([0, 0]);
    state().agree();
    expect(matchPoints(state())).toEqual([0.5, 0.5]);
  });

  test('of three players moves everybody one seat on, and a game that is given up counts for nobody', async () => {
    const { state, move } = await matchOf(3, 3);
    move(0);
    state().concede();
    state().next();
    expect(state()).toMatchObject({ names: ['Cy', 'Anna', 'Bo'], match: { played: 1, points: [0, 0, 0] } });
  });

  test('that is over begins again with nothing', async () => {
    const { state, move } = await matchOf(1);
    move(0);
    state().concede();
    state().next();
    expect(state().match).toEqual({ games: 1, played: 0, points: [0, 0] });
  });

  test('without a number of games goes on for as long as the players like', async () => {
    const { state, move } = await matchOf(null);
    for (const points of [
      [0, 1],
      [1, 1],
      [1, 2],
    ]) {
      move(0);
      state().concede();
      state().next();
      expect(state().match?.points).toEqual(points);
    }
    expect(state().match).toMatchObject({ games: null, played: 3 });
  });

  test('is kept with its names, and so is the clock', async () => {
    const { state, move, keeper } = await matchOf(4);
    move(0);
    state().concede();
    state().next();
    const again = await pageWith(tablut, { wall: 0, steady: 0 }, keeper);
    expect(again.state()).toMatchObject({ names: ['Bo', 'Anna'], match: state().match, id: 'one' });
  });

  test('of three players counts equal points as equal, in whatever order they came', () => {
    const [rules] = threeHanded.variants;
    const sums = Array.from('dddddd1d2').reduce<readonly number[]>(
      (points, result, played) => {
        const line =
          rules && newLine(threeHanded, rules, result === 'd' ? null : fallen(result === '1' ? 'w' : 'r'));
        if (line === undefined || line === null) throw new Error(result);
        return pointsWith({ games: 9, played, points }, line, { way: 'agreed', seat: null });
      },
      [0, 0, 0],
    );
    expect(sums[0]).toBe(sums[1]);
    expect(sums[2]).toBeCloseTo(7 / 3);
  });
});
