import {
  asLegal,
  findVariation,
  formatRecord,
  formatSpelled,
  parseMove,
  parsePosition,
  play,
  accept,
  refuse,
  type GameEvent,
  type LegalMove,
  type Move,
  type NotationError,
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

/** A game replayed: its start and every turn, those taken back too. */
export interface Timeline {
  readonly start: Position;
  readonly plies: readonly Ply[];
}

/** Why a game as data cannot be replayed; `index` counts the moves from 0. */
export type ReplayError =
  | { readonly code: 'variation'; readonly id: string }
  | { readonly code: 'start'; readonly error: NotationError }
  | { readonly code: 'move-text'; readonly index: number; readonly error: NotationError }
  | {
      readonly code: 'move';
      readonly index: number;
      readonly refusal: Refusal;
      readonly position: Position;
      readonly move: Move;
    };

/** Plays one move and keeps what came of it; the refusal if it is not legal. */
export function playPly(before: Position, wanted: Move): Result<Ply, Refusal> {
  const played = play(before, wanted);
  if (!played.ok) return played;
  const move = asLegal(before, wanted);
  if (move === undefined) return refuse({ code: 'not-its-move', squares: [wanted.from] });
  const { position: after, events } = played.value;
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

/** Replays a game from untrusted data: a variation's id, a position line and moves in coordinate text. */
export function replay(id: string, start: string, moves: readonly string[]): Result<Timeline, ReplayError> {
  const variation = findVariation(id);
  if (variation === undefined) return refuse({ code: 'variation', id });
  const parsed = parsePosition(variation, start);
  if (!parsed.ok) return refuse({ code: 'start', error: parsed.error });
  const plies: Ply[] = [];
  let position = parsed.value;
  for (const [index, written] of moves.entries()) {
    const move = parseMove(position, written);
    if (!move.ok) return refuse({ code: 'move-text', index, error: move.error });
    const ply = playPly(position, move.value);
    if (!ply.ok) return refuse({ code: 'move', index, refusal: ply.error, position, move: move.value });
    plies.push(ply.value);
    position = ply.value.after;
  }
  return accept({ start: parsed.value, plies });
}

/** A turn in record form, `SMc3-Mc6+`. */
export const recordOf = ({ before, move, suffix }: Ply): string => formatRecord(before, move, suffix);

/** A turn in spelled form, for reading aloud. */
export const spelledOf = ({ before, move, suffix }: Ply): string => formatSpelled(before, move, suffix);
