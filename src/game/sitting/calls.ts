import { ENDINGS, pieceAt, type Position, type Square } from '../../engine/index.ts';
import { endingOf } from '../endings.ts';
import { PLAYERS_ENDINGS } from '../gameEnd.ts';
import type { Ply } from '../ply.ts';
import type { Sitting } from './sitting.ts';

/**
 * What is called out at the table: the opening words, Kaida, the turn that leaves a King alone, and how a game ends.
 */
export const CALLS = ['rank-your-deldars', 'kaida', 'bared', ...ENDINGS, ...PLAYERS_ENDINGS] as const;
export type Call = (typeof CALLS)[number];

/**
 * The call for a turn; null for a quiet one. An ending takes precedence over a bare King, and a bare King over Kaida.
 */
export function callOf({ events }: Pick<Ply, 'events'>): Call | null {
  let call: Call | null = null;
  for (const event of events)
    switch (event.type) {
      case 'ended':
        return event.outcome.status === 'over' ? event.outcome.ending : null;
      case 'bared':
        call = 'bared';
        break;
      case 'kaida':
        call ??= 'kaida';
        break;
      case 'captured':
      case 'moved':
      case 'vaulted':
      case 'exchanged':
      case 'promoted':
        break;
    }
  return call;
}

/** The call at the end of a game, whoever ended it; null while the game goes on. */
export const endCallOf = (sitting: Sitting): Call | null => endingOf(sitting)?.ending ?? null;

/** The call at the first turn of a game: only armies with Deldars are told to rank them. */
export function openingCallOf(position: Position): Call | null {
  if (position.turnsPlayed > 0) return null;
  for (let square = 0; square < position.cells.length; square++)
    if (propsOthers(position, square)) return 'rank-your-deldars';
  return null;
}

/** Whether the piece on a square makes its neighbours propt: a Deldar, whatever its name in this game. */
function propsOthers(position: Position, square: Square): boolean {
  const { kinds, variation } = position.ruleset;
  const piece = pieceAt(position, square);
  return piece !== null && variation.kindNames.some((kind) => kinds[kind].propt?.by === piece.kind);
}
