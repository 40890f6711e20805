import {
  arrayHas,
  enemyOf,
  isSameSquare,
  pieceAt,
  squaresOf,
  unreachable,
  type Position,
  type Side,
} from './board.ts';
import { hasLegalMove, legalMoves, positionAfter, type Move } from './moves.ts';
import { isInKaida } from './routes.ts';

/** Section 9: how a position stands. */
export type Outcome =
  | { readonly ending: 'playing' }
  | { readonly ending: 'draw' }
  | { readonly ending: 'hyrkaida' | 'nikaida' | 'tikaida' | 'to-the-death'; readonly winner: Side };

const PLAYING: Outcome = { ending: 'playing' };

/** Section 9: has a side only its King? */
function isBare(position: Position, side: Side): boolean {
  const squares = squaresOf(position, side);
  return squares.length === 1 && squares.every((square) => pieceAt(position, square)?.kind === 'king');
}

/** Section 9, line 4: X has exactly one other piece and Y a legal move that captures it. */
function canClearTheBoard(position: Position): boolean {
  const x = enemyOf(position.sideToMove);
  const others = squaresOf(position, x).filter((square) => pieceAt(position, square)?.kind !== 'king');
  const other = others[0];
  if (other === undefined || others.length !== 1) return false;
  return legalMoves(position).some((move) => isSameSquare(move.to, other));
}

/** Section 9, Games with Kings: the first line that fits decides. */
function outcomeWithKings(position: Position): Outcome {
  const y = position.sideToMove;
  const x = enemyOf(y);
  if (isBare(position, x) && isBare(position, y)) return { ending: 'draw' };
  if (isBare(position, x)) return { ending: 'nikaida', winner: y };
  const canMove = hasLegalMove(position);
  if (!canMove && isInKaida(position, y)) return { ending: 'hyrkaida', winner: x };
  if (isBare(position, y) && !canClearTheBoard(position)) return { ending: 'nikaida', winner: x };
  if (!canMove) return { ending: 'tikaida', winner: x };
  return PLAYING;
}

/** Section 9, Games without Kings. On an empty board the side to move is taken to have lost. */
function outcomeWithoutKings(position: Position): Outcome {
  const y = position.sideToMove;
  const x = enemyOf(y);
  if (squaresOf(position, y).length === 0) return { ending: 'to-the-death', winner: x };
  if (squaresOf(position, x).length === 0) return { ending: 'to-the-death', winner: y };
  if (!hasLegalMove(position)) return { ending: 'tikaida', winner: x };
  return PLAYING;
}

/** Section 9. */
export function outcomeOf(position: Position): Outcome {
  return arrayHas(position.variation, ['king']) ? outcomeWithKings(position) : outcomeWithoutKings(position);
}

/** Section 9: a game that is decided has no legal moves. */
export function movesOf(position: Position): Move[] {
  return outcomeOf(position).ending === 'playing' ? legalMoves(position) : [];
}

/** Section 12, suffix: one at most, the first that fits. */
export function suffixOf(position: Position, move: Move): string {
  const after = positionAfter(position, move);
  const outcome = outcomeOf(after);
  switch (outcome.ending) {
    case 'draw':
    case 'to-the-death':
      return '';
    case 'hyrkaida':
      return '#';
    case 'nikaida':
      return 'n';
    case 'tikaida':
      return 't';
    case 'playing':
      // Nikaida with a turn left comes before Kaida.
      if (isBare(after, after.sideToMove)) return 'n';
      return isInKaida(after, after.sideToMove) ? '+' : '';
    default:
      return unreachable(outcome);
  }
}

/** Section 9: the points of a won game, Yellow's first. */
function pointsOf(outcome: Outcome): string {
  switch (outcome.ending) {
    case 'playing':
      return '';
    case 'draw':
      return '1/2-1/2';
    case 'hyrkaida':
    case 'to-the-death':
      return outcome.winner === 'yellow' ? '1-0' : '0-1';
    case 'nikaida':
    case 'tikaida':
      return outcome.winner === 'yellow' ? '1/2-0' : '0-1/2';
    default:
      return unreachable(outcome);
  }
}

/** Section 9: the outcome in words, and `kaida` on a second line when the side to move is in Kaida. */
export function outcomeText(position: Position): string {
  const outcome = outcomeOf(position);
  const words = [outcome.ending, 'winner' in outcome ? outcome.winner : '', pointsOf(outcome)];
  const text = words.filter((word) => word !== '').join(' ');
  return isInKaida(position, position.sideToMove) ? `${text}\nkaida` : text;
}
