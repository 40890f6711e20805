import { legalMoves } from '../../src/engine/index.ts';
import { seeded, type Random } from '../../tests/support/random.ts';
import type { Player } from './game.ts';

/** A player that chooses among all legal moves at random. */
export function randomPlayer(): Player {
  let random: Random = seeded(0);
  return {
    name: 'random',
    begin: (game) => {
      random = seeded(game);
    },
    choose: (position) => {
      const moves = legalMoves(position);
      return moves.length === 0 ? null : random.pick(moves);
    },
  };
}
