import { KINDS, type Kind } from './kinds.ts';
import type { GameEvent } from './play.ts';

/**
 * How often the same position, with the same side to move and the same rights, must occur before a draw can be
 * claimed (section 9).
 */
export const OCCURRENCES = 3;
/** A draw can be claimed after this many turns without a capture or a Swod's move: 50 by each side (section 9). */
export const QUIET_TURNS = 100;

/** Whether the moves of a kind can never be undone by later moves, so that they count like a capture for claims. */
export const isLastingKind = (kind: Kind): boolean => KINDS[kind].lasting;

/** Whether a turn made a capture or moved a Swod, including by a vault; if so, no earlier position can occur again. */
export const isLastingTurn = (events: readonly GameEvent[]): boolean =>
  events.some(
    (event) =>
      event.type === 'captured' ||
      ((event.type === 'moved' || event.type === 'vaulted') && isLastingKind(event.piece.kind)),
  );
