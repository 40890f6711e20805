import {
  against,
  type Board,
  EMPTY,
  firstOf,
  kindAt,
  kindOf,
  NO_SQUARE,
  PIECE_CODES,
  type SideIndex,
  sideOf,
  TRAIT,
  whereVaultsBegin,
  withoutBonus,
} from '../../src/engine/search.ts';
import type { Kind } from '../../src/engine/index.ts';

/** How much a side has of something that the evaluation does not consider. */
type Count = (board: Board, side: SideIndex) => number;

/** Terms that were tried in the fit: the amount for one side. The evaluation itself has none of them. */
export const CANDIDATES: Readonly<Record<string, Count>> = {
  deldarWorth: countOf('deldar'),
  hikdarWorth: countOf('hikdar'),
  jiktarWorth: countOf('jiktar'),
  chuktarWorth: countOf('chuktar'),
  kaptWorth: countOf('kapt'),
  paktunWorth: countOf('paktun'),
  pallanWorth: countOf('pallan'),
  deldarCentre: deldarsInCentre,
  proptChain: proptChains,
  frontFree: (board, side) => fronts(board, side).free,
  frontBlocked: (board, side) => fronts(board, side).blocked,
  vaultPrey: (board, side) => vaults(board, side).prey,
  vaultOpens: (board, side) => vaults(board, side).length,
  vaultOverEnemy: (board, side) => vaults(board, side).enemies,
  kingLineNear: linesNearKing,
  pallanReach: reachOf(['pallan']),
  generalReach: reachOf(['chuktar', 'kapt']),
  captainReach: reachOf(['hikdar', 'jiktar']),
  swodFree: (board, side) => freeSwods(board, side).length,
};

function* squaresOf({ pieces, count }: Board, side: SideIndex): Generator<number> {
  for (let i = 0; i < count[side]!; i++) yield pieces[side][i]!;
}

const kindOn = ({ cells }: Board, square: number): Kind => kindAt(kindOf(cells[square]!));

function countOf(kind: Kind): Count {
  return (board, side) =>
    [...squaresOf(board, side)].filter((square) => kindOn(board, square) === kind).length;
}

/** Deldars in drins where no army stands at the start. */
function deldarsInCentre(board: Board, side: SideIndex): number {
  const { drinOf, size } = board.rules.geometry;
  const tame = new Set<number>();
  for (let square = 0; square < size; square++)
    if (board.rules.array[square] !== EMPTY) tame.add(drinOf[square]!);
  return [...squaresOf(board, side)].filter(
    (square) => kindOn(board, square) === 'deldar' && !tame.has(drinOf[square]!),
  ).length;
}

/** Propt Swods with another propt Swod beside them (section 4). */
function proptChains(board: Board, side: SideIndex): number {
  const { cells, rules } = board;
  const beside = (square: number, isWanted: (next: number) => boolean): boolean => {
    const { step, toEdge } = rules.geometry;
    for (let d = 0; d < 8; d++) if (toEdge[square * 8 + d]! > 0 && isWanted(square + step[d]!)) return true;
    return false;
  };
  const propt = new Set<number>();
  for (const square of squaresOf(board, side)) {
    const propper = rules.propper[cells[square]!]!;
    if (propper !== EMPTY && beside(square, (next) => withoutBonus(cells[next]!) === propper))
      propt.add(square);
  }
  return [...propt].filter((square) => beside(square, (next) => propt.has(next))).length;
}

/**
 * Pieces with a front directly ahead of them: those that may step across it, to an empty square or by capturing, and
 * those for which all squares beyond are occupied by friends.
 */
function fronts(board: Board, side: SideIndex): { readonly free: number; readonly blocked: number } {
  const { cells, rules } = board;
  const { step, toEdge, drinOf } = rules.geometry;
  const ahead = side === 0 ? 0 : 4;
  let [free, blocked] = [0, 0];
  for (const square of squaresOf(board, side)) {
    if (toEdge[square * 8 + ahead] === 0 || drinOf[square + step[ahead]!] === drinOf[square]) continue;
    const ways = [ahead, (ahead + 1) & 7, (ahead + 7) & 7].filter((d) => toEdge[square * 8 + d]! > 0);
    const isOpen = ways.some((d) => {
      const there = cells[square + step[d]!]!;
      return there === EMPTY || sideOf(there) !== side;
    });
    if (isOpen) free++;
    else blocked++;
  }
  return { free, blocked };
}

/**
 * Straight vaults of a side (section 5): the enemies that they could capture, the most pieces that one passes, and how
 * many of the pieces that carry them are the enemy's.
 */
function vaults(board: Board, side: SideIndex) {
  const { cells, rules } = board;
  const { step, toEdge } = rules.geometry;
  const begins = whereVaultsBegin(board);
  let [prey, length, enemies] = [0, 0, 0];
  for (const square of squaresOf(board, side)) {
    const piece = cells[square]!;
    for (let left = rules.vaultMask[piece]! & begins[square]!; left !== 0; left &= left - 1) {
      const d = firstOf(left);
      for (let n = 1; n <= toEdge[square * 8 + d]!; n++) {
        const there = cells[square + n * step[d]!]!;
        if (there === EMPTY) break;
        length++;
        if (sideOf(there) === side) continue;
        if (n > rules.vaultLine) prey += rules.takes[piece * PIECE_CODES + there] === 0 ? 0 : 1;
        else enemies++;
      }
    }
  }
  return { prey, length, enemies };
}

/** Lines to a side's King that lack one piece for an enemy to vault along them. */
function linesNearKing(board: Board, side: SideIndex): number {
  const king = board.king[side]!;
  if (king === NO_SQUARE) return 0;
  const { step, toEdge } = board.rules.geometry;
  const needed = board.rules.vaultLine - 1;
  let lines = 0;
  for (let d = 0; d < 8; d++) {
    const limit = toEdge[king * 8 + d]!;
    let length = 0;
    while (length < limit && board.cells[king + (length + 1) * step[d]!] !== EMPTY) length++;
    if (length === needed && limit > needed + 1) lines++;
  }
  return lines;
}

/** The squares that pieces of these kinds reach in straight lines, including squares with enemies. */
function reachOf(kinds: readonly Kind[]): Count {
  return (board, side) => {
    const { cells, rules } = board;
    const { step, free, halting, size } = rules.geometry;
    if (!rules.forms.has('regular')) return 0;
    let squares = 0;
    for (const square of squaresOf(board, side)) {
      const kind = kindOn(board, square);
      if (!kinds.includes(kind)) continue;
      const most = rules.kinds[kind].fronts === 'free' ? free : halting;
      const mask = rules.reachMask[cells[square]! * size + square]!;
      for (let left = mask; left !== 0; left &= left - 1) {
        const d = firstOf(left);
        for (let n = 1; n <= most[square * 8 + d]!; n++) {
          const there = cells[square + n * step[d]!]!;
          if (there === EMPTY || sideOf(there) !== side) squares++;
          if (there !== EMPTY) break;
        }
      }
    }
    return squares;
  };
}

/**
 * For each Swod without an enemy Swod or Deldar ahead of it, on its file or a neighbouring one: its steps from its own
 * edge.
 */
function freeSwods(board: Board, side: SideIndex): readonly number[] {
  const { cells, rules } = board;
  const { width, height } = rules.geometry;
  const stops = [...squaresOf(board, against(side))].filter((square) => {
    const kind = kindOn(board, square);
    return kind === 'swod' || kind === 'deldar';
  });
  const forward = (square: number): number => {
    const rank = Math.floor(square / width);
    return side === 0 ? rank : height - 1 - rank;
  };
  return [...squaresOf(board, side)]
    .filter((square) => (rules.traits[cells[square]!]! & TRAIT.promotes) !== 0)
    .filter((square) =>
      stops.every(
        (stop) => Math.abs((stop % width) - (square % width)) > 1 || forward(stop) <= forward(square),
      ),
    )
    .map(forward);
}
