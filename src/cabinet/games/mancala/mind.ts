import type { Mind } from '../../seam/game.ts';
import { inBowls, mancalas, type Move, type Position } from './rules.ts';

const STORED = 100;
/** Stones still in the bowls belong to their side more often than not. */
const BOWL = 12;

/** Stones gathered, and stones that may still be gathered. South is the first seat. */
const worth = ({ stones, player }: Position): number =>
  STORED * ((stones[6] ?? 0) - (stones[13] ?? 0)) +
  BOWL * (inBowls(stones, 0) - inBowls(stones, 1)) +
  (player === 0 ? BOWL : -BOWL);

export const mind: Mind<Position, Move> = {
  variants: mancalas,
  worth,
  // a level that looks two turns ahead sees its own harvest but not the answer to it
  plays: [{ careless: 86 }, { depth: 3, careless: 25 }, { depth: 4 }],
};
