import {
  legalMoves,
  memoised,
  pieceAt,
  startSquares,
  type LegalMove,
  type Position,
  type Square,
} from '../engine/index.ts';

/** What a piece would do on a square that it can go to: each is shown by a shape of its own. */
export const TARGET_MARKS = [
  'move',
  'capture',
  'vault',
  'vault-capture',
  'friendly',
  'vault-friendly',
  'fluttember',
  'company',
] as const;
export type TargetMark = (typeof TARGET_MARKS)[number];

/**
 * A square that a piece can go to. A move with a promotion stands for all its choices; the mark of a company says that the piece
 * can go there with two others, and the move is that of the piece alone where it can go alone too.
 */
export interface Target {
  readonly mark: TargetMark;
  readonly move: LegalMove;
}

const NO_TARGETS: ReadonlyMap<Square, Target> = new Map();

/** The legal moves of a position, found once. */
export const legalMovesOf = memoised((position: Position): readonly LegalMove[] => legalMoves(position));

/** Where the piece on a square can go. */
export function targetsFrom(position: Position, from: Square | null): ReadonlyMap<Square, Target> {
  if (from === null) return NO_TARGETS;
  const targets = new Map<Square, Target>();
  for (const move of legalMovesOf(position))
    if (move.from === from && move.company === undefined && !targets.has(move.to))
      targets.set(move.to, { mark: markOf(move), move });
  for (const move of companiesOf(position, from)) {
    const to = endIn(move, from);
    targets.set(to, { mark: 'company', move: targets.get(to)?.move ?? move });
  }
  return targets;
}

/**
 * The company moves that the piece on a square leads: those in which it takes part and comes to a square that is empty now.
 * A square of the own side means another piece to be picked up; every company has a piece that goes ahead (section 18).
 */
const companiesOf = (position: Position, square: Square): readonly LegalMove[] =>
  legalMovesOf(position).filter(
    (move) =>
      move.company !== undefined &&
      startSquares(move).includes(square) &&
      pieceAt(position, endIn(move, square)) === null,
  );

/** Where a move leads the piece on one of its starts: a company has three. */
export const endIn = ({ from, to }: LegalMove, start: Square): Square => start + to - from;

/** The company moves that lead the piece on a square to another. */
export const companiesBetween = (position: Position, from: Square, to: Square): readonly LegalMove[] =>
  companiesOf(position, from).filter((move) => endIn(move, from) === to);

/** The moves of one piece between two squares: more than one where there is a promotion to choose. */
export const movesBetween = (position: Position, from: Square, to: Square): readonly LegalMove[] =>
  legalMovesOf(position).filter((move) => move.from === from && move.to === to && move.company === undefined);

function markOf({ vault, captures, fluttember }: LegalMove): TargetMark {
  if (fluttember) return 'fluttember';
  if (captures === 'friend') return vault ? 'vault-friendly' : 'friendly';
  if (captures === 'enemy') return vault ? 'vault-capture' : 'capture';
  return vault ? 'vault' : 'move';
}
