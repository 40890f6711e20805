import { describe, expect, test } from 'vitest';
import type { Position, Square } from '../../src/engine/index.ts';
import { createBoard, setBoard, type Board } from '../../src/engine/board.ts';
import { lookAround } from '../../src/engine/candidates.ts';
import { watch } from '../../src/engine/kaida.ts';
import { generateLegal } from '../../src/engine/legal.ts';
import { against, sideIndex } from '../../src/engine/side.ts';
import { positionOf } from '../support/arbitrary.ts';
import { seeded } from '../support/random.ts';
import { randomLine, STYLE_NAMES } from '../support/randomPositions.ts';

/** How much work the engine’s short cuts save, or fail to save, as counts that do not depend on the machine. */
interface Work {
  /** Pieces listed as possible attackers of a square, and the lines that lead to it. */
  candidates: number;
  lines: number;
  bases: number;
  /** Squares marked because a change there could let an attack on a square through. */
  vacated: number;
  filled: number;
  /** All pieces followed, to watch the squares and to list the legal moves. */
  watching: number;
  moving: number;
}

const PER_STYLE = 12;

function boardOf({ ruleset, cells, turn, fluttember, turnsPlayed }: Position): Board {
  const board = createBoard(ruleset);
  setBoard(board, cells, sideIndex(turn), fluttember, turnsPlayed);
  return board;
}

const stamped = (stamps: Int32Array, stamp: number): number => stamps.filter((at) => at === stamp).length;

function addWatching(work: Work, board: Board, target: Square): void {
  const { sweep } = board;
  const by = against(board.turn);
  work.candidates += lookAround(board, target, by);
  work.lines += sweep.lines.reduce((sum, line) => sum + line, sweep.longestLine);
  work.bases += sweep.hasBase ? 1 : 0;
  watch(board, target, by);
  work.vacated += stamped(sweep.vacated, sweep.watchStamp);
  work.filled += stamped(sweep.filled, sweep.watchStamp);
}

function workOn(id: string): Work {
  const work = { candidates: 0, lines: 0, bases: 0, vacated: 0, filled: 0, watching: 0, moving: 0 };
  for (const [number, style] of STYLE_NAMES.entries()) {
    const random = seeded(number);
    for (let i = 0; i < PER_STYLE; i++) {
      const board = boardOf(positionOf(id, randomLine(id, random, style)));
      for (const target of board.pieces[board.turn].slice(0, board.count[board.turn]))
        addWatching(work, board, target);
      work.watching += board.sweep.stamp;
      board.sweep.stamp = 0;
      generateLegal(board, 0);
      work.moving += board.sweep.stamp;
    }
  }
  return work;
}

/**
 * A change that makes one of these smaller is welcome, and its new figure is written here; none may grow unnoticed.
 * Where too few pieces are left for a vault, all of a side are followed, which is quicker than finding out which ones
 * might matter.
 */
const WORK: readonly (readonly [string, Work])[] = [
  [
    'poron',
    { candidates: 14783, lines: 8499, bases: 326, vacated: 1003, filled: 280, watching: 6620, moving: 5948 },
  ],
  [
    'pastang',
    { candidates: 1794, lines: 3929, bases: 217, vacated: 457, filled: 170, watching: 1130, moving: 607 },
  ],
  [
    'stikitche',
    { candidates: 1524, lines: 2621, bases: 78, vacated: 440, filled: 47, watching: 1016, moving: 1820 },
  ],
];

describe('no more is looked at than necessary', () => {
  test.each(WORK)('%s', (id, counts) => {
    expect(workOn(id)).toEqual(counts);
  });
});
