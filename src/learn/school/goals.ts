import { pieceAt, routesOf, type Route, type Side } from '../../engine/index.ts';
import { endingOf } from '../../game/endings.ts';
import { pliesPlayed } from '../../game/game.ts';
import { overlaySquares } from '../../game/overlays/overlays.ts';
import { wayOf, type PallanWay } from '../../game/powers.ts';
import type { Ply } from '../../game/ply.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';

/** What a goal asks of a game, as data: none of it depends on how the game is shown. */
export type Wanted =
  /** One turn of the learner's own that has everything named here. */
  | {
      readonly ask: 'turn';
      readonly vault?: true;
      readonly captures?: 'enemy';
      readonly kaida?: true;
      /** A power of the Pallan without which no way is as short (section 6). */
      readonly way?: PallanWay;
    }
  /** This many Swods of one's own that have left their place are propt at the same time. */
  | { readonly ask: 'propt'; readonly count: number }
  | { readonly ask: 'win' };

/**
 * Whether a side has reached a goal. Only moves that stand count: what a move achieved does not count if it was taken
 * back.
 */
export function isReached(wanted: Wanted, sitting: Sitting, side: Side): boolean {
  switch (wanted.ask) {
    case 'win':
      return endingOf(sitting)?.winner === side;
    case 'turn':
      return pliesPlayed(sitting.game).some((ply) => ply.before.turn === side && fits(ply, wanted));
    case 'propt':
      return pliesPlayed(sitting.game).some(({ after }) => {
        const propt = overlaySquares(after, 'propt').filter((square) => {
          const swod = pieceAt(after, square);
          return swod?.side === side && !swod.fresh;
        });
        return propt.length >= wanted.count;
      });
  }
}

function fits({ before, move, events }: Ply, wanted: Extract<Wanted, { ask: 'turn' }>): boolean {
  const { vault, captures, kaida, way } = wanted;
  if (vault === true && !move.vault) return false;
  if (captures !== undefined && move.captures !== captures) return false;
  if (kaida === true && !events.some(({ type }) => type === 'kaida')) return false;
  return way === undefined || shortestOf(routesOf(before, move)).every((route) => wayOf(route) === way);
}

/** The ways that a player sees first: of several ways to a square the longer ones explain nothing. */
const shortestOf = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ parts }) => parts.length === routes[0]?.parts.length);
