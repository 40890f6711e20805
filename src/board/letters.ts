import { KIND_NAMES, KINDS, pieceAt, type Kind, type Position, type Square } from '../engine/index.ts';
import type { View } from './view.ts';

/** The key that leads to pieces of a kind: its letter in position lines (rules, section 2). */
export const letterOf = (kind: Kind): string => KINDS[kind].letter.toLowerCase();

/**
 * The next piece of the side to move, as the board is read on the screen, of the kind that a letter names; undefined if
 * the key names none. `backwards` goes the other way round.
 */
export function squareByLetter(
  position: Position,
  view: View,
  from: Square,
  key: string,
  backwards: boolean,
): Square | undefined {
  const kind = KIND_NAMES.find((name) => letterOf(name) === key.toLowerCase());
  if (kind === undefined) return undefined;
  const read = backwards ? view.squares.flat().toReversed() : view.squares.flat();
  const at = read.indexOf(from);
  return [...read.slice(at + 1), ...read.slice(0, at + 1)].find((square) => {
    const piece = pieceAt(position, square);
    return piece?.kind === kind && piece.side === position.turn;
  });
}
