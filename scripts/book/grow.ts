import { positionAfter, type Move, type Position } from '../../src/engine/index.ts';

/** A candidate move for the book, and its worth in centipoints for the side that makes it. */
export interface Candidate {
  readonly move: Move;
  readonly worth: number;
}

/** A position in the book, with the moves that are played from it. */
export interface Opening {
  readonly position: Position;
  /** Best first, by the worth of the positions at the ends of the book. */
  readonly branches: readonly (Candidate & { readonly next: Opening })[];
  /** Its worth for the side to move, if both sides play the best moves of the book. */
  readonly worth: number;
}

/** Judges a position: returns its best moves, best first. */
export type Judge = (position: Position, lines: number) => readonly Candidate[];

/** By how many centipoints a move may be worse than the best. */
export const TOLERANCE = 40;
/** The same, before the positions after the move have been judged. */
const FIRST_LOOK = 60;

/**
 * Grows a book from a position: `widths` gives how many moves are tried at each ply. Every position is judged,
 * including those at the ends; a move stays if the best play after it is still within `TOLERANCE` of the best.
 */
export function grow(position: Position, widths: readonly number[], judge: Judge): Opening {
  const [width, ...rest] = widths;
  const tried = judge(position, width ?? 1);
  const best = tried[0]?.worth ?? 0;
  if (width === undefined) return { position, branches: [], worth: best };
  const grown = tried
    .filter(({ worth }) => worth >= best - FIRST_LOOK)
    .flatMap(({ move }) => {
      const after = positionAfter(position, move);
      if (after === undefined) return [];
      const next = grow(after, rest, judge);
      return [{ move, next, worth: 0 - next.worth }];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const worth = grown[0]?.worth ?? best;
  return { position, worth, branches: grown.filter((branch) => branch.worth >= worth - TOLERANCE) };
}

/** The lines of a book, each to its end. */
export const linesOf = ({ branches }: Opening, before: readonly Move[] = []): readonly (readonly Move[])[] =>
  branches.length === 0 ? [before] : branches.flatMap(({ move, next }) => linesOf(next, before.concat(move)));
