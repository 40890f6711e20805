import {
  attacksOn,
  opponent,
  pieceAt,
  startSquares,
  type Move,
  type Position,
  type Route,
  type Square,
} from '../engine/index.ts';
import { stateBit } from './squareStates.ts';

/** What a board shows of a game besides its pieces and targets. */
export interface Shown {
  readonly selection: Square | null;
  readonly lastMove: Move | null;
  readonly kaida: { readonly king: Square; readonly attackers: readonly Square[] } | null;
  /** The squares that show why a move was refused. */
  readonly refused: readonly Square[];
  /** The squares that a task is about, and those that were chosen correctly. */
  readonly goals?: readonly Square[];
  readonly chosen?: readonly Square[];
}

/** Bits of the states of each square that has any. */
export function statesOf(
  { selection, lastMove, kaida, refused, goals = [], chosen = [] }: Shown,
  overlaid: readonly (readonly [bit: number, squares: readonly Square[]])[],
): ReadonlyMap<Square, number> {
  const states = new Map<Square, number>();
  const add = (square: Square | undefined | null, bit: number): void => {
    if (square !== undefined && square !== null) states.set(square, (states.get(square) ?? 0) | bit);
  };
  add(selection, stateBit('selected'));
  for (const square of lastMove === null ? [] : lastSquares(lastMove)) add(square, stateBit('last'));
  add(kaida?.king, stateBit('kaida'));
  for (const square of kaida?.attackers ?? []) add(square, stateBit('attacker'));
  for (const square of refused) add(square, stateBit('refused'));
  for (const square of goals) add(square, stateBit('goal'));
  for (const square of chosen) add(square, stateBit('chosen'));
  for (const [bit, squares] of overlaid) for (const square of squares) add(square, bit);
  return states;
}

/** The squares of the last move: a company leaves three and arrives at three, some of them the same (section 18). */
export const lastSquares = (move: Move): ReadonlySet<Square> =>
  new Set(startSquares(move).flatMap((start) => [start, start + move.to - move.from]));

/** Which colour the top left square has: 1 for yellow (section 1). */
export const parityOf = (square: Square, width: number): number =>
  ((square % width) + Math.floor(square / width)) % 2;

/** Whether the piece on a square belongs to the side to move. */
export const isOwn = (position: Position, square: Square): boolean =>
  pieceAt(position, square)?.side === position.turn;

/** Where Tab goes at first: a piece of the side to move that can be found near its King. */
export function firstTabStop(position: Position): Square {
  const own = Array.from({ length: position.cells.length }, (_, square) => square).filter((square) =>
    isOwn(position, square),
  );
  const isRoyal = (square: Square): boolean => {
    const piece = pieceAt(position, square);
    return piece !== null && position.ruleset.kinds[piece.kind].royal;
  };
  return own.find(isRoyal) ?? own[0] ?? 0;
}

/** One route of each piece that attacks the King. */
export function shortestAttacks(position: Position, king: Square): readonly Route[] {
  const shortest = new Map<Square, Route>();
  const side = pieceAt(position, king)?.side ?? position.turn;
  for (const route of attacksOn(position, king, opponent(side))) {
    const known = shortest.get(route.from);
    if (known === undefined || route.parts.length < known.parts.length) shortest.set(route.from, route);
  }
  return [...shortest.values()];
}
