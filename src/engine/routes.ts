import type { Board } from './board.ts';
import type { Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import { WAY, type Move, type Way } from './move.ts';
import { findLegal, unpack } from './moves.ts';
import { forEachBetween, middlesOf } from './movement/path.ts';
import { sweepPiece } from './movement/piece.ts';
import { ANYWHERE } from './movement/sweep.ts';
import { boardOf, type Position } from './position.ts';
import { opponent, sideIndex, type Side } from './side.ts';

/** What a piece does on a square of its route. */
export const ROUTE_PARTS = [
  'step',
  'leap',
  'vault',
  'turn',
  'bend',
  'landing',
  'exchange',
  'flight',
] as const;
export type RoutePart = (typeof ROUTE_PARTS)[number];

/** One way of making a move: every square after the start, in order, with what happens there. */
export interface Route {
  readonly from: Square;
  readonly to: Square;
  readonly parts: readonly { readonly square: Square; readonly part: RoutePart }[];
  /** In a company move, the other two starts, whose pieces make the same step (section 18). */
  readonly company?: readonly [Square, Square];
}

/** Every way of making a legal move (sections 4 to 7), shortest first; none if the move is not legal. */
export function routesOf(position: Position, move: Move): Route[] {
  const board = boardOf(position);
  const packed = findLegal(board, move);
  if (packed === undefined) return [];
  if (move.company !== undefined)
    return [
      { from: move.from, to: move.to, parts: [{ square: move.to, part: 'step' }], company: move.company },
    ];
  if (unpack(board, packed).fluttember)
    return [{ from: move.from, to: move.to, parts: [{ square: move.to, part: 'exchange' }] }];
  return routesBetween(board, move.from, move.to);
}

/**
 * Every way in which the piece on a square could go to another, even if it leaves its King in Kaida, shortest first.
 */
export function routesBetween(board: Board, from: Square, to: Square): Route[] {
  const { sweep } = board;
  sweep.count = 0;
  sweep.target = to;
  sweep.paths = [];
  // lines are measured only for the Kaida test; here any line may lead to the target
  sweep.lines.fill(255, 0, 8);
  sweep.longestLine = 255;
  sweep.hasBase = true;
  sweepPiece(sweep, from);
  const routes = sweep.paths.map(({ way, via }) => ({ from, to, parts: partsOf(board, from, to, way, via) }));
  sweep.paths = null;
  sweep.target = ANYWHERE;
  sweep.count = 0;
  return routes.toSorted((a, b) => a.parts.length - b.parts.length);
}

type Part = Route['parts'][number];

const leap = (square: Square): Part => ({ square, part: 'leap' });

function partsOf(board: Board, from: Square, to: Square, way: Way, via: Square): Part[] {
  const between = (a: Square, b: Square, part: RoutePart): Part[] => {
    const parts: Part[] = [];
    forEachBetween(board.rules.geometry, a, b, (square) => parts.push({ square, part }));
    return parts;
  };
  const walk = (a: Square, b: Square): Part[] => [...between(a, b, 'step'), { square: b, part: 'step' }];
  const vault = (a: Square, b: Square): Part[] => [...between(a, b, 'vault'), { square: b, part: 'landing' }];
  switch (way) {
    case WAY.walk:
      return walk(from, to);
    case WAY.leap:
      return [leap(to)];
    case WAY.twoMoves:
      return [...walk(from, via), ...walk(via, to)];
    case WAY.twoLeaps:
      return [leap(via), leap(to)];
    case WAY.turn:
      return [...between(from, via, 'step'), { square: via, part: 'turn' }, ...walk(via, to)];
    case WAY.flight:
      return [{ square: via, part: 'flight' }, ...walk(via, to)];
    case WAY.onward:
      return [...between(from, via, 'step'), { square: via, part: 'turn' }, ...walk(via, to)];
    case WAY.vault:
      return vault(from, to);
    case WAY.bend:
      return [...between(from, via, 'vault'), { square: via, part: 'bend' }, ...vault(via, to)];
    case WAY.moveThenVault:
      return [...walk(from, via), ...vault(via, to)];
    case WAY.leapThenVault:
      return [leap(via), ...vault(via, to)];
    case WAY.offSide:
      return [...between(from, via, 'vault'), { square: via, part: 'bend' }, { square: to, part: 'landing' }];
    case WAY.twoBends: {
      const [first = from, second = to] = middlesOf(way, via);
      return [
        ...between(from, first, 'vault'),
        { square: first, part: 'bend' },
        ...between(first, second, 'vault'),
        { square: second, part: 'bend' },
        ...vault(second, to),
      ];
    }
    case WAY.vaultThenMove:
      return [...vault(from, via), ...walk(via, to)];
    case WAY.vaultThenLeap:
      return [...vault(from, via), leap(to)];
  }
}

/** Every way in which a side could capture the piece on a square if it were its turn (section 9). */
export function attacksOn(position: Position, square: Square, by: Side): Route[] {
  const board = boardOf(position);
  const side = sideIndex(by);
  return Array.from(board.pieces[side].subarray(0, board.count[side])).flatMap((from) =>
    routesBetween(board, from, square),
  );
}

/** The King of the side to move and the pieces that give it Kaida; null if it is not in Kaida. */
export function attackersOf(
  position: Position,
): { readonly king: Square; readonly attackers: readonly Square[] } | null {
  const board = boardOf(position);
  if (!isInKaida(board, board.turn)) return null;
  const king = board.king[board.turn] ?? 0;
  return {
    king,
    attackers: [...new Set(attacksOn(position, king, opponent(position.turn)).map(({ from }) => from))],
  };
}
