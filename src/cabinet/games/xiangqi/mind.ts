import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { GRID, isAtHome, kindOf, sideOf, xiangqi, type Move, type Position, type Side } from './rules.ts';

/** What each kind is worth; a General is never lost on the board. */
const WORTH: Readonly<Record<string, number>> = { M: 110, E: 120, H: 270, C: 285, R: 600, P: 60 };
/** A pawn beyond the river, and one that has come so far that it threatens the fortress. */
const ACROSS = 70;
const DEEP = 30;
/** A horse or a chariot off its first rank, and each file that a horse is nearer to the middle. */
const OUT = 16;
const MIDDLE = 5;
/** A cannon on the file of the enemy General. */
const AIMED = 22;

const rankFrom = (square: number, side: Side): number =>
  side === 'r' ? GRID.rankOf(square) : 11 - GRID.rankOf(square);

function placed(kind: string, square: number, side: Side, general: number): number {
  const rank = rankFrom(square, side);
  const aside = Math.abs(GRID.fileOf(square) - 4);
  switch (kind) {
    case 'P':
      if (isAtHome(square, side)) return rank === 5 ? 6 : 0;
      return ACROSS + (rank < 10 && aside <= 2 ? DEEP : 0) + (rank === 10 ? -DEEP : 0);
    case 'H':
      return (rank > 1 ? OUT : 0) + MIDDLE * (4 - aside) + (rank > 5 ? OUT : 0);
    case 'R':
      return (aside < 4 || rank > 1 ? OUT : 0) + (rank > 5 ? OUT : 0);
    case 'C':
      return GRID.fileOf(square) === GRID.fileOf(general) ? AIMED : 0;
    default:
      return 0;
  }
}

/** Men, and how well they stand. Red is the first seat. */
function worth({ cells }: Position): number {
  const generals = { r: cells.indexOf('G'), g: cells.indexOf('g') };
  let score = 0;
  for (const [square, cell] of cells.entries()) {
    if (cell === EMPTY) continue;
    const side = sideOf(cell);
    if (side === null) continue;
    const kind = kindOf(cell);
    const value = (WORTH[kind] ?? 0) + placed(kind, square, side, generals[side === 'r' ? 'g' : 'r']);
    score += side === 'r' ? value : -value;
  }
  return score;
}

export const mind: Mind<Position, Move> = { variants: [xiangqi], worth };
