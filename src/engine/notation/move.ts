import type { Square } from '../geometry.ts';
import type { Kind } from '../kinds.ts';
import { memoised } from '../memoised.ts';
import type { Move } from '../move.ts';
import { legalMovesFrom, isSameMove, type LegalMove } from '../moves.ts';
import { pieceAt, type Position } from '../position.ts';
import type { Suffix } from '../play.ts';
import type { Ruleset } from '../compiled/ruleset.ts';
import { formatSquare } from './square.ts';

/** The starts of a move: one, or three for a company move (section 18). */
export const startSquares = ({ from, company }: Move): readonly Square[] =>
  company === undefined ? [from] : [from, ...company];

const formatStarts = (ruleset: Ruleset, move: Move): string =>
  startSquares(move)
    .map((square) => formatSquare(ruleset.geometry, square))
    .join('&');

/** Coordinate form, for programs: `Mc3-Mc6`, `Nb5-Nb6=P`, `Mc3&Md3&Me3-Mc4` (sections 12 and 18). */
export function formatCoordinates(ruleset: Ruleset, move: Move): string {
  const from = formatStarts(ruleset, move);
  const to = formatSquare(ruleset.geometry, move.to);
  const promotion = move.promotion === undefined ? '' : `=${ruleset.kinds[move.promotion].letter}`;
  return `${from}-${to}${promotion}`;
}

/** The sign of a move in record form. */
function signOf(move: LegalMove): string {
  if (move.fluttember) return '<>';
  const vault = move.vault ? '^' : '';
  return move.captures === null ? vault || '-' : `${vault}x`;
}

/** Record form, for people and game records: `KaZc1xLf2`, `PMc1^xNc3`, `SNb5-Nb6=Pk` (section 12). */
export function formatRecord(position: Position, move: LegalMove, suffix: Suffix): string {
  const { ruleset } = position;
  const piece = pieceAt(position, move.from);
  const code = piece === null ? '' : ruleset.kinds[piece.kind].code;
  const promotion = move.promotion === undefined ? '' : `=${ruleset.kinds[move.promotion].code}`;
  const to = formatSquare(ruleset.geometry, move.to);
  return `${code}${formatStarts(ruleset, move)}${signOf(move)}${to}${promotion}${suffix}`;
}

/** The name of a kind in a game, `Swod`; Vallia has names of its own (section 14). */
export const titleOf = ({ kinds }: Ruleset, kind: Kind): string => kinds[kind].title;

/** The name of a kind in the rules, `Swod`. */
export const kindTitle = (kind: Kind): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** The legal move, with its effects, for a given move; undefined if it is not legal. */
export const asLegal = (position: Position, move: Move): LegalMove | undefined =>
  legalMovesFrom(position, move.from).find((legal) => isSameMove(legal, move));

/** The kinds by every name that a written move may use for them, in lower case: code, position letter, full name. */
export const kindsByName = memoised((ruleset: Ruleset): ReadonlyMap<string, Kind> => {
  const names = new Map<string, Kind>();
  for (const kind of ruleset.kindNames) {
    const { code, letter, title } = ruleset.kinds[kind];
    for (const name of [code, letter, kind, title]) names.set(name.toLowerCase(), kind);
  }
  return names;
});
