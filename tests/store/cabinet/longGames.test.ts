import { expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/chineseCheckers/game.ts';
import { formatCabinet, formatCabinetLink, readCabinet } from '../../../src/game/cabinet/index.ts';
import { MOST_MOVES } from '../../../src/game/cabinet/limits.ts';
import { LINK_LIMITS } from '../../../src/game/link/limits.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import type { CabinetRecord } from '../../../src/store/cabinet/record.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { createCabinetReview } from '../../../src/store/cabinet/review/review.ts';
import { keptReview } from '../../../src/store/cabinet/review/kept.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import type { Thinker } from '../../../src/store/cabinet/thinking/thinker.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { plainRecord } from './plainRecord.ts';
import { tableParts } from './tableParts.ts';

const say = await loadSay(game.id);

/** The first marble of each of two players goes to and fro. */
const TO_AND_FRO = ['d1-e5', 'n4-m9', 'e5-d1', 'm9-n4'];
const movesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => TO_AND_FRO[index % TO_AND_FRO.length] ?? '');

const recordOf = (count: number): CabinetRecord =>
  plainRecord({
    variant: 'chinese-checkers:2',
    seating: [null, null],
    moves: movesOf(count),
    at: count,
  });

/** A table over kept data in which the game has this many moves. */
function keptTable(count: number) {
  const keeper = memoryKeeper();
  const asked: number[] = [];
  const thinker: Thinker = {
    think: async ({ moves }) => {
      asked.push(moves.length);
      return await new Promise(() => {});
    },
    stop: () => {},
  };
  const table = () =>
    createCabinetTable({ ...tableParts(game, say), kept: keptGame(keeper, game.id), thinker });
  const first = table();
  first.getState().put(recordOf(count));
  return { first: () => first.getState(), again: () => table().getState(), keeper, asked };
}

test('a game of more than 5000 moves is kept and read back', () => {
  const { first, again } = keptTable(5000);
  for (const move of movesOf(4)) expect(first().write(move)).toBeNull();
  expect(again()).toMatchObject({ at: 5004, wasDamaged: false });
  expect(again().line.plies).toHaveLength(5004);
});

test('its record is read back whole too, as by the library and the review', () => {
  const text = formatCabinet(recordTree(keptTable(9000).first()));
  const read = readCabinet(text, game.variants).next().value;
  expect(read?.faults).toEqual([]);
  expect(read?.tree?.nodes).toHaveLength(9001);
});

const link = (count: number) => formatCabinetLink(recordTree(keptTable(count).first()));

test('a game with as many moves as a link can hold becomes a link, a longer one does not', () => {
  expect(link(LINK_LIMITS.moves).ok).toBe(true);
  expect(link(LINK_LIMITS.moves + 1).ok).toBe(false);
});

test('at the greatest length that is kept no move is made, but the game can still be ended or taken back', () => {
  const { first, again, asked } = keptTable(MOST_MOVES - 1);
  const [last = '', beyond = ''] = movesOf(MOST_MOVES + 1).slice(-2);
  expect(first().write(last)).toBeNull();
  const told = 'This game has 10,000 moves, and no more can be kept. It can be ended, or moves taken back.';
  expect(first().write(beyond)).toBe(told);
  first().choose('d1');
  expect(first().told).toBe(told);
  expect(again()).toMatchObject({ at: MOST_MOVES, wasDamaged: false });
  first().undo();
  expect(first().write(last)).toBeNull();
  first().concede();
  expect(again().ended).toEqual({ way: 'conceded', seat: 0 });
  expect(asked).toEqual([]);
});

test('nor is the computer asked for one', () => {
  const { first, asked } = keptTable(0);
  first().put({ ...recordOf(MOST_MOVES), seating: [1, 1] });
  expect(asked).toEqual([]);
});

test('nor is one added in the review', () => {
  const { first, keeper } = keptTable(MOST_MOVES);
  const kept = keptReview(keeper, game.id);
  const review = createCabinetReview({
    game,
    say,
    kept,
    atTable: () => ({ tree: recordTree(first()), of: 'long' }),
  });
  review.getState().follow(recordTree(first()));
  review.getState().goTo(0);
  expect(review.getState().write('d1-e5')).toBeNull();
  review.getState().goTo(0);
  expect(review.getState().write('d1-e6')).toMatch(/^This game has 10,000 moves/u);
});
