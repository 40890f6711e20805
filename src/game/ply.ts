import {
  formatRecord,
  play,
  accept,
  type GameEvent,
  type LegalMove,
  type Move,
  type Position,
  type Refusal,
  type Result,
  type Suffix,
} from '../engine/index.ts';

/** One turn that was played, with everything that follows from it. */
export interface Ply {
  readonly before: Position;
  readonly move: LegalMove;
  readonly suffix: Suffix;
  readonly events: readonly GameEvent[];
  readonly after: Position;
}

/** Plays one move and keeps what came of it; the refusal if the move is not legal. */
export function playPly(before: Position, wanted: Move): Result<Ply, Refusal> {
  const played = play(before, wanted);
  if (!played.ok) return played;
  const { position: after, ...done } = played.value;
  return accept({ before, after, ...done });
}

/** A turn in record form, `SMc3-Mc6+`. */
export const recordOf = ({ before, move, suffix }: Ply): string => formatRecord(before, move, suffix);
