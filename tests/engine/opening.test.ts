import { expect, test } from 'vitest';
import { sweepPiece } from '../../src/engine/movement/piece.ts';
import { isGivenKaida, staysSafe } from '../../src/engine/opening.ts';
import {
  boardOf,
  generateLegal,
  isInKaida,
  isSafe,
  make,
  type PackedMove,
  unmake,
} from '../../src/engine/search.ts';
import { legalMoves, positionAfter, type Position, startPosition } from '../../src/engine/index.ts';
import { holds, IDS } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { variationOf } from '../support/grid.ts';
import { seeded } from '../support/random.ts';

/** How many moves give Kaida, how many would leave the own King in it, and those that the quick question gets wrong. */
function compare(position: Position): {
  readonly given: number;
  readonly unsafe: number;
  readonly wrong: readonly PackedMove[];
} {
  const board = boardOf(position);
  const { sweep, turn } = board;
  const listed = (end: number): PackedMove[] => Array.from(sweep.moves.subarray(0, end));
  const wrong: PackedMove[] = [];
  let [given, unsafe] = [0, 0];
  for (const move of listed(generateLegal(board, 0))) {
    make(board, move);
    const gives = isInKaida(board, board.turn);
    if (gives !== isGivenKaida(board, move)) wrong.push(move);
    unmake(board);
    if (gives) given++;
  }
  if (isInKaida(board, turn)) return { given, unsafe, wrong };
  for (const square of board.pieces[turn].slice(0, board.count[turn])) {
    sweep.count = 0;
    sweepPiece(sweep, square);
    for (const move of listed(sweep.count)) {
      const safe = isSafe(board, move);
      if (safe !== staysSafe(board, move)) wrong.push(move);
      if (!safe) unsafe++;
    }
  }
  return { given, unsafe, wrong };
}

test('whether a move gives Kaida, or leaves the King safe, is found as by following every way to the King', () => {
  let [given, unsafe] = [0, 0];
  holds(({ position }) => {
    const found = compare(position);
    expect(found.wrong).toEqual([]);
    given += found.given;
    unsafe += found.unsafe;
  }, 1000);
  expect(given).toBeGreaterThan(5);
  expect(unsafe).toBeGreaterThan(5);
});

test.each(IDS)('the same in games of random moves: %s', (id) => {
  const random = seeded(11);
  for (let game = 0; game < budget(4, 1); game++) {
    let position = startPosition(variationOf(id));
    for (let turn = 0; turn < 100; turn++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      expect(compare(position).wrong).toEqual([]);
      position = positionAfter(position, random.pick(moves))!;
    }
  }
});
