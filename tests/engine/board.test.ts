import { describe, expect, test } from 'vitest';
import { formatCoordinates } from '../../src/engine/index.ts';
import { createBoard, make, setBoard, unmake, type Board } from '../../src/engine/board.ts';
import { FLUTTEMBER_MARK } from '../../src/engine/move.ts';
import { packedMoves, unpack } from '../../src/engine/moves.ts';
import { sideIndex } from '../../src/engine/side.ts';
import { whereVaultsBegin } from '../../src/engine/vaults.ts';
import { holds, positionOf } from '../support/arbitrary.ts';
import { expectSame } from '../support/same.ts';

/** Everything on a board that a move may change; whatever has no order is sorted. */
const boardState = (board: Board) => ({
  cells: board.cells.slice(),
  turn: board.turn,
  fluttember: board.fluttember,
  turnsPlayed: board.turnsPlayed,
  pieces: board.pieces.map((list, side) => [...list.subarray(0, board.count[side])]),
  slots: board.pieces.map((list, side) =>
    [...list.subarray(0, board.count[side])].map((square) => board.slot[square]),
  ),
  count: [...board.count],
  roamers: board.roamers.map((list, side) =>
    [...list.subarray(0, board.roamerCount[side])].toSorted((a, b) => a - b),
  ),
  king: [...board.king],
  near: board.sweep.near.map((near) => near.slice()),
  begins: whereVaultsBegin(board).slice(),
  undoTop: board.undoTop,
});

/** The same without the order of the lists and without history. */
const orderless = (board: Board) => {
  const { pieces, slots: _, undoTop: __, ...rest } = boardState(board);
  return { ...rest, pieces: pieces.map((list) => list.toSorted((a, b) => a - b)) };
};

/**
 * Makes moves to a depth, some at every level, and takes them back; checks that the board is the same; counts the
 * boards.
 */
function walk(board: Board, fresh: Board, depth: number): number {
  const before = boardState(board);
  setBoard(fresh, board.cells, board.turn, board.fluttember, board.turnsPlayed);
  expectSame(orderless(board), orderless(fresh));
  if (depth === 0) return 1;
  let seen = 1;
  const moves = packedMoves(board);
  const stride = depth === 3 ? 1 : Math.ceil(moves.length / 3);
  for (let i = 0; i < moves.length; i += Math.max(stride, Math.ceil(moves.length / 12))) {
    make(board, moves[i]!);
    seen += walk(board, fresh, depth - 1);
    unmake(board);
    expectSame(boardState(board), before);
  }
  return seen;
}

describe('the board of searches', () => {
  test('make leaves every field as if the board had been set to the new position, unmake leaves it as it was', () => {
    holds(({ position }) => {
      const [board, fresh] = [createBoard(position.ruleset), createBoard(position.ruleset)];
      setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
      expect(walk(board, fresh, 3)).toBeGreaterThan(0);
    }, 180);
  });

  const onPoron = `j4k6/${Array(16).fill('12').join('/')}/C6KG3 y Y - 0`;
  const onHyrshiv = `j8k8/${Array(22).fill('18').join('/')}/C6G1KG7 y Y - 0`;
  test.each([
    ['poron', onPoron],
    ['poron+kapt-to-vault', onPoron],
    ['hyrshiv+kapt-to-vault+two-bends', onHyrshiv],
  ])('an exchange with the King is made and taken back, whatever the other piece can do: %s', (id, line) => {
    const position = positionOf(id, line);
    const [board, fresh] = [createBoard(position.ruleset), createBoard(position.ruleset)];
    setBoard(board, position.cells, 0, position.fluttember, 0);
    const before = boardState(board);
    const exchanges = packedMoves(board).filter((move) => (move & FLUTTEMBER_MARK) !== 0);
    expect(exchanges.length).toBeGreaterThan(0);
    for (const move of exchanges) {
      make(board, move);
      setBoard(fresh, board.cells, board.turn, board.fluttember, board.turnsPlayed);
      expectSame(orderless(board), orderless(fresh));
      unmake(board);
      expectSame(boardState(board), before);
    }
  });

  test('very long games can be taken back', () => {
    const position = positionOf('poron', 'k10j/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/J10K y - - 0');
    const board = createBoard(position.ruleset);
    setBoard(board, position.cells, 0, position.fluttember, 0);
    const before = boardState(board);
    const cycle = ['Ma1-Ma2', 'Cf6-Cf5', 'Ma2-Ma1', 'Cf5-Cf6'];
    let made = 0;
    for (; made < 600; made++) {
      const text = cycle[made % 4] ?? '';
      const move = packedMoves(board).find(
        (packed) => formatCoordinates(position.ruleset, unpack(board, packed)) === text,
      );
      if (move === undefined) throw new Error(`${text} is not legal`);
      make(board, move);
    }
    expect(board.turnsPlayed).toBe(600);
    while (made-- > 0) unmake(board);
    expectSame(boardState(board), before);
  });
});
