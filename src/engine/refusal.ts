import type { Board } from './board.ts';
import { directionMask, NO_DIRECTION } from './directions.ts';
import { outcomeOf } from './ending.ts';
import type { Geometry, Square } from './geometry.ts';
import { isAttacked, isInKaida } from './kaida.ts';
import { COMPANY_LINES, type Move } from './move.ts';
import { legalMoves } from './moves.ts';
import { EMPTY, FRESH } from './piece.ts';
import { boardOf, pieceAt, type Position } from './position.ts';
import type { RefusalCode } from './refusalCodes.ts';
import { relaxations } from './relaxations.ts';
import { routesBetween, type Route } from './routes.ts';
import { against, sideIndex } from './side.ts';
import type { TerrainSort } from './variation.ts';

/** A refusal and the squares that show it: the piece in the way, the two sides of a front, the line, the attackers. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly squares: readonly Square[];
}

const refusal = (code: RefusalCode, ...squares: Square[]): Refusal => ({ code, squares });

/** Says why a move is not legal. It is asked only after `play` has refused the move; legality is not decided here. */
export function explainRefusal(position: Position, move: Move): Refusal {
  const { from, to } = move;
  const { size } = position.ruleset.geometry;
  const bad = [from, to].find((square) => !Number.isInteger(square) || square < 0 || square >= size);
  if (bad !== undefined) return refusal('not-a-square');
  if (outcomeOf(boardOf(position)).status === 'over') return refusal('game-over');
  const piece = pieceAt(position, from);
  if (piece === null) return refusal('no-piece', from);
  if (piece.side !== position.turn) return refusal('not-your-piece', from);
  if (from === to) return refusal('ends-where-it-began', from);
  if (move.company !== undefined) return explainCompany(position, move);
  const sameSquares = legalMoves(position).filter(
    (legal) => legal.company === undefined && legal.from === from && legal.to === to,
  );
  if (sameSquares.length > 0)
    return refusal(move.promotion === undefined ? 'promotion-missing' : 'promotion-not-allowed', to);
  return (
    explainKaida(position, from, to) ??
    explainFluttember(position, from, to) ??
    explainOwnPiece(position, from, to) ??
    explainFlight(position, from, to) ??
    explainByRelaxing(position, from, to) ??
    explainGap(boardOf(position), from, to) ??
    explainBlocker(position, from, to) ??
    refusal('not-its-move', from)
  );
}

/** The piece could go there, but its King would be in Kaida (section 9). */
function explainKaida(position: Position, from: Square, to: Square): Refusal | null {
  const board = boardOf(position);
  if (routesBetween(board, from, to).length === 0) return null;
  const piece = board.cells[from]!;
  const by = against(board.turn);
  board.cells[to] = piece;
  board.cells[from] = EMPTY;
  const king = board.king[board.turn] === from ? to : board.king[board.turn]!;
  const attackers = Array.from(board.pieces[by].subarray(0, board.count[by])).filter(
    (square) => square !== to && routesBetween(board, square, king).length > 0,
  );
  return { code: 'leaves-king-in-kaida', squares: [king, ...attackers] };
}

/** Section 7: the player meant to exchange the King with a Kapt or Chuktar. */
function explainFluttember(position: Position, from: Square, to: Square): Refusal | null {
  const { ruleset, cells, turn } = position;
  const side = sideIndex(turn);
  const board = boardOf(position);
  const target = pieceAt(position, to);
  if (from !== board.king[side] || target === null || target.side !== turn) return null;
  if (!ruleset.variation.fluttember.includes(target.kind) || !ruleset.forms.has('fluttember')) return null;
  if (ruleset.fluttember === 0) return null;
  if (((position.fluttember >> side) & 1) === 0) return refusal('fluttember-spent', from);
  if (from !== board.kingHome[side] || ruleset.home[to] !== cells[to])
    return refusal('fluttember-not-at-home', from === board.kingHome[side] ? to : from);
  return isInKaida(board, side) ? refusal('fluttember-in-kaida', from) : exposedByExchange(board, from, to);
}

function exposedByExchange(board: Board, from: Square, to: Square): Refusal | null {
  const piece = board.cells[from]!;
  board.cells[from] = board.cells[to]!;
  board.cells[to] = piece;
  const exposed = isAttacked(board, to, against(board.turn));
  return exposed ? refusal('leaves-king-in-kaida', to, board.sweep.lastFrom) : null;
}

function explainOwnPiece(position: Position, from: Square, to: Square): Refusal | null {
  const [piece, target] = [pieceAt(position, from), pieceAt(position, to)];
  if (piece === null || target === null || target.side !== piece.side) return null;
  const { kinds } = position.ruleset;
  if (kinds[target.kind].royal) return refusal('own-king', to);
  return kinds[piece.kind].capturesFriends ? null : refusal('own-piece', to);
}

/** Takes away one rule at a time: the reason is the first rule without which the piece could go there. */
function explainByRelaxing(position: Position, from: Square, to: Square): Refusal | null {
  const { geometry, array } = position.ruleset;
  const hasFirstMove = array.includes((position.cells[from] ?? EMPTY) | FRESH);
  for (const { code, ruleset } of relaxations(position.ruleset)) {
    const fresh = code === 'first-move-spent';
    if (fresh && !hasFirstMove) continue; // no piece like it ever has one here
    const cells = Array.from(position.cells, (cell, square) =>
      fresh && square === from ? cell | FRESH : cell,
    );
    const route = shortest(routesBetween(boardOf({ ...position, ruleset, cells }), from, to));
    if (route === undefined) continue;
    switch (code) {
      case 'front':
        return { code, squares: crossingThatStops(position, geometry, route) };
      case 'line-too-short':
        return {
          code,
          squares: route.parts.filter(({ part }) => part === 'vault').map(({ square }) => square),
        };
      case 'propt':
      case 'no-capture-straight-ahead':
      case 'may-not-capture':
        return refusal(code, to);
      case 'river':
      case 'wood':
        return { code, squares: groundThatStops(position, code, route) };
      case 'not-in-enemy-home':
        return refusal(code, to);
      case 'one-step-takes-nothing':
      case 'exactly-two-steps':
      case 'does-not-vault':
      case 'waits-at-front':
      case 'first-move-spent':
      case 'only-vaults':
        return refusal(code, from);
    }
  }
  return null;
}

/** The first river or wood on the route that the rules stop. */
function groundThatStops(position: Position, sort: TerrainSort, route: Route): Square[] {
  const squares = position.ruleset.variation.terrain[sort];
  const stops = route.parts.find(({ square }) => squares.includes(square));
  return stops === undefined ? [] : [stops.square];
}

/** Section 15, L3: a Flutsman cannot stay where it touches down. */
function explainFlight({ ruleset, cells }: Position, from: Square, to: Square): Refusal | null {
  const { towards, distance, size } = ruleset.geometry;
  const flies = ruleset.flies[cells[from] ?? EMPTY] ?? 0;
  const at = to * size + from;
  const touchesDown = flies > 0 && distance[at] === flies && towards[at] !== NO_DIRECTION;
  return touchesDown && cells[to] === EMPTY ? refusal('must-step-on', to) : null;
}

/** Section 18: why three pieces cannot move at once. */
function explainCompany(position: Position, { from, to, company }: Move): Refusal {
  const { ruleset, cells, turn } = position;
  const starts = [from, ...(company ?? [])];
  const isHome = (square: Square): boolean =>
    (((ruleset.enemyHome[square] ?? 0) >> sideIndex(turn)) & 1) !== 0;
  const ends = starts.map((start) => start + to - from);
  const marches = starts.every((start) => {
    const piece = pieceAt(position, start);
    return piece !== null && piece.side === turn && ruleset.kinds[piece.kind].company;
  });
  if (!marches) return refusal('no-company', from);
  const barred = [...starts, ...ends].find(isHome);
  if (barred !== undefined) return refusal('not-in-enemy-home', barred);
  const taken = ends.find((end) => !starts.includes(end) && (cells[end] ?? EMPTY) !== EMPTY);
  if (taken !== undefined) return refusal('blocked', taken);
  const board = boardOf(position);
  const first = ruleset.geometry.distance[to * ruleset.geometry.size + from] === 1;
  return first && board.king[sideIndex(turn)]! < cells.length && isCompanyShape(position, starts, to)
    ? refusal('leaves-king-in-kaida', board.king[sideIndex(turn)]!)
    : refusal('no-company', from);
}

/** Whether the starts stand in one line and the first goes a step forward. */
function isCompanyShape(
  { ruleset, turn }: Position,
  [first, ...others]: readonly Square[],
  to: Square,
): boolean {
  const { step, towards, size } = ruleset.geometry;
  if (first === undefined) return false;
  const inLine = COMPANY_LINES.some((line) =>
    others.every((square, place) => square === first + (place + 1) * step[line]!),
  );
  const heading = towards[to * size + first] ?? NO_DIRECTION;
  return inLine && ((directionMask('forward', sideIndex(turn)) >> heading) & 1) !== 0;
}

/** The route that a player would have had in mind. */
const shortest = ([route]: readonly Route[]): Route | undefined => route;

/**
 * The two squares of the crossing that a route may not make: its second one or, for halting pieces, one that is not
 * its first step.
 */
function crossingThatStops(position: Position, geometry: Geometry, route: Route): Square[] {
  const squares = [route.from, ...route.parts.map(({ square }) => square)];
  const piece = pieceAt(position, route.from);
  const halting = piece !== null && position.ruleset.kinds[piece.kind].fronts === 'halting';
  const crossings: [Square, Square][] = [];
  squares.slice(1).forEach((to, index) => {
    const from = squares[index]!;
    if (geometry.drinOf[from] !== geometry.drinOf[to]) crossings.push([from, to]);
  });
  const stopped = crossings.find(([from]) => halting && from !== route.from) ?? crossings[1] ?? crossings[0];
  return stopped === undefined ? [] : [...stopped];
}

/** A line of pieces begins towards the target, but breaks before it (section 5). */
function explainGap({ rules, cells }: Board, from: Square, to: Square): Refusal | null {
  const { towards, step, size } = rules.geometry;
  const direction = towards[to * size + from]!;
  if (direction === NO_DIRECTION || ((rules.vaultMask[cells[from]!]! >> direction) & 1) === 0) return null;
  let square = from + step[direction]!;
  let passed = 0;
  while (square !== to && cells[square] !== EMPTY) {
    square += step[direction]!;
    passed++;
  }
  return passed >= rules.vaultLine && square !== to ? refusal('line-broken', square) : null;
}

/** If the board had no other pieces it could go there, so the first piece on the way is the reason. */
function explainBlocker(position: Position, from: Square, to: Square): Refusal | null {
  const cells = Array.from(position.cells, (cell, square) =>
    square === from || square === to ? cell : EMPTY,
  );
  const [route] = routesBetween(boardOf({ ...position, cells }), from, to);
  const blocker = route?.parts.find(({ square }) => square !== to && position.cells[square] !== EMPTY);
  if (blocker !== undefined) return refusal('blocked', blocker.square);
  const [onEmpty] = routesBetween(
    boardOf({ ...position, cells: cells.map((cell, square) => (square === to ? EMPTY : cell)) }),
    from,
    to,
  );
  return onEmpty === undefined ? null : refusal('blocked', to);
}
