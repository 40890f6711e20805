import {
  formatSquareInFull,
  pieceAt,
  type Move,
  type NotationError,
  type Position,
  type Refusal,
} from '../../engine/index.ts';
import { kindNameIn } from '../kindNames.ts';
import { text } from '../messages.ts';
import { bookSides, seenSides, type SideNames } from '../sides.ts';

/** A refusal in words. `position` and `move` are those that were refused. */
export function refusalText(
  position: Position,
  move: Move,
  refusal: Refusal,
  sides: SideNames = seenSides(),
): string {
  const { ruleset } = position;
  const piece = pieceAt(position, move.from);
  const [square] = refusal.squares;
  return text(`refusal.${refusal.code}`, {
    square: square === undefined ? '' : formatSquareInFull(ruleset.geometry, square),
    kind: piece === null ? '' : kindNameIn(ruleset, piece.kind),
    side: sides[position.turn],
    least: ruleset.vaultLine,
  });
}

/** What is wrong with a written move or position, and where: characters are counted from 1. */
export function notationText(error: NotationError): string {
  const { field, at } = error;
  return text('notation.at', {
    where: field === null ? text('notation.move') : text('notation.field', { field }),
    at: at + 1,
    problem: notationProblem(error),
  });
}

/** What is wrong with a move that a player has written; if it does not even begin like one, an example of one. */
export const unreadableText = (error: NotationError, example: string): string =>
  error.code === 'start-square' || error.code === 'empty'
    ? text('notation.no-move', { example })
    : notationText(error);

/** What is wrong with a written move or position, without the place. */
export const notationProblem = ({ code, found, expected, where }: NotationError): string =>
  text(`notation.${code}`, {
    found: shorten(found) || 'none',
    expected: expected.join(', '),
    where: where === null ? '' : placeText(where),
  });

/** What was found, or as much of it as fits in a sentence. */
export const shorten = (found: string): string => (found.length > 40 ? `${found.slice(0, 40)}…` : found);

/** A side is called by its name, as in notation; a rank stays a number. */
const placeText = (where: string): string =>
  where === 'yellow' || where === 'blue' ? bookSides()[where] : where;
