import type { Mind } from '../../seam/game.ts';
import {
  COLOURS,
  HOME,
  isSafe,
  LAST_RING,
  pawnsOf,
  RING,
  ringSpace,
  WAITING,
  type Colour,
  type Position,
} from './position.ts';
import { colourOf, parcheesis, type Move } from './rules.ts';

/** What a space on the way is worth; a man in other games is worth about 100. */
const SPACE = 1.5;
/** How many spaces it costs to bring a pawn out of its nest again, and what a capture brings the other side. */
const NEST = 12;
const BONUS = 20;
/** How many spaces a pawn at Home is worth beyond its way: it earns a bonus, and is out of danger. */
const SAVED = 14;
/** How many spaces a pawn on its home row is worth, since nobody can reach it, and a block, which stops the others. */
const ROW = 6;
const BLOCK = 3;
/** How many of 36 throws let a pawn hit one that is this many spaces ahead. */
const HITS = [0, 11, 12, 14, 15, 15, 16, 6, 6, 5, 3, 2, 3];
/** How many of 36 throws let a pawn enter. */
const ENTERS = 15;

/** The probability that a single pawn is captured before its next turn. */
function danger(position: Position, colour: Colour, value: number): number {
  const space = ringSpace(colour, value);
  if (space === null) return 0;
  const isSheltered = isSafe(colour, value);
  let missed = 1;
  for (const other of COLOURS) {
    if (other === colour) continue;
    const values = pawnsOf(position, other);
    if (values.length === 0) continue;
    // a pawn that enters captures on its entering space, safe or not
    if (values.includes(WAITING) && ringSpace(other, 0) === space) missed *= 1 - ENTERS / 36;
    if (isSheltered) continue;
    for (const from of values) {
      const at = ringSpace(other, from);
      if (at === null) continue;
      const far = (space - at + RING) % RING;
      if (from + far <= LAST_RING) missed *= 1 - (HITS[far] ?? 0) / 36;
    }
  }
  return 1 - missed;
}

/** How far a colour has come, in spaces. */
function progress(position: Position, colour: Colour): number {
  const values = pawnsOf(position, colour);
  let sum = 0;
  for (const value of values) {
    if (value === WAITING) sum -= NEST;
    else if (value === HOME) sum += HOME + SAVED;
    else {
      const isBlock = values.filter((other) => other === value).length > 1;
      sum += value + (value > LAST_RING ? ROW : 0) + (isBlock ? BLOCK : 0);
      if (!isBlock) sum -= danger(position, colour, value) * (value + NEST + BONUS / 2);
    }
  }
  const { pending, side } = position;
  if (side === colour && pending !== null)
    for (const due of [...pending.counts, ...pending.bonuses]) sum += due * 0.8;
  return sum;
}

export const mind: Mind<Position, Move> = {
  variants: parcheesis,
  worth: (position) => SPACE * (progress(position, 'red') - progress(position, 'yellow')),
  // dice even things out: the middle levels often do not look, and the highest looks at more than in other games
  plays: [
    { nodes: 1_200 },
    { careless: 35, nodes: 1_600 },
    { careless: 16, nodes: 2_400 },
    { careless: 0, nodes: 20_000 },
  ],
  worths: (position, seats) => seats.map((seat) => SPACE * progress(position, colourOf(seat))),
};
