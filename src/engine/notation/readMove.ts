import type { Geometry, Square } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import type { Move } from '../move.ts';
import { pieceAt, type Position } from '../position.ts';
import { accept, refuse, type Result } from '../result.ts';
import { notationError, type NotationError } from './error.ts';
import type { Ruleset } from '../compiled/ruleset.ts';
import { kindsByName, titleOf } from './move.ts';
import { formatSquare, squareAt } from './square.ts';

/** The greatest length of a written move; longer texts are refused unread. */
const LONGEST = 200;

const SIGNS =
  /^(?:\^\s*[x×:]|<\s*>|[-–—−^x×:]|(?:vaults?\s*)?and\s*takes|vaults?\s*(?:over\s*to|to)?|takes|captures|to|fluttember(?:\s*with)?)\s*/i;
const SUFFIX = /^(?:[#nt+]|,?\s*(?:hyrkaida|nikaida|tikaida|kaida))\s*[.!]*\s*$/i;

/**
 * Reads a written move leniently, in coordinate, record or spelled form (section 12): in upper or lower case, with or
 * without spaces. The piece and the suffix may be left out, and a kind may be given by code, letter or name. A piece
 * that is named must be the one on the start square. Whether the move is legal is for `play` to say.
 */
export function parseMove(position: Position, text: string): Result<Move, NotationError> {
  if (text.length > LONGEST) return refuse(notationError('too-long', LONGEST, '', [String(LONGEST)]));
  if (text.trim() === '') return refuse(notationError('empty', 0, '', ['Mc3-Mc6']));
  const { geometry } = position.ruleset;
  const kinds = kindsByName(position.ruleset);
  const readings = readStarts(position, kinds, text);
  if (!readings.ok) return readings;
  const reading = readings.value;
  if (reading === null) return refuse(unreadSquare('start-square', geometry, text, skipSpace(text, 0)));

  const piece = pieceAt(position, reading.square);
  if (reading.kind !== null && piece !== null && piece.kind !== reading.kind)
    return refuse(
      notationError('piece-differs', skipSpace(text, 0), text.slice(0, reading.squareAt).trim(), [
        titleOf(position.ruleset, piece.kind),
      ]),
    );
  const company = readCompany(geometry, text, reading);
  if (!company.ok) return company;
  const startEnd = company.value?.end ?? reading.end;
  const afterSign = skipSign(text, startEnd);
  // a drin may begin with the same character as a sign
  const end = readSquare(geometry, text, afterSign) ?? readSquare(geometry, text, startEnd);
  if (end === null) return refuse(unreadSquare('end-square', geometry, text, afterSign));
  const promotion = readPromotion(kinds, text, end.end);
  if (!promotion.ok) return promotion;
  const rest = text.slice(promotion.value.end);
  if (rest.trim() !== '' && !SUFFIX.test(rest.trim()))
    return refuse(
      notationError('rest', skipSpace(text, promotion.value.end), rest.trim(), ['=', '#', 'n', 't', '+']),
    );
  const { kind } = promotion.value;
  return accept({
    from: reading.square,
    to: end.square,
    ...(kind === null ? {} : { promotion: kind }),
    ...(company.value === null ? {} : { company: company.value.company }),
  });
}

interface SquareRead {
  readonly square: Square;
  /** The index at which the rest of the text begins. */
  readonly end: number;
}
interface StartRead extends SquareRead {
  readonly kind: Kind | null;
  readonly squareAt: number;
}

const skipSpace = (text: string, at: number): number => at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);

const skipSign = (text: string, at: number): number => {
  const start = skipSpace(text, at);
  return start + (SIGNS.exec(text.slice(start))?.[0].length ?? 0);
};

/** A square by its full or short name: `Mortil C3`, `mc3`. */
function readSquare(geometry: Geometry, text: string, start: number): SquareRead | null {
  const at = skipSpace(text, start);
  const rest = text.slice(at).toLowerCase();
  for (const part of ['name', 'code'] as const)
    for (const [drin, names] of geometry.drins.entries()) {
      const name = names[part].toLowerCase();
      if (!rest.startsWith(name)) continue;
      const match = /^\s*([a-f])\s*([1-6])(?!\d)/.exec(rest.slice(name.length));
      const square = match && squareAt(geometry, drin, match[1] ?? '', match[2] ?? '');
      if (match && square !== undefined && square !== null)
        return { square, end: at + name.length + match[0].length };
    }
  return null;
}

/** The start square, alone or after a piece, in every possible reading; a reading without a piece comes first. */
function readStart(geometry: Geometry, kinds: ReadonlyMap<string, Kind>, text: string): StartRead[] {
  const first = skipSpace(text, 0);
  const readings: StartRead[] = [];
  const alone = readSquare(geometry, text, first);
  if (alone !== null) readings.push({ ...alone, kind: null, squareAt: first });
  const words = text.slice(first).toLowerCase();
  const three = /^three\s*/.exec(words)?.[0];
  for (const [name, kind] of kinds) {
    const written = three === undefined ? name : `${three}${name}s`;
    if (!words.startsWith(written)) continue;
    const square = readSquare(geometry, text, first + written.length);
    if (square !== null) readings.push({ ...square, kind, squareAt: first + written.length });
  }
  return readings;
}

/**
 * Chooses among the readings of a start: first the one spelled exactly as in section 12, including upper and lower
 * case; otherwise the one that fits the piece on the square. If more than one is left, the text is refused (section
 * 14).
 */
function readStarts(
  position: Position,
  kinds: ReadonlyMap<string, Kind>,
  text: string,
): Result<StartRead | null, NotationError> {
  const { ruleset } = position;
  const readings = readStart(ruleset.geometry, kinds, text);
  const [first] = readings;
  if (first === undefined || readings.length === 1) return accept(first ?? null);
  const exact = readings.find((reading) => isExact(ruleset, text, reading));
  if (exact !== undefined) return accept(exact);
  const fitting = readings.filter(({ kind, square }) => {
    const piece = pieceAt(position, square);
    return piece !== null && (kind === null || piece.kind === kind);
  });
  const squares = [...new Set(fitting.map(({ square }) => square))];
  if (squares.length > 1)
    return refuse(
      notationError(
        'ambiguous',
        skipSpace(text, 0),
        text.trim(),
        squares.map((square) => formatSquare(ruleset.geometry, square)),
      ),
    );
  return accept(fitting[0] ?? first);
}

/** Whether the start is written exactly as in the record form, with or without the code of the piece before it. */
function isExact({ geometry, kinds }: Ruleset, text: string, { kind, square, end }: StartRead): boolean {
  const written = text.slice(0, end).trimStart();
  return written === `${kind === null ? '' : kinds[kind].code}${formatSquare(geometry, square)}`;
}

/** The second and third starts of a company move, in order (section 18); null if no second start follows. */
function readCompany(
  geometry: Geometry,
  text: string,
  { square: first, end: start }: StartRead,
): Result<{ readonly company: readonly [Square, Square]; readonly end: number } | null, NotationError> {
  const second = readNext(geometry, text, start);
  if (second === null) return accept(null);
  const third = readNext(geometry, text, second.end);
  if (third === null) return refuse(unreadSquare('start-square', geometry, text, second.end));
  const starts = [first, second.square, third.square];
  const sorted = starts.toSorted((a, b) => a - b);
  if (starts.join() !== sorted.join())
    return refuse(
      notationError('company-order', skipSpace(text, 0), text.slice(0, third.end).trim(), [
        sorted.map((square) => formatSquare(geometry, square)).join('&'),
      ]),
    );
  return accept({ company: [second.square, third.square], end: third.end });
}

/** Another start square after `&`, a comma or “and”. */
function readNext(geometry: Geometry, text: string, at: number): SquareRead | null {
  const sign = /^\s*(?:&|,|and)/i.exec(text.slice(at))?.[0];
  return sign === undefined ? null : readSquare(geometry, text, at + sign.length);
}

function readPromotion(
  kinds: ReadonlyMap<string, Kind>,
  text: string,
  start: number,
): Result<{ readonly kind: Kind | null; readonly end: number }, NotationError> {
  const at = skipSpace(text, start);
  const sign = /^(?:=\s*|,?\s*(?:becomes|promotes\s*to|stays)\s*(?:an?\s+)?)/i.exec(text.slice(at));
  if (sign === null) return accept({ kind: null, end: start });
  const from = at + sign[0].length;
  const word = /^[a-z]+/i.exec(text.slice(from))?.[0].toLowerCase() ?? '';
  // a suffix may follow a code directly, so the longest name that fits is taken
  const name = [...kinds.keys()]
    .filter((candidate) => word.startsWith(candidate))
    .toSorted((a, b) => b.length - a.length)[0];
  const kind = name === undefined ? undefined : kinds.get(name);
  if (name === undefined || kind === undefined)
    return refuse(notationError('promotion', from, text.slice(from).trim(), [...kinds.keys()]));
  return accept({ kind, end: from + name.length });
}

const unreadSquare = (
  code: 'start-square' | 'end-square',
  geometry: Geometry,
  text: string,
  at: number,
): NotationError =>
  notationError(
    code,
    skipSpace(text, at),
    text.slice(at).trim(),
    geometry.drins.map(({ name }) => name),
  );
