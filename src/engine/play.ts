import { make, unmake, type Board } from './board.ts';
import { outcomeOf, type Outcome } from './ending.ts';
import type { Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import type { Kind } from './kinds.ts';
import type { Move, PackedMove } from './move.ts';
import { findLegal, packedMoves, unpack, type LegalMove } from './moves.ts';
import type { Piece } from './piece.ts';
import { boardOf, pieceAt, type Position } from './position.ts';
import { explainRefusal, type Refusal } from './refusal.ts';
import { accept, refuse, type Result } from './result.ts';
import { attackersOf } from './routes.ts';
import { sideAt, type Side } from './side.ts';

/**
 * An effect of a move, listed in order. Applied to the position before the move, the effects give the position after
 * it.
 */
export type GameEvent =
  | { readonly type: 'captured'; readonly square: Square; readonly piece: Piece; readonly by: Side }
  | { readonly type: 'moved'; readonly from: Square; readonly to: Square; readonly piece: Piece }
  | { readonly type: 'vaulted'; readonly from: Square; readonly to: Square; readonly piece: Piece }
  | { readonly type: 'exchanged'; readonly king: Square; readonly partner: Square; readonly side: Side }
  | { readonly type: 'promoted'; readonly square: Square; readonly from: Kind; readonly to: Kind }
  | {
      readonly type: 'kaida';
      readonly side: Side;
      readonly king: Square;
      readonly attackers: readonly Square[];
    }
  /** A side has only its King left, and has one turn to clear the board (section 9, line 4). */
  | { readonly type: 'bared'; readonly side: Side }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export interface Played {
  readonly position: Position;
  /** The move that was played, with its effects. */
  readonly move: LegalMove;
  readonly events: readonly GameEvent[];
  readonly suffix: Suffix;
}

/**
 * Plays a legal move: returns the new position and what happened, or a refusal with its reason. The input is not
 * changed.
 */
export function play(position: Position, move: Move): Result<Played, Refusal> {
  const board = boardOf(position);
  const packed = findLegal(board, move);
  if (packed === undefined) return refuse(explainRefusal(position, move));
  const legal = unpack(board, packed);
  make(board, packed);
  const after = positionOf(position, board);
  const [suffix, outcome] = [suffixHere(board), outcomeOf(board)]; // before the board is set to another position
  return accept({ position: after, move: legal, events: eventsOf(position, legal, after, outcome), suffix });
}

/**
 * The position after a legal move, without the events; undefined if the move is not legal. Quicker than `play`, for
 * long records.
 */
export function positionAfter(position: Position, move: Move): Position | undefined {
  const board = boardOf(position);
  const packed = findLegal(board, move);
  if (packed === undefined) return undefined;
  make(board, packed);
  return positionOf(position, board);
}

function positionOf(before: Position, board: Board): Position {
  return {
    ruleset: before.ruleset,
    cells: board.cells.slice(),
    turn: sideAt(board.turn),
    fluttember: board.fluttember,
    turnsPlayed: board.turnsPlayed,
  };
}

function eventsOf(before: Position, move: LegalMove, after: Position, outcome: Outcome): GameEvent[] {
  const { from, to } = move;
  const piece = pieceAt(before, from);
  const taken = move.company === undefined ? pieceAt(before, to) : null;
  const events: GameEvent[] = [];
  if (piece === null) return events;
  if (move.fluttember) events.push({ type: 'exchanged', king: from, partner: to, side: piece.side });
  else {
    if (taken !== null) events.push({ type: 'captured', square: to, piece: taken, by: piece.side });
    events.push({ type: move.vault ? 'vaulted' : 'moved', from, to, piece });
    for (const start of move.company ?? []) {
      const other = pieceAt(before, start);
      if (other !== null) events.push({ type: 'moved', from: start, to: start + to - from, piece: other });
    }
  }
  if (move.promotion !== undefined && move.promotion !== piece.kind)
    events.push({ type: 'promoted', square: to, from: piece.kind, to: move.promotion });
  const attack = attackersOf(after);
  if (attack !== null)
    events.push({ type: 'kaida', side: after.turn, king: attack.king, attackers: attack.attackers });
  if (outcome.status === 'over') events.push({ type: 'ended', outcome });
  else if (isBare(after)) events.push({ type: 'bared', side: after.turn });
  return events;
}

const isBare = (position: Position): boolean => {
  const board = boardOf(position);
  return position.ruleset.variation.ending === 'kings' && board.count[board.turn] === 1;
};

/** The suffixes of the record form (section 12); the first of these that fits is written. */
export type Suffix = '#' | 'n' | 't' | '+' | '';

/** The suffix of a legal packed move on a board that has been set up; the board is unchanged afterwards. */
function suffixOf(board: Board, move: PackedMove): Suffix {
  make(board, move);
  const suffix = suffixHere(board);
  unmake(board);
  return suffix;
}

function suffixHere(board: Board): Suffix {
  const outcome = outcomeOf(board);
  const ending = outcome.status === 'over' ? outcome.ending : null;
  if (ending === 'hyrkaida') return '#';
  const hasKings = board.rules.variation.ending === 'kings';
  if (ending === 'nikaida' || (ending === null && hasKings && board.count[board.turn] === 1)) return 'n';
  if (ending === 'tikaida') return 't';
  return ending === null && isInKaida(board, board.turn) ? '+' : '';
}

/** All legal moves, each with its suffix, as needed for a list of moves in record form. */
export function movesWithSuffix(position: Position): { readonly move: LegalMove; readonly suffix: Suffix }[] {
  const board = boardOf(position);
  return packedMoves(board).map((packed) => ({
    move: unpack(board, packed),
    suffix: suffixOf(board, packed),
  }));
}
