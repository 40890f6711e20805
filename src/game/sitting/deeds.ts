import type { Move } from '../../engine/index.ts';
import type { SearchResult } from '../../search/index.ts';
import { claimsOf, type Claim } from './claims.ts';
import { turnsMade } from '../game.ts';
import type { Sitting } from './sitting.ts';

/** What the computer does as one of the players. */
export type Deed =
  | { readonly way: 'move'; readonly move: Move }
  | { readonly way: 'concede' }
  | { readonly way: 'claim'; readonly ground: Claim['ground'] }
  | { readonly way: 'offer-draw' }
  | { readonly way: 'answer'; readonly agreed: boolean };

/** For how many of its turns in a row the computer has seen no chance, and after how many turns of the game. */
export interface Despair {
  readonly turns: number;
  readonly count: number;
}

/**
 * After this many of its turns in a row without a chance the computer concedes: until then a person may still go
 * wrong.
 */
const GIVES_UP_AFTER = 3;
/** How many turns after a declined draw the computer may offer one again. */
const ASKS_AGAIN_AFTER = 20;

/** How hopeless the computer's game is after one more search, made after this many turns of the game. */
export function despairAfter(before: Despair | null, turns: number, concedes: boolean): Despair {
  if (!concedes) return { turns, count: 0 };
  if (before?.turns === turns) return before;
  return { turns, count: before?.turns === turns - 2 ? before.count + 1 : 1 };
}

/** What the computer does on its turn, given what its search has found; null if it found nothing. */
export function deedOf(sitting: Sitting, found: SearchResult, despair: Despair): Deed | null {
  const [claim] = claimsOf(sitting.game);
  if (claim !== undefined && !isAhead(found)) return { way: 'claim', ground: claim.ground };
  if (despair.count >= GIVES_UP_AFTER) return { way: 'concede' };
  if (found.offersDraw && mayOffer(sitting)) return { way: 'offer-draw' };
  return found.best === null ? null : { way: 'move', move: found.best };
}

/** A half win is worth at most half a point, but never less than a draw. */
function isAhead({ lines: [line] }: SearchResult): boolean {
  if (line === undefined) return false;
  return line.score.kind === 'win' || (line.score.kind === 'centipoints' && line.score.value > 0);
}

function mayOffer(sitting: Sitting): boolean {
  const { draw } = sitting.declined;
  const turns = turnsMade(sitting.game);
  return draw === null || Math.abs(turns - draw) >= ASKS_AGAIN_AFTER;
}
