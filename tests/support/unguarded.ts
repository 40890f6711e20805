import {
  formatCoordinates,
  isKaida,
  kingSquare,
  legalMoves,
  opponent,
  pieceAt,
  rulesetOf,
  type Move,
  type Position,
  type Ruleset,
} from '../../src/engine/index.ts';
import { kindIndex } from '../../src/engine/kinds.ts';
import { FRESH } from '../../src/engine/piece.ts';

/**
 * A second opinion on Kaida from the engine's own data: the same variation with Kings that may be left in Kaida and be
 * captured. What it allows are all moves of sections 4 to 6, found without a look at any King, so it can hold the
 * engine's short cuts about the safety of the King to account, far faster than the reference.
 */
const relaxed = new WeakMap<Ruleset, Ruleset>();

function withoutKings(ruleset: Ruleset): Ruleset {
  let known = relaxed.get(ruleset);
  if (known === undefined) {
    const { variation } = ruleset;
    known = rulesetOf({
      ...variation,
      kinds: { ...variation.kinds, king: { ...variation.kinds.king, royal: false } },
      forms: variation.forms.filter((form) => form !== 'fluttember'),
      ending: 'to-the-death',
    });
    relaxed.set(ruleset, known);
  }
  return known;
}

/** Every move of the side to move that does not capture its own King, whatever becomes of that King. */
function unguardedMoves(position: Position): readonly Move[] {
  const king = kingSquare(position, position.turn);
  return legalMoves({ ...position, ruleset: withoutKings(position.ruleset) }).filter(({ to }) => to !== king);
}

/** Whether the side that is not to move has a move to this square. */
const isHit = (position: Position, square: number): boolean =>
  unguardedMoves({ ...position, turn: opponent(position.turn) }).some(({ to }) => to === square);

/** The cells after a move that is no Fluttember. */
export function cellsAfter(position: Position, { from, to, promotion, company }: Move): number[] {
  const cells = Array.from(position.cells);
  if (company !== undefined) {
    const code = (cells[from] ?? 0) & ~FRESH;
    const starts = [from, ...company];
    for (const start of starts) cells[start] = 0;
    for (const start of starts) cells[start + to - from] = code;
    return cells;
  }
  const code = cells[from] ?? 0;
  cells[from] = 0;
  cells[to] = promotion === undefined ? code & ~FRESH : (code & 1) | (kindIndex(promotion) << 1);
  return cells;
}

function isSafeAfter(position: Position, move: Move, king: number): boolean {
  const cells = cellsAfter(position, move);
  return !isHit({ ...position, cells }, move.from === king ? move.to : king);
}

/** The moves that the engine should allow apart from Fluttembers, in coordinate form, sorted, by trying every one. */
function guardedByTrying(position: Position): string[] {
  const king = kingSquare(position, position.turn);
  return unguardedMoves(position)
    .filter((move) => king === null || isSafeAfter(position, move, king))
    .map((move) => formatCoordinates(position.ruleset, move))
    .toSorted();
}

/** The exchanges of section 7 that prove safe when tried, in coordinate form, sorted. */
function exchangesByTrying(position: Position): string[] {
  const { ruleset, turn, cells } = position;
  const king = kingSquare(position, turn);
  const right = turn === 'yellow' ? 1 : 2;
  if (king === null || (position.fluttember & right) === 0 || ruleset.home[king] !== cells[king]) return [];
  if (isHit(position, king)) return [];
  return Array.from(cells.length === 0 ? [] : Array.from(cells).keys())
    .filter((to) => {
      const piece = pieceAt(position, to);
      if (piece === null || piece.side !== turn || ruleset.home[to] !== cells[to]) return false;
      if (!ruleset.variation.fluttember.includes(piece.kind)) return false;
      const after = Array.from(cells);
      after[king] = cells[to] ?? 0;
      after[to] = cells[king] ?? 0;
      return !isHit({ ...position, cells: after }, to);
    })
    .map((to) => formatCoordinates(ruleset, { from: king, to }))
    .toSorted();
}

/** Whether the King of the side to move could be captured, by trying; compare with `isKaida`. */
export function isKaidaByTrying(position: Position): boolean {
  const king = kingSquare(position, position.turn);
  return king !== null && isHit(position, king);
}

/** What differs between the engine and trying every move; null where nothing does. The game must not be over. */
export function shortCutError(position: Position): string | null {
  if (isKaida(position) !== isKaidaByTrying(position)) return `kaida is ${String(isKaida(position))}`;
  const legal = legalMoves(position);
  const texts = (fluttember: boolean): string[] =>
    legal
      .filter((move) => move.fluttember === fluttember)
      .map((move) => formatCoordinates(position.ruleset, move))
      .toSorted();
  const pairs: readonly [string[], string[]][] = [
    [texts(false), guardedByTrying(position)],
    [texts(true), exchangesByTrying(position)],
  ];
  for (const [engine, tried] of pairs) {
    if (engine.join(' ') === tried.join(' ')) continue;
    const extra = engine.filter((move) => !tried.includes(move));
    const missing = tried.filter((move) => !engine.includes(move));
    return `illegal: ${extra.join(' ')}; missing: ${missing.join(' ')} (${engine.length}, ${tried.length})`;
  }
  return null;
}
