import {
  formatSquareInFull,
  pieceAt,
  startSquares,
  type LegalMove,
  type Position,
  type Ruleset,
  type Suffix,
} from '../engine/index.ts';
import type { Ply } from '../game/ply.ts';
import { kindNameIn } from './kindNames.ts';
import { text } from './messages.ts';

const ENDS = {
  '#': 'hyrkaida',
  n: 'nikaida',
  t: 'tikaida',
  '+': 'kaida',
  '': 'none',
} as const satisfies Readonly<Record<Suffix, string>>;

const wayOf = ({ fluttember, vault, captures }: LegalMove): string => {
  if (fluttember) return 'fluttember';
  if (vault) return captures === null ? 'vault' : 'vaultTakes';
  return captures === null ? 'move' : 'takes';
};

/** The squares from which a move starts: one, or three where a company moves (section 18). */
function startsOf({ geometry }: Ruleset, move: LegalMove): string {
  const [first = '', ...others] = startSquares(move).map((square) => formatSquareInFull(geometry, square));
  const [second, third] = others;
  if (second === undefined || third === undefined) return first;
  return text('move.spelled.company', { first, second, third });
}

/** A legal move in spelled form, for reading aloud: `Swod Mortil C3 to Mortil C6, Kaida` (section 12). */
export function formatSpelled(position: Position, move: LegalMove, suffix: Suffix): string {
  const { ruleset } = position;
  const kind = pieceAt(position, move.from)?.kind;
  const promotion = move.promotion === undefined ? 'none' : move.promotion === kind ? 'stays' : 'becomes';
  return text('move.spelled', {
    pieces: startSquares(move).length,
    piece: kind === undefined ? '' : kindNameIn(ruleset, kind),
    from: startsOf(ruleset, move),
    way: wayOf(move),
    to: formatSquareInFull(ruleset.geometry, move.to),
    promotion,
    kind: move.promotion === undefined ? '' : kindNameIn(ruleset, move.promotion),
    end: ENDS[suffix],
  });
}

/** A turn in spelled form. */
export const spelledOf = ({ before, move, suffix }: Ply): string => formatSpelled(before, move, suffix);
