import type { Geometry, Square } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import type { Move } from '../move.ts';
import { pieceAt, type Position } from '../position.ts';
import { accept, refuse, type Result } from '../result.ts';
import { notationError, type NotationError } from './error.ts';
import { kindsByName, kindTitle } from './move.ts';
import { squareAt } from './square.ts';

/** No written move is longer; longer texts are refused unread. */
const LONGEST = 200;

const SIGNS =
  /^(?:\^\s*[x×:]|<\s*>|[-–—−^x×:]|(?:vaults?\s*)?and\s*takes|vaults?\s*(?:over\s*to|to)?|takes|captures|to|fluttember(?:\s*with)?)\s*/i;
const SUFFIX = /^(?:[#nt+]|,?\s*(?:hyrkaida|nikaida|tikaida|kaida))\s*[.!]*\s*$/i;

/**
 * Reads a written move leniently, in coordinate, record or spelled form (section 12): any letter case, with or without
 * spaces, the piece and the suffix may be left out, and a kind may be given by code, letter or name. A piece that is
 * named must be the one on the start square. Whether the move is legal is for `play` to say.
 */
export function parseMove(position: Position, text: string): Result<Move, NotationError> {
  if (text.length > LONGEST) return refuse(notationError('too-long', LONGEST, '', [String(LONGEST)]));
  if (text.trim() === '') return refuse(notationError('empty', 0, '', ['Mc3-Mc6']));
  const { geometry } = position.ruleset;
  const kinds = kindsByName(position.ruleset);
  const readings = readStart(geometry, kinds, text);
  const [reading] = readings;
  if (reading === undefined) return refuse(unreadSquare('start-square', geometry, text, skipSpace(text, 0)));

  const piece = pieceAt(position, reading.square);
  if (reading.kind !== null && piece !== null && piece.kind !== reading.kind)
    return refuse(
      notationError('piece-differs', skipSpace(text, 0), text.slice(0, reading.squareAt).trim(), [
        kindTitle(piece.kind),
      ]),
    );
  const afterSign = skipSign(text, reading.end);
  // a drin may begin like a sign
  const end = readSquare(geometry, text, afterSign) ?? readSquare(geometry, text, reading.end);
  if (end === null) return refuse(unreadSquare('end-square', geometry, text, afterSign));
  const promotion = readPromotion(kinds, text, end.end);
  if (!promotion.ok) return promotion;
  const rest = text.slice(promotion.value.end);
  if (rest.trim() !== '' && !SUFFIX.test(rest.trim()))
    return refuse(
      notationError('rest', skipSpace(text, promotion.value.end), rest.trim(), ['=', '#', 'n', 't', '+']),
    );
  const { kind } = promotion.value;
  return accept({ from: reading.square, to: end.square, ...(kind === null ? {} : { promotion: kind }) });
}

interface SquareRead {
  readonly square: Square;
  /** Where the text goes on. */
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

/** A square in full or in short: `Mortil C3`, `mc3`. */
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

/** The start square, alone or after a piece; a reading without a piece comes first. */
function readStart(geometry: Geometry, kinds: ReadonlyMap<string, Kind>, text: string): StartRead[] {
  const first = skipSpace(text, 0);
  const readings: StartRead[] = [];
  const alone = readSquare(geometry, text, first);
  if (alone !== null) readings.push({ ...alone, kind: null, squareAt: first });
  for (const [name, kind] of kinds) {
    if (!text.slice(first).toLowerCase().startsWith(name)) continue;
    const square = readSquare(geometry, text, first + name.length);
    if (square !== null) readings.push({ ...square, kind, squareAt: first + name.length });
  }
  return readings;
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
  // a code may be followed at once by a suffix, so the longest name that fits is taken
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
