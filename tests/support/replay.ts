import {
  opponent,
  pieceAt,
  type GameEvent,
  type Piece,
  type Position,
  type Side,
} from '../../src/engine/index.ts';

/** What a position line says, by name. */
export interface Snapshot {
  readonly pieces: readonly (Piece | null)[];
  readonly turn: Side;
  readonly fluttember: number;
  readonly turnsPlayed: number;
}

export const snapshot = (position: Position): Snapshot => ({
  pieces: Array.from(position.cells, (_, square) => pieceAt(position, square)),
  turn: position.turn,
  fluttember: position.fluttember,
  turnsPlayed: position.turnsPlayed,
});

/** The position after a turn, from its events alone. */
export function replay(before: Snapshot, events: readonly GameEvent[]): Snapshot {
  const pieces = [...before.pieces];
  let { fluttember } = before;
  for (const event of events) {
    switch (event.type) {
      case 'captured':
        pieces[event.square] = null;
        break;
      case 'moved':
      case 'vaulted':
        pieces[event.from] = null;
        pieces[event.to] = { ...event.piece, fresh: false };
        break;
      case 'exchanged': {
        const { king, partner, side } = event;
        [pieces[king], pieces[partner]] = [pieces[partner] ?? null, pieces[king] ?? null];
        fluttember &= side === 'yellow' ? 2 : 1;
        break;
      }
      case 'promoted': {
        const piece = pieces[event.square];
        if (piece) pieces[event.square] = { ...piece, kind: event.to };
        break;
      }
      case 'kaida':
      case 'bared':
      case 'ended':
        break;
    }
  }
  return { pieces, turn: opponent(before.turn), fluttember, turnsPlayed: before.turnsPlayed + 1 };
}
