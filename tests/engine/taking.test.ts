import { describe, expect, test } from 'vitest';
import { generateLegal, generateTaking } from '../../src/engine/legal.ts';
import { CAPTURE_MARK, movePromotion, type PackedMove } from '../../src/engine/move.ts';
import { boardOf, type Position } from '../../src/engine/position.ts';
import { formatCoordinates, legalMoves, positionAfter, startPosition } from '../../src/engine/index.ts';
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
