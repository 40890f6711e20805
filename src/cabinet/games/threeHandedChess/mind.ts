import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { forwardOf, givesCheck, hitsOf } from './attack.ts';
import { COLOURS, columnOf, kindOf, ROWS, rowOf, type Colour } from './board.ts';
import { others, type Move } from './moves.ts';
import { kingOf, ownerOf, playersIn, type Position } from './position.ts';
import { threeHandedChesses } from './rules.ts';

/**
 * What a Pawn is worth here, where the search reckons with a hundred: three armies are worth much more than two, and a
 * player who is far ahead must still see which move is better.
 */
const PAWN = 40;
/** What each kind is worth to its owner; a King is never taken. */
const WORTH: Readonly<Record<string, number>> = { Q: 900, R: 500, B: 330, N: 310, P: 100 };
/** Each square that a man hits, and each step that he stands nearer to the middle. */
const ROOM = 2;
const CENTRE = 4;
/** Each row that a Pawn has advanced. */
const ADVANCE = 9;
/** What a man loses if the next player can take him with a lesser one: this percentage of the difference in worth. */
const HANGING = 55;
/** What a King in check costs his player, who loses a turn; the enemy who gives the check gains a third of it. */
const CHECK = 45;
/** Each square around an enemy's King that a man hits, so that whoever is ahead goes on to mate. */
const HUNT = 12;
/** What an inherited man is worth, in percent: those of a mated army are seldom where they are wanted. */
const INHERITED = 70;

const middle = (square: number): number => Math.min(columnOf(square), 7 - columnOf(square)) + rowOf(square);

function rowsGone(cell: string, square: number): number {
  const row = rowOf(square);
  return forwardOf(cell, square) === 1 ? row - 1 : ROWS - 2 + ROWS - row;
}

/** The squares around the Kings of a player's enemies. */
const ringAgainst = (position: Position, player: Colour): ReadonlySet<number> =>
  new Set(
    others(position, player).flatMap((enemy) => {
      const king = kingOf(position.cells, enemy);
      return king < 0 ? [] : hitsOf(position.cells, king);
    }),
  );

/** The men of all players, and what the player to move threatens. */
function worths(position: Position, seats: readonly string[]): readonly number[] {
  const { cells, side } = position;
  const sums: Record<Colour, number> = { w: 0, r: 0, b: 0 };
  const rings = {
    w: ringAgainst(position, 'w'),
    r: ringAgainst(position, 'r'),
    b: ringAgainst(position, 'b'),
  };
  const threatened = new Map<number, number>();
  for (const [square, cell] of cells.entries()) {
    const owner = cell === EMPTY ? null : ownerOf(position, cell);
    if (owner === null) continue;
    const kind = kindOf(cell);
    const hits = hitsOf(cells, square);
    const worth = WORTH[kind] ?? 0;
    const placed =
      kind === 'P'
        ? ADVANCE * rowsGone(cell, square)
        : kind === 'K'
          ? 0
          : ROOM * hits.length + CENTRE * middle(square);
    sums[owner] += HUNT * hits.filter((hit) => rings[owner].has(hit)).length;
    sums[owner] += cell.startsWith(owner) ? worth + placed : ((worth + placed) * INHERITED) / 100;
    if (owner !== side) continue;
    for (const hit of hits) threatened.set(hit, Math.min(threatened.get(hit) ?? Infinity, worth || 1000));
  }
  for (const [square, by] of threatened) {
    const cell = cells[square] ?? EMPTY;
    const owner = cell === EMPTY ? null : ownerOf(position, cell);
    const worth = WORTH[kindOf(cell)] ?? 0;
    // a man is lost to a lesser one; against a greater one, his friends may guard him
    if (owner !== null && owner !== side && by < worth) sums[owner] -= ((worth - by) * HANGING) / 100;
  }
  for (const one of playersIn(position))
    for (const other of playersIn(position))
      if (one !== other && kingOf(cells, other) >= 0 && givesCheck(position, one, other)) {
        sums[one] += CHECK / 3;
        sums[other] -= CHECK;
      }
  return seats.map((_, seat) => sums[COLOURS[seat] ?? 'w'] * (PAWN / 100));
}

export const mind: Mind<Position, Move> = {
  variants: threeHandedChesses,
  worth: (position) => worths(position, threeHandedChesses[0].seats)[0] ?? 0,
  worths,
};
