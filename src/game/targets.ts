import {
  legalMoves,
  memoised,
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
    const to = markedIn(move, from);
    targets.set(to, { mark: 'company', move: targets.get(to)?.move ?? move });
  }
  return targets;
}

/** The company moves in which the piece on a square takes part (section 18). */
const companiesOf = (position: Position, square: Square): readonly LegalMove[] =>
  legalMovesOf(position).filter((move) => move.company !== undefined && startSquares(move).includes(square));

/** Where a move leads the piece on one of its starts: a company has three. */
export const endIn = ({ from, to }: LegalMove, start: Square): Square => start + to - from;

/**
 * Where a company move is marked for one of its three: on the square that the piece comes to or, behind others that go the same
 * way, on the one that the foremost comes to. A square of the own side would mean another piece to be picked up.
 */
function markedIn(move: LegalMove, start: Square): Square {
  const starts = startSquares(move);
  let end = endIn(move, start);
  while (starts.includes(end)) end = endIn(move, end);
  return end;
}

/** The company moves that are marked for the piece on a square on another. */
export const companiesBetween = (position: Position, from: Square, to: Square): readonly LegalMove[] =>
  companiesOf(position, from).filter((move) => markedIn(move, from) === to);

/** The moves of one piece between two squares: more than one where there is a promotion to choose. */
export const movesBetween = (position: Position, from: Square, to: Square): readonly LegalMove[] =>
  legalMovesOf(position).filter((move) => move.from === from && move.to === to && move.company === undefined);

function markOf({ vault, captures, fluttember }: LegalMove): TargetMark {
  if (fluttember) return 'fluttember';
  if (captures === 'friend') return vault ? 'vault-friendly' : 'friendly';
  if (captures === 'enemy') return vault ? 'vault-capture' : 'capture';
  return vault ? 'vault' : 'move';
}
