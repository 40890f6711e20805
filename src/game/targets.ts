import { legalMoves, memoised, type LegalMove, type Position, type Square } from '../engine/index.ts';

/** What a piece would do on a square that it can go to: each is shown by a shape of its own. */
export const TARGET_MARKS = [
  'move',
  'capture',
  'vault',
  'vault-capture',
  'friendly',
  'vault-friendly',
  'fluttember',
] as const;
export type TargetMark = (typeof TARGET_MARKS)[number];

/** A square that a piece can go to. A move with a promotion stands for all its choices. */
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
    if (move.from === from && !targets.has(move.to)) targets.set(move.to, { mark: markOf(move), move });
  return targets;
}

/** The moves between two squares: more than one where there is a promotion to choose. */
export const movesBetween = (position: Position, from: Square, to: Square): readonly LegalMove[] =>
  legalMovesOf(position).filter((move) => move.from === from && move.to === to);

function markOf({ vault, captures, fluttember }: LegalMove): TargetMark {
  if (fluttember) return 'fluttember';
  if (captures === 'friend') return vault ? 'vault-friendly' : 'friendly';
  if (captures === 'enemy') return vault ? 'vault-capture' : 'capture';
  return vault ? 'vault' : 'move';
}
