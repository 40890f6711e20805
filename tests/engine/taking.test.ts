import { describe, expect, test } from 'vitest';
import { generateLegal, generateTaking, isLegal, isSafe, listTaking } from '../../src/engine/legal.ts';
import { CAPTURE_MARK, moveFrom, movePromotion, moveTo, type PackedMove } from '../../src/engine/move.ts';
import { boardOf, type Position } from '../../src/engine/position.ts';
import { EMPTY, sideOf } from '../../src/engine/piece.ts';
import {
  formatCoordinates,
  formatPosition,
  legalMoves,
  positionAfter,
  startPosition,
} from '../../src/engine/index.ts';
import { unpack } from '../../src/engine/moves.ts';
import { holds, IDS, positionOf } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { variationOf } from '../support/grid.ts';
import { seeded } from '../support/random.ts';

type Generate = typeof generateLegal;

function listed(position: Position, generate: Generate, isWanted: (move: PackedMove) => boolean): string[] {
  const board = boardOf(position);
  const end = generate(board, 0);
  return Array.from(board.sweep.moves.subarray(0, end))
    .filter(isWanted)
    .map((move) => `${formatCoordinates(position.ruleset, unpack(board, move))} ${move}`)
    .toSorted();
}

const isTaking = (move: PackedMove): boolean => (move & CAPTURE_MARK) !== 0 || movePromotion(move) !== 0;

const taking = (position: Position): string[] => listed(position, generateTaking, () => true);
const legal = (position: Position): string[] => listed(position, generateLegal, isTaking);

describe('the list of captures holds the captures and promotions among the legal moves, each with its marks', () => {
  test('in random positions of every game', () => {
    holds(({ line, position }) => expect([line, taking(position)]).toEqual([line, legal(position)]), 1500);
  });

  test.each(IDS)('in games of random moves: %s', (id) => {
    const random = seeded(7);
    for (let game = 0; game < budget(6, 1); game++) {
      let position = startPosition(variationOf(id));
      for (let turn = 0; turn < 120; turn++) {
        const moves = legalMoves(position);
        if (moves.length === 0) break;
        expect(taking(position)).toEqual(legal(position));
        position = positionAfter(position, random.pick(moves))!;
      }
    }
  });

  test('the moves of the quick list that leave the King safe are the same, but for captures of friends', () => {
    holds(({ line, position }) => {
      const board = boardOf(position);
      const isFriendly = (move: PackedMove): boolean =>
        (move & CAPTURE_MARK) !== 0 && sideOf(board.cells[moveTo(move)]!) === board.turn;
      const safe = listed(position, listTaking, (move) => isSafe(board, move));
      const wanted = listed(position, generateLegal, (move) => isTaking(move) && !isFriendly(move));
      expect([line, safe]).toEqual([line, wanted]);
    }, 1500);
  });

  test.each([
    ['a Deldar, within a line and at its end', 'pastang', '6/s5/d5/s5/s5/D5 y - - 20'],
    ['a Hikdar, across its own way of moving', 'pastang', '6/6/d5/S5/s5/H5 y - - 20'],
    ['a Swod straight ahead (R7)', 'pastang', '6/6/d5/d5/s5/S5 y - - 20'],
    ['a King', 'stikitche', '6/6/6/6/5k/6/6/p5/S5/S5/S5/K5 y - - 20'],
    ['a Pallan over its friends', 'stikitche', '3ssk/3sss/6/6/6/6/6/S5/S5/S5/S5/P4K y - - 20'],
  ])('straight vaults of %s', (_, id, line) => {
    const position = positionOf(id, line);
    const captures = legalMoves(position).filter(({ vault, captures: whose }) => vault && whose !== null);
    expect(taking(position)).toEqual(legal(position));
    expect(captures).not.toHaveLength(0);
  });
});

test.each(IDS)('a move is legal by itself if the list of all legal moves holds it: %s', (id) => {
  const random = seeded(9);
  let position = startPosition(variationOf(id));
  let before: readonly PackedMove[] = [];
  let own: readonly PackedMove[] = [];
  const wrong: string[] = [];
  let legals = 0;
  for (let turn = 0; turn < budget(80, 30); turn++) {
    const board = boardOf(position);
    const moves = Array.from(board.sweep.moves.subarray(0, generateLegal(board, 0)));
    for (const move of [...moves, ...before]) {
      const isOwn =
        board.cells[moveFrom(move)] !== EMPTY && sideOf(board.cells[moveFrom(move)]!) === board.turn;
      if (!isOwn) continue;
      const found = isLegal(board, move, 0);
      if (found !== moves.includes(move)) wrong.push(`${formatPosition(position)}: ${move}`);
      if (found) legals++;
    }
    [before, own] = [own, moves]; // those that the same side had two plies before
    const next = legalMoves(position);
    if (next.length === 0) break;
    position = positionAfter(position, random.pick(next))!;
  }
  expect(wrong).toEqual([]);
  expect(legals).toBeGreaterThan(0);
});
