import { describe, expect, test } from 'vitest';
import { make, unmake, type Board } from '../../src/engine/board.ts';
import { packedMoves } from '../../src/engine/moves.ts';
import { EMPTY } from '../../src/engine/piece.ts';
import { boardOf, type Position } from '../../src/engine/position.ts';
import { whereVaultsBegin } from '../../src/engine/vaults.ts';
import { holds, LARGER_SAMPLE, positionOf } from '../support/arbitrary.ts';
import { seeded } from '../support/random.ts';

/** Section 5, read off the board: so many adjacent squares carry a vault, each with a piece or a hill on it. */
function beginsHere({ rules, cells }: Board, square: number, direction: number): boolean {
  const { toEdge, step } = rules.geometry;
  if (toEdge[square * 8 + direction]! < rules.vaultLine) return false;
  return Array.from({ length: rules.vaultLine }, (_, at) => square + (at + 1) * step[direction]!).every(
    (next) => cells[next] !== EMPTY || rules.hills[next] !== 0,
  );
}

const readOff = (board: Board): number[] =>
  Array.from(board.cells, (_, square) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((mask, d) => mask | (beginsHere(board, square, d) ? 1 << d : 0), 0),
  );

/**
 * Plays and takes back random moves and asks only now and then, so that changes pile up: what was answered, and what is
 * so.
 */
function wander(position: Position): readonly [told: number[][], so: number[][]] {
  const board = boardOf(position);
  const random = seeded(position.turnsPlayed + 1);
  const told = [[...whereVaultsBegin(board)]];
  const so = [readOff(board)];
  let made = 0;
  for (let i = 0; i < 24; i++) {
    const moves = packedMoves(board);
    if (made > 0 && (moves.length === 0 || i % 3 === 2)) {
      unmake(board);
      made--;
    } else if (moves.length > 0) {
      make(board, random.pick(moves));
      made++;
    }
    if (i % 5 !== 4) continue;
    told.push([...whereVaultsBegin(board)]);
    so.push(readOff(board));
  }
  return [told, so];
}

describe('where vaults begin (section 5) is followed from move to move', () => {
  test('in every game', () => {
    holds(({ position }) => {
      const [told, so] = wander(position);
      expect(told).toEqual(so);
    }, 120);
  });

  test('with named rules, on large boards', () => {
    holds(
      ({ position }) => {
        const [told, so] = wander(position);
        expect(told).toEqual(so);
      },
      20,
      LARGER_SAMPLE,
    );
  });

  test('over hills, lines of hills alone among them (section 19)', () => {
    const id = 'stikitche@h:Ma1,Mb2,Mc3';
    const [told, so] = wander(positionOf(id, '2pk2/6/6/6/3s2/6/6/6/6/6/6/2PK2 y - - 0'));
    expect(told).toEqual(so);
    expect(told[0]!.filter((directions) => directions !== 0)).not.toHaveLength(0);
  });

  test('with more changes than there is room for', () => {
    const position = positionOf('pastang', 'dsddsd/ssssss/6/6/SSSSSS/DSDDSD y - - 0');
    const board = boardOf(position);
    const random = seeded(3);
    for (let i = 0; i < 90; i++) {
      const moves = packedMoves(board);
      if (moves.length === 0) break;
      make(board, random.pick(moves));
    }
    expect(board.turnsPlayed).toBeGreaterThan(board.cells.length);
    expect([...whereVaultsBegin(board)]).toEqual(readOff(board));
  });
});
