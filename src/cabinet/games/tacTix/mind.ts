import type { Mind } from '../../seam/game.ts';
import { GRID, tacTix, type Move, type Position } from './rules.ts';

/** What a win is worth, and a little for each further way to win, which leaves the other player fewer ways out. */
const WON = 100;
const WAYS = 60;

const maskOf = (holes: readonly number[]): number => holes.reduce((mask, hole) => mask | (1 << hole), 0);

/** The lines that can be taken from the full board; each can be taken from any board that still holds all of it. */
const LINES: readonly number[] = tacTix.moves(tacTix.start()).map(({ holes }) => maskOf(holes));

/** For each board, with its marbles as bits, whether the player to move wins. */
function solved(): Uint8Array {
  const wins = new Uint8Array(1 << GRID.size);
  wins[0] = 1;
  for (let board = 1; board < wins.length; board++)
    if (LINES.some((line) => (board & line) === line && wins[board ^ line] === 0)) wins[board] = 1;
  return wins;
}

let known: Uint8Array | null = null;

/** Whether the player to move wins with the best play on both sides. */
export function isWon({ cells }: Position): boolean {
  known ??= solved();
  return known[maskOf(holesOf(cells))] === 1;
}

const holesOf = (cells: Position['cells']): number[] =>
  cells.flatMap((cell, hole) => (cell === 'O' ? [hole] : []));

/** What is known of a position, and how many of its moves win. The first player has the first seat. */
function worth(position: Position): number {
  const board = maskOf(holesOf(position.cells));
  let toMover = -WON;
  if (isWon(position)) {
    const able = LINES.filter((line) => (board & line) === line);
    const winning = able.filter((line) => known?.[board ^ line] === 0).length;
    toMover = WON + (able.length === 0 ? WAYS : (WAYS * winning) / able.length);
  }
  return position.side === 'f' ? toMover : -toMover;
}

export const mind: Mind<Position, Move> = {
  variants: [tacTix],
  worth,
  // the game is solved, so the levels differ in how often they do not look
  plays: [
    { depth: 1, careless: 68, blur: 150 },
    { depth: 1, careless: 26, blur: 40 },
    { depth: 1, careless: 14, blur: 20 },
    { depth: 1, careless: 0, blur: 4 },
  ],
};
