import type { Move, Position } from '../../engine/index.ts';
import {
  boardOf,
  findLegal,
  generateMoves,
  make,
  outcomeOf,
  unmake,
  unpackMove,
  type Board,
  type PackedMove,
} from '../../engine/search.ts';
import type { Line } from '../types.ts';
import { pointsOfFew } from './few.ts';
import { verdictOn, type Tablebase } from './tablebase.ts';
import { rankOf, scoreOfVerdict, type Verdict } from './verdict.ts';

/** The most plies of a line, and of a line that ends in a draw and would go on for ever. */
const LONGEST = 100;
const LONGEST_DRAWN = 10;

/** A move with the result of perfect play after it, for the side that makes it. */
export interface Choice {
  readonly move: PackedMove;
  readonly verdict: Verdict;
}

/** The legal moves of a position in the tablebase, best first; equal ones stay in the order of the engine. */
export function choicesIn(tablebase: Tablebase, position: Position): readonly Choice[] {
  return choicesOn(tablebase, boardOf(position));
}

function choicesOn(tablebase: Tablebase, board: Board): readonly Choice[] {
  const end = generateMoves(board, 0);
  const choices: Choice[] = [];
  for (const move of board.sweep.moves.slice(0, end))
    choices.push({ move, verdict: after(tablebase, board, move) });
  return choices.toSorted((a, b) => rankOf(b.verdict) - rankOf(a.verdict));
}

/**
 * The result of perfect play after a legal move of a position in the tablebase, for the side that makes it; undefined
 * if the position is not there.
 */
export function verdictAfter(tablebase: Tablebase, position: Position, move: Move): Verdict | undefined {
  const board = boardOf(position);
  if (verdictOn(tablebase, board) === undefined) return undefined;
  const packed = findLegal(board, move);
  return packed === undefined ? undefined : after(tablebase, board, packed);
}

/** The result of perfect play after a move, for the side that makes it. */
function after(tablebase: Tablebase, board: Board, move: PackedMove): Verdict {
  make(board, move);
  const verdict = verdictOn(tablebase, board);
  const turned: Verdict =
    verdict === undefined
      ? { points: pointsOfFew(outcomeOf(board)), plies: 1 }
      : {
          points: 0 - verdict.points,
          plies: verdict.points === 0 ? 0 : verdict.plies + 1,
        };
  unmake(board);
  return turned.points === 0 ? { points: 0, plies: 0 } : turned;
}

/** A choice followed by perfect play to the end of the game. */
export function lineAfter(tablebase: Tablebase, position: Position, { move, verdict }: Choice): Line {
  const board = boardOf(position);
  const line = [move];
  make(board, move);
  const most = verdict.points === 0 ? LONGEST_DRAWN : LONGEST;
  while (line.length < most && verdictOn(tablebase, board) !== undefined) {
    const best = choicesOn(tablebase, board)[0];
    if (best === undefined) break;
    line.push(best.move);
    make(board, best.move);
  }
  const { rules } = board;
  return { score: scoreOfVerdict(verdict), moves: line.map((each) => unpackMove(rules, each)) };
}
