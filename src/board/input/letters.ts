import { KIND_NAMES, pieceAt, type Position, type Square } from '../../engine/index.ts';
import { kindsOfKey } from '../../game/games/kindKeys.ts';
import type { View } from '../view.ts';

/**
 * The next piece of the side to move, in the reading order of the board on the screen, of a kind that a letter names;
 * undefined if the key names none. `backwards` goes the other way round.
 */
export function squareByLetter(
  position: Position,
  view: View,
  from: Square,
  key: string,
  backwards: boolean,
): Square | undefined {
  const kinds = kindsOfKey(key, KIND_NAMES);
  if (kinds.length === 0) return undefined;
  const read = backwards ? view.squares.flat().toReversed() : view.squares.flat();
  const at = read.indexOf(from);
  return [...read.slice(at + 1), ...read.slice(0, at + 1)].find((square) => {
    const piece = pieceAt(position, square);
    return piece !== null && kinds.includes(piece.kind) && piece.side === position.turn;
  });
}
