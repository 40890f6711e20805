import { KIND_NAMES, KINDS, pieceAt, type Kind, type Position, type Square } from '../engine/index.ts';
import type { View } from './view.ts';

/**
 * The key that leads to pieces of a kind: the first sign of its code, which moves and tiles have too (rules, section 2).
 * King and Kapt share one, and so do Pallan and Paktun.
 */
export const letterOf = (kind: Kind): string => KINDS[kind].code.charAt(0).toLowerCase();

/**
 * The next piece of the side to move, as the board is read on the screen, of a kind that a letter names; undefined if
 * the key names none. `backwards` goes the other way round.
 */
export function squareByLetter(
  position: Position,
  view: View,
  from: Square,
  key: string,
  backwards: boolean,
): Square | undefined {
  const kinds = KIND_NAMES.filter((name) => letterOf(name) === key.toLowerCase());
  if (kinds.length === 0) return undefined;
  const read = backwards ? view.squares.flat().toReversed() : view.squares.flat();
  const at = read.indexOf(from);
  return [...read.slice(at + 1), ...read.slice(0, at + 1)].find((square) => {
    const piece = pieceAt(position, square);
    return piece !== null && kinds.includes(piece.kind) && piece.side === position.turn;
  });
}
