import type { Mind } from '../../seam/game.ts';
import { solve } from '../../mind/solve.ts';
import { muTorere, type Move, type Position } from './rules.ts';

/** What a win is worth, or a loss costs, less the moves until then. */
const DECIDED = 400;
const MOVE = 10;
/** A drawn position in which every move but one loses. */
const TRAP = 90;

/** The whole game, solved when it is first needed. */
let known: ReturnType<typeof solve> | null = null;
const verdictOn = (position: Position): { value: number; moves: number } => {
  known ??= solve(muTorere, [muTorere.start()]);
  return known.get(muTorere.write(position)) ?? { value: 0, moves: 0 };
};

/** The share of the moves that lose a drawn position. */
function danger(position: Position): number {
  const moves = muTorere.moves(position);
  const losing = moves.filter((move) => verdictOn(muTorere.play(position, move)).value > 0).length;
  return moves.length === 0 ? 0 : losing / moves.length;
}

/** What is known, and how easily the side to move may go wrong. Black is the first seat. */
function worth(position: Position): number {
  const { value, moves } = verdictOn(position);
  const toMover = value === 0 ? -TRAP * danger(position) : value * (DECIDED - MOVE * moves);
  return position.side === 'b' ? toMover : -toMover;
}

export const mind: Mind<Position, Move> = {
  variants: [muTorere],
  worth,
  // the game is solved, so the levels differ in how often they do not look
  plays: [
    { depth: 1, careless: 62, blur: 700 },
    { depth: 1, careless: 14, blur: 60 },
    { depth: 1, careless: 5, blur: 20 },
    { depth: 3, careless: 0, blur: 1 },
  ],
};
