import {
  legalMoves,
  memoised,
  startSquares,
  type LegalMove,
  type Position,
  type Square,
} from '../../engine/index.ts';

/** What a piece would do on a square that it can go to; each has a mark of its own shape. */
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
 * A square that a piece can go to. A move with a promotion stands for all its choices. The mark of a company says that
 * the piece can go there with two others; if it can also go alone, `move` is the move alone.
 */
export interface Target {
  readonly mark: TargetMark;
  readonly move: LegalMove;
}

const NO_TARGETS: ReadonlyMap<Square, Target> = new Map();

/** The legal moves of a position, worked out once. */
export const legalMovesOf = memoised((position: Position): readonly LegalMove[] => legalMoves(position));

const targetsOf = memoised<Position, Map<Square, ReadonlyMap<Square, Target>>>(() => new Map());

/** Where the piece on a square can go; for the same position, always the same object. */
export function targetsFrom(position: Position, from: Square | null): ReadonlyMap<Square, Target> {
  if (from === null) return NO_TARGETS;
  const known = targetsOf(position);
  const targets = known.get(from) ?? findTargets(position, from);
  known.set(from, targets);
  return targets;
}

function findTargets(position: Position, from: Square): ReadonlyMap<Square, Target> {
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

/** Where a move takes the piece that stands on one of its starts: a company move has three. */
export const endIn = ({ from, to }: LegalMove, start: Square): Square => start + to - from;

/**
 * Where a company move is marked for one of its three pieces: on the square that the piece comes to or, if it comes
 * behind others that go the same way, on the square that the foremost comes to. Choosing a square with a friend on it
 * would pick up that piece instead.
 */
function markedIn(move: LegalMove, start: Square): Square {
  const starts = startSquares(move);
  let end = endIn(move, start);
  while (starts.includes(end)) end = endIn(move, end);
  return end;
}

/** The company moves of the piece on one square that are marked on another. */
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
