import {
  formatSquareInFull,
  pieceAt,
  type Move,
  type Piece,
  type Position,
  type Refusal,
} from '../../engine/index.ts';
import { kindNameIn } from '../kindNames.ts';
import { learnWords } from '../en/learn.ts';
import { text } from './learn.ts';
import { refusalText } from '../faults/refusals.ts';
import type { SideNames } from '../sides.ts';

/**
 * A refusal in words for a learner: what is refused, and how the piece moves, crosses a front, or who would capture
 * the King.
 */
export function taughtRefusal(position: Position, move: Move, refusal: Refusal, sides?: SideNames): string {
  const plain = refusalText(position, move, refusal, sides);
  const piece = pieceAt(position, move.from);
  if (piece === null) return plain;
  const { code } = refusal;
  if (code === 'not-its-move') return `${plain} ${howItMoves(position, piece)}`;
  if (code === 'front') return `${plain} ${howItCrosses(position, piece)}`;
  return code === 'leaves-king-in-kaida' ? (kaidaText(position, refusal) ?? plain) : plain;
}

/** Kinds whose first move goes farther have words of their own for it (section 4). */
const isWords = (key: string): key is keyof typeof learnWords => Object.hasOwn(learnWords, key);

/** How a piece moves, in one sentence; its first move too, while it has it. */
function howItMoves({ ruleset }: Position, { kind, fresh }: Piece): string {
  if (!ruleset.forms.has('regular')) return text('moves.only-vaults');
  const first = `moves.${kind}.first`;
  return fresh && isWords(first) ? text(first) : text(`moves.${kind}`);
}

/** How a piece crosses a front, in one sentence. */
const howItCrosses = ({ ruleset }: Position, { kind }: Piece): string => {
  const { directions, fronts } = ruleset.kinds[kind];
  return text(directions === 'none' ? 'crosses.leap' : `crosses.${fronts}`);
};

/** The first of the pieces that could capture the King; null where the refusal names none. */
function kaidaText(position: Position, { squares }: Refusal): string | null {
  const [, square] = squares;
  const giver = square === undefined ? null : pieceAt(position, square);
  if (square === undefined || giver === null) return null;
  return text('taught.kaida', {
    kind: kindNameIn(position.ruleset, giver.kind),
    square: formatSquareInFull(position.ruleset.geometry, square),
  });
}
