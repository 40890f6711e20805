import { isHomeOfMover, type Arrangement } from '../arrangement.ts';
import { isInKaida } from '../kaida.ts';
import { kindAt } from '../kinds.ts';
import { EMPTY, FRESH, kindOf, sideOf, type PieceCode } from '../piece.ts';
import { boardOf, type Position } from '../position.ts';
import { accept, refuse, type Result } from '../result.ts';
import { rulesetOf } from '../compiled/compile.ts';
import { letterCode, type Ruleset } from '../compiled/ruleset.ts';
import { against, SIDES, sideAt, sideIndex } from '../side.ts';
import type { EndingRule, Variation } from '../variation.ts';
import { notationError, type NotationError } from './error.ts';
import { formatSquare, parseSquare } from './square.ts';

/** A position as one line of five fields (section 12). */
export function formatPosition(position: Position): string {
  const { ruleset, cells } = position;
  const { width, height } = ruleset.geometry;
  const ranks = Array.from({ length: height }, (_, fromNorth) =>
    formatRank(
      ruleset,
      Array.from(cells).slice((height - 1 - fromNorth) * width, (height - fromNorth) * width),
    ),
  );
  const moved = Array.from(cells).flatMap((code, square) =>
    isHomeOfMover(ruleset, code, square) && (code & FRESH) === 0
      ? [formatSquare(ruleset.geometry, square)]
      : [],
  );
  const rights = formatRights(position.fluttember);
  return [
    ranks.join('/'),
    position.turn.charAt(0),
    rights,
    moved.length === 0 ? '-' : moved.join(','),
    position.turnsPlayed,
  ].join(' ');
}

function formatRank(ruleset: Ruleset, codes: readonly PieceCode[]): string {
  const letters = codes.map((code) => (code === EMPTY ? '.' : letterOf(ruleset, code))).join('');
  return letters.replace(/\.+/g, (run) => String(run.length));
}

function letterOf(ruleset: Ruleset, code: PieceCode): string {
  const { letter } = ruleset.kinds[kindAt(kindOf(code))];
  return sideOf(code) === 0 ? letter : letter.toLowerCase();
}

const formatRights = (bits: number): string => (['-', 'Y', 'B', 'YB'] as const)[bits & 3] ?? '-';

/** The greatest length of a position line, more than any position needs; longer texts are refused unread. */
const LONGEST = 20_000;
/** The greatest number of turns played that a line may give; small enough to go on counting from there. */
const MOST_TURNS = 999_999_999;

/** Reads a position line of a variation strictly: every position has only one spelling (section 12). */
export const parsePosition = (variation: Variation, text: string): Result<Position, NotationError> =>
  parseLine(variation, text, true);

/**
 * Reads the line of a position being set up, just as strictly, but with any number of Kings, and with either side to
 * move.
 */
export const parseArrangement = (variation: Variation, text: string): Result<Arrangement, NotationError> =>
  parseLine(variation, text, false);

function parseLine(
  variation: Variation,
  text: string,
  isToBePlayed: boolean,
): Result<Position, NotationError> {
  const ruleset = rulesetOf(variation);
  if (text.length > LONGEST) return refuse(notationError('too-long', LONGEST, '', [String(LONGEST)]));
  const fields = text.split(' ');
  if (fields.length !== 5) return refuse(fieldCountError(text, fields));
  const [board = '', side = '', rights = '', moved = '', turns = ''] = fields;
  const starts = fields.map((_, index) => fields.slice(0, index).join(' ').length + (index === 0 ? 0 : 1));

  const cells = parseRanks(ruleset, board);
  if (!cells.ok) return cells;
  const [wrong] = isToBePlayed ? kingFaults(ruleset, cells.value) : [];
  if (wrong !== undefined) return refuse(wrong);
  const turn = SIDES.find((name) => name.charAt(0) === side);
  if (turn === undefined)
    return refuse(notationError('side', starts[1] ?? 0, side, ['y', 'b'], { field: 2 }));
  const allowed = ruleset.fluttember === 0 ? ['-'] : ['YB', 'Y', 'B', '-'];
  if (!allowed.includes(rights))
    return refuse(notationError('fluttember', starts[2] ?? 0, rights, allowed, { field: 3 }));
  const fresh = parseMoved(ruleset, cells.value, moved, starts[3] ?? 0);
  if (!fresh.ok) return fresh;
  if (!/^(0|[1-9]\d*)$/.test(turns) || Number(turns) > MOST_TURNS)
    return refuse(notationError('turns', starts[4] ?? 0, turns, ['0', '1', '2'], { field: 5 }));

  const position: Position = {
    ruleset,
    cells: fresh.value,
    turn,
    fluttember: (rights.includes('Y') ? 1 : 0) | (rights.includes('B') ? 2 : 0),
    turnsPlayed: Number(turns),
  };
  const kaida = isToBePlayed ? kaidaFault(position, starts[1] ?? 0) : null;
  return kaida === null ? accept(position) : refuse(kaida);
}

/** Everything that keeps an arrangement from being a position, located in its position line; empty if it is one. */
export function arrangementFaults(arrangement: Arrangement): readonly NotationError[] {
  const kings = kingFaults(arrangement.ruleset, arrangement.cells);
  if (kings.length > 0) return kings;
  const kaida = kaidaFault(arrangement, formatPosition(arrangement).indexOf(' ') + 1);
  return kaida === null ? [] : [kaida];
}

/** The side that is not to move must not be in Kaida. `at` is where the line gives the side to move. */
function kaidaFault(position: Position, at: number): NotationError | null {
  const waiting = against(sideIndex(position.turn));
  if (!isInKaida(boardOf(position), waiting)) return null;
  const found = position.turn.charAt(0);
  return notationError('opponent-in-kaida', at, found, [], { field: 2, where: sideAt(waiting) });
}

function fieldCountError(text: string, fields: readonly string[]): NotationError {
  const atEnd = fields.length < 5;
  const at = atEnd ? text.length : fields.slice(0, 5).join(' ').length;
  return notationError('field-count', at, text.slice(at), ['5'], { field: Math.min(fields.length, 5) });
}

function parseRanks(ruleset: Ruleset, text: string): Result<Uint8Array, NotationError> {
  const { width, height, size } = ruleset.geometry;
  const ranks = text.split('/');
  if (ranks.length !== height)
    return refuse(notationError('rank-count', 0, String(ranks.length), [String(height)], { field: 1 }));
  const cells = new Uint8Array(size);
  let at = 0;
  for (const [fromNorth, rank] of ranks.entries()) {
    const read = parseRank(ruleset, rank, at, String(height - fromNorth));
    if (!read.ok) return read;
    cells.set(read.value, (height - 1 - fromNorth) * width);
    at += rank.length + 1;
  }
  return accept(cells);
}

function parseRank(
  ruleset: Ruleset,
  text: string,
  start: number,
  where: string,
): Result<readonly PieceCode[], NotationError> {
  const { width } = ruleset.geometry;
  const more = { field: 1, where };
  const codes: PieceCode[] = [];
  for (const match of text.matchAll(/\d+|[^]/gu)) {
    const [token] = match;
    const at = start + match.index;
    if (/^\d/.test(token)) {
      const run = Number(token);
      if (token.startsWith('0') || run > width - codes.length)
        return refuse(
          token.startsWith('0')
            ? notationError('number', at, token, ['1', String(width)], more)
            : notationError('rank-width', at, String(codes.length + run), [String(width)], more),
        );
      for (let i = 0; i < run; i++) codes.push(EMPTY);
      continue;
    }
    const code = letterCode(ruleset, token);
    if (code === undefined)
      return refuse(
        notationError(
          'letter',
          at,
          token,
          ruleset.kindNames.map((kind) => ruleset.kinds[kind].letter),
          more,
        ),
      );
    codes.push(code);
  }
  if (codes.length !== width)
    return refuse(notationError('rank-width', start, String(codes.length), [String(width)], more));
  return accept(codes);
}

/** How many Kings a side may have, by ending rule. */
const KINGS: Readonly<Record<EndingRule, readonly number[]>> = {
  kings: [1],
  'to-the-death': [0],
  open: [0, 1],
};

/** Games with Kings have exactly one King on each side, games without have none; an open game allows both. */
function kingFaults(ruleset: Ruleset, cells: ArrayLike<number>): readonly NotationError[] {
  const wanted = KINGS[ruleset.variation.ending];
  return SIDES.flatMap((side) => {
    const count = Array.from(cells).filter(
      (code) => code !== EMPTY && sideAt(sideOf(code)) === side && ruleset.kinds[kindAt(kindOf(code))].royal,
    ).length;
    if (wanted.includes(count)) return [];
    return [notationError('king-count', 0, String(count), wanted.map(String), { field: 1, where: side })];
  });
}

/** Field 4: gives the bonus to every piece that stands at home and is not listed. */
function parseMoved(
  ruleset: Ruleset,
  cells: Uint8Array,
  text: string,
  start: number,
): Result<Uint8Array, NotationError> {
  const fresh = cells.map((code, square) => (isHomeOfMover(ruleset, code, square) ? code | FRESH : code));
  if (text === '-') return accept(fresh);
  let at = start;
  let last = -1;
  for (const name of text.split(',')) {
    const square = parseSquare(ruleset.geometry, name);
    if (square === undefined)
      return refuse(notationError('moved-square', at, name, ['-', 'Mc2'], { field: 4 }));
    if (!isHomeOfMover(ruleset, cells[square] ?? EMPTY, square))
      return refuse(notationError('moved-piece', at, name, [], { field: 4 }));
    if (square <= last) return refuse(notationError('moved-order', at, name, [], { field: 4 }));
    fresh[square] = cells[square] ?? EMPTY;
    last = square;
    at += name.length + 1;
  }
  return accept(fresh);
}
