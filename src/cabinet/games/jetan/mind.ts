import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { GRID, jetans, kindOf, reachOf, sideOf, type Move, type Position, type Side } from './rules.ts';

/** What each kind is worth to its side. A lost princess is a lost game, and is not counted here. */
const WORTH: Readonly<Record<string, number>> = { P: 60, W: 110, A: 110, T: 230, D: 250, F: 270, L: 320 };
/** An enemy man who could reach the princess's square if nothing stood in his way. */
const EYE = 26;
/** A princess whom the side to move can take. */
const HANGING = 4000;
const ESCAPE = 130;
const ADVANCE = 3;
const CENTRE = 2;

const alone = (kind: string, side: Side, square: number): ReadonlySet<number> => {
  const cells = Array.from({ length: GRID.size }, () => EMPTY);
  cells[square] = side === 'b' ? kind : kind.toLowerCase();
  return new Set(reachOf(cells, square, side));
};

/** Where each man could go on an empty board, by letter and square. */
const REACH: ReadonlyMap<string, readonly ReadonlySet<number>[]> = new Map(
  (['b', 'o'] as const).flatMap((side) =>
    Object.keys(WORTH).map((kind) => [
      side === 'b' ? kind : kind.toLowerCase(),
      Array.from({ length: GRID.size }, (_, square) => alone(kind, side, square)),
    ]),
  ),
);

const middle = (square: number): number =>
  9 - Math.abs(2 * GRID.fileOf(square) - 9) / 2 - Math.abs(2 * GRID.rankOf(square) - 11) / 2;

/** Men, how far panthans have come, how central others stand, who has a princess in sight. Black is the first seat. */
function worth({ cells, side, escapes }: Position): number {
  const princesses = { b: cells.indexOf('R'), o: cells.indexOf('r') };
  let score = (escapes.includes('B') ? ESCAPE : 0) - (escapes.includes('O') ? ESCAPE : 0);
  for (const [square, cell] of cells.entries()) {
    const of = sideOf(cell);
    if (of === null) continue;
    const sign = of === 'b' ? 1 : -1;
    const kind = kindOf(cell);
    const steps = of === 'b' ? GRID.rankOf(square) : 11 - GRID.rankOf(square);
    score += sign * ((WORTH[kind] ?? 0) + (kind === 'P' ? ADVANCE * steps : CENTRE * middle(square)));
    const prey = princesses[of === 'b' ? 'o' : 'b'];
    if (kind === 'R' || REACH.get(cell)?.[square]?.has(prey) !== true) continue;
    score += sign * EYE;
    if (of === side && new Set(reachOf(cells, square, of)).has(prey)) score += sign * HANGING;
  }
  return score;
}

export const mind: Mind<Position, Move> = { variants: jetans, worth, plays: [{ careless: 96 }] };
