import type { Position } from '../../src/engine/index.ts';
import {
  type Board,
  boardOf,
  generateMoves,
  isInKaida,
  make,
  outcomeOf,
  type PackedMove,
  unmake,
} from '../../src/engine/search.ts';

/** Finds how soon Hyrkaida can be forced, by trying every move; gives up a position after a certain number of them. */
export class HyrkaidaFinder {
  private tried = 0;
  private readonly mostTried: number;

  constructor(mostTried: number) {
    this.mostTried = mostTried;
  }

  /**
   * The fewest turns, up to `most`, in which the side to move can force Hyrkaida; 0 if it cannot, or if that is not
   * certain.
   */
  turnsTo(position: Position, most: number): number {
    this.tried = 0;
    const board = boardOf(position);
    for (let turns = 1; turns <= most; turns++) {
      const forced = this.canForce(board, turns, 0);
      if (forced === true) return turns;
      if (forced === undefined) return 0;
    }
    return 0;
  }

  /** Whether the side to move can force Hyrkaida in this many turns; undefined if it takes too long to find out. */
  private canForce(board: Board, turns: number, base: number): boolean | undefined {
    const end = generateMoves(board, base);
    let unknown = false;
    // moves that give Kaida first: they leave few answers, so a proof is short
    const moves = turns === 1 ? board.sweep.moves.slice(base, end) : kaidaFirst(board, base, end);
    for (const move of moves) {
      if (++this.tried > this.mostTried) return undefined;
      make(board, move);
      const forced = this.isLost(board, turns, end);
      unmake(board);
      if (forced === true) return true;
      unknown ||= forced === undefined;
    }
    return unknown ? undefined : false;
  }

  /** Whether the side to move has lost by Hyrkaida, or will lose within one fewer turn of the other side. */
  private isLost(board: Board, turns: number, base: number): boolean | undefined {
    if (turns === 1 && !isInKaida(board, board.turn)) return false;
    const end = generateMoves(board, base);
    if (end === base) {
      const ended = outcomeOf(board, base);
      return ended.status === 'over' && ended.ending === 'hyrkaida';
    }
    if (turns === 1) return false;
    for (let i = base; i < end; i++) {
      if (++this.tried > this.mostTried) return undefined;
      make(board, board.sweep.moves[i]!);
      const forced = this.canForce(board, turns - 1, end);
      unmake(board);
      if (forced !== true) return forced;
    }
    return true;
  }
}

function kaidaFirst(board: Board, base: number, end: number): readonly PackedMove[] {
  const moves = Array.from(board.sweep.moves.subarray(base, end));
  const [giving, quiet]: [PackedMove[], PackedMove[]] = [[], []];
  for (const move of moves) {
    make(board, move);
    (isInKaida(board, board.turn) ? giving : quiet).push(move);
    unmake(board);
  }
  return [...giving, ...quiet];
}
