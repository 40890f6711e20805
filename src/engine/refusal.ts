import type { Board } from './board.ts';
import { directionMask, NO_DIRECTION } from './directions.ts';
import { outcomeOf } from './ending.ts';
import type { Square } from './geometry.ts';
import { isAttacked, isInKaida } from './kaida.ts';
import type { Move } from './move.ts';
import { companyPlace, legalMoves } from './moves.ts';
import { EMPTY, FRESH } from './piece.ts';
import { boardOf, pieceAt, type Position } from './position.ts';
import type { RefusalCode } from './refusalCodes.ts';
import { relaxations } from './compiled/relaxations.ts';
import { routesBetween, type Route, type RoutePart } from './routes.ts';
import { against, sideIndex } from './side.ts';
import type { TerrainSort } from './variation.ts';

/**
 * A refusal with the squares that show its reason: the piece in the way, the two sides of a front, the line, the
 * attackers.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly squares: readonly Square[];
}

const refusal = (code: RefusalCode, ...squares: Square[]): Refusal => ({ code, squares });

/** Says why a move is not legal. It is called only after `play` has refused the move; it does not decide legality. */
export function explainRefusal(position: Position, move: Move): Refusal {
  const { from, to } = move;
  const { size } = position.ruleset.geometry;
  if ([from, to].some((square) => !Number.isInteger(square) || square < 0 || square >= size))
    return refusal('not-a-square');
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

/** The piece could go there, but that would leave its King in Kaida (section 9). */
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
  if (!kinds[piece.kind].capturesFriends) return refusal('own-piece', to);
  return kinds[target.kind].royal ? refusal('own-king', to) : null;
}

/** Takes away one rule at a time; the reason is the first rule without which the piece could go there. */
function explainByRelaxing(position: Position, from: Square, to: Square): Refusal | null {
  const hasFirstMove = position.ruleset.array.includes((position.cells[from] ?? EMPTY) | FRESH);
  for (const { code, ruleset } of relaxations(position.ruleset)) {
    const fresh = code === 'first-move-spent';
    if (fresh && !hasFirstMove) continue; // in this game no piece like it ever has a first move here
    const cells = Array.from(position.cells, (cell, square) =>
      fresh && square === from ? cell | FRESH : cell,
    );
    const [route] = routesBetween(boardOf({ ...position, ruleset, cells }), from, to);
    if (route === undefined) continue;
    if (code === 'front') return { code, squares: crossingThatStops(position, route) };
    if (code === 'line-too-short')
      return {
        code,
        squares: route.parts.filter(({ part }) => part === 'vault').map(({ square }) => square),
      };
    if (code === 'river' || code === 'wood') return { code, squares: groundThatStops(position, code, route) };
    if (code !== 'not-in-enemy-home') return refusal(code, ABOUT_THE_END.has(code) ? to : from);
    const way = [to, from, ...route.parts.map(({ square }) => square)];
    return refusal(code, firstInEnemyHome(position, way) ?? to);
  }
  return null;
}

/** Refusals that concern the square at the end of the move; the others concern the moving piece. */
const ABOUT_THE_END: ReadonlySet<RefusalCode> = new Set([
  'propt',
  'no-capture-straight-ahead',
  'may-not-capture',
]);

const firstInEnemyHome = ({ ruleset, turn }: Position, squares: readonly Square[]): Square | undefined =>
  squares.find((square) => ((ruleset.enemyHome[square] ?? 0) >> sideIndex(turn)) & 1);

/** The first river or wood on a route that the rules stop. */
function groundThatStops(position: Position, sort: TerrainSort, route: Route): Square[] {
  const squares = position.ruleset.variation.terrain[sort];
  const stops = route.parts.find(({ square }) => squares.includes(square));
  return stops === undefined ? [] : [stops.square];
}

/** Section 15, L3: a Flutsman cannot stay where it lands after its flight. */
function explainFlight({ ruleset, cells }: Position, from: Square, to: Square): Refusal | null {
  const { towards, distance, size } = ruleset.geometry;
  const flies = ruleset.flies[cells[from] ?? EMPTY] ?? 0;
  const at = to * size + from;
  const touchesDown = flies > 0 && distance[at] === flies && towards[at] !== NO_DIRECTION;
  return touchesDown && cells[to] === EMPTY ? refusal('must-step-on', to) : null;
}

/** Section 18: why three pieces cannot move at once. */
function explainCompany(position: Position, move: Move): Refusal {
  const { ruleset, cells, turn } = position;
  const { distance, towards, size } = ruleset.geometry;
  const { from, to, company = [] } = move;
  const starts = [from, ...company];
  const ends = starts.map((start) => start + to - from);
  const forward = directionMask('forward', sideIndex(turn));
  const marches = starts.every((start, place) => {
    const piece = pieceAt(position, start);
    const isOurs = piece !== null && piece.side === turn && ruleset.kinds[piece.kind].company;
    const step = ends[place]! * size + start;
    return isOurs && distance[step] === 1 && ((forward >> towards[step]!) & 1) !== 0;
  });
  if (!marches || companyPlace(ruleset, move) < 0) return refusal('no-company', from);
  const barred = firstInEnemyHome(position, [...starts, ...ends]);
  if (barred !== undefined) return refusal('not-in-enemy-home', barred);
  const taken = ends.find((end) => !starts.includes(end) && cells[end] !== EMPTY);
  if (taken !== undefined) return refusal('blocked', taken);
  return refusal('leaves-king-in-kaida', boardOf(position).king[sideIndex(turn)]!);
}

/** The parts of a route that go over a line of pieces, where fronts do not matter. */
const IN_VAULT: ReadonlySet<RoutePart> = new Set(['vault', 'bend', 'landing']);

/**
 * The two squares of the forbidden crossing on a route: for halting pieces, the first crossing that is not the first
 * step of a move; for others, the first one too many.
 */
function crossingThatStops(position: Position, { from, parts }: Route): readonly Square[] {
  const { kinds, geometry } = position.ruleset;
  const { fronts, addedFronts, first } = kinds[pieceAt(position, from)!.kind];
  const secondMove = first?.bonus === 'two-moves' ? parts[first.firstSteps - 1]?.square : from;
  const crossings = parts
    .map(({ square, part }, index) => [
      IN_VAULT.has(part) ? square : (parts[index - 1]?.square ?? from),
      square,
    ])
    .filter(([a, b]) => geometry.drinOf[a!] !== geometry.drinOf[b!]);
  const stopped =
    fronts === 'halting' && addedFronts === null
      ? crossings.find(([start]) => start !== from && start !== secondMove)
      : crossings[addedFronts === 'twice' ? 2 : 1];
  return stopped ?? crossings.at(-1) ?? [];
}

/** A line of pieces begins towards the target, but breaks off before it (section 5). */
function explainGap({ rules, cells }: Board, from: Square, to: Square): Refusal | null {
  const { towards, step, size } = rules.geometry;
  const direction = towards[to * size + from]!;
  if (direction === NO_DIRECTION || ((rules.vaultMask[cells[from]!]! >> direction) & 1) === 0) return null;
  let square = from + step[direction]!;
  let passed = 0;
  while (square !== to && (cells[square] !== EMPTY || rules.hills[square] !== 0)) {
    square += step[direction]!;
    passed++;
  }
  return passed >= rules.vaultLine && square !== to ? refusal('line-broken', square) : null;
}

/**
 * The piece could go there if the board had no other pieces, perhaps only without fronts, so the first piece on the way
 * is the reason.
 */
function explainBlocker(position: Position, from: Square, to: Square): Refusal | null {
  const { ruleset, cells } = position;
  const isAlone = (square: Square): boolean => square === from || square === to;
  const alone = Array.from(cells, (cell, square) => (isAlone(square) ? cell : EMPTY));
  const fronts = relaxations(ruleset).filter(({ code }) => code === 'front');
  for (const rules of [{ ruleset }, ...fronts])
    for (const left of [alone, alone.with(to, EMPTY)]) {
      const [route] = routesBetween(boardOf({ ...position, ...rules, cells: left }), from, to);
      const blocker = route?.parts.find(({ square }) => left[square] === EMPTY && cells[square] !== EMPTY);
      if (blocker !== undefined) return refusal('blocked', blocker.square);
    }
  return null;
}
