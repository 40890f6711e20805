import {
  formatRecord,
  formatSpelled,
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

/** One turn that was played, with all that follows from it. */
export interface Ply {
  readonly before: Position;
  readonly move: LegalMove;
  readonly suffix: Suffix;
  readonly events: readonly GameEvent[];
  readonly after: Position;
}

/** Plays one move and keeps what came of it; the refusal if it is not legal. */
export function playPly(before: Position, wanted: Move): Result<Ply, Refusal> {
  const played = play(before, wanted);
  if (!played.ok) return played;
  const { position: after, move, events } = played.value;
  return accept({ before, move, suffix: suffixOf(events), events, after });
}

/** The suffix that the record form gives a move, from its events (section 12: the first that fits). */
export function suffixOf(events: readonly GameEvent[]): Suffix {
  const ended = events.find((event) => event.type === 'ended');
  const ending = ended?.outcome.status === 'over' ? ended.outcome.ending : null;
  if (ending === 'hyrkaida') return '#';
  if (ending === 'nikaida' || events.some(({ type }) => type === 'bared')) return 'n';
  if (ending === 'tikaida') return 't';
  return ending === null && events.some(({ type }) => type === 'kaida') ? '+' : '';
}

/** A turn in record form, `SMc3-Mc6+`. */
export const recordOf = ({ before, move, suffix }: Ply): string => formatRecord(before, move, suffix);

/** A turn in spelled form, for reading aloud. */
export const spelledOf = ({ before, move, suffix }: Ply): string => formatSpelled(before, move, suffix);
