import {
  formatSquareInFull,
  pieceAt,
  routesOf,
  startSquares,
  type KindRules,
  type LegalMove,
  type Piece,
  type Position,
  type Route,
  type RoutePart,
  type Ruleset,
  type Square,
} from '../engine/index.ts';
import { explainWords } from './en/explain.ts';
import { kindNameIn } from './kindNames.ts';
import { textOf } from './messages.ts';
import { seenSides, type SideNames } from './sides.ts';

const text = textOf(explainWords);

/** A stretch of a route that the piece covers in one way: steps in one direction, a leap, a run over pieces. */
interface Stretch {
  readonly way: 'steps' | 'leap' | 'flight' | 'turn' | 'vault' | 'bend' | 'off-side';
  readonly from: Square;
  readonly to: Square;
  /** How many steps it has, or how many squares it vaults over. */
  readonly count: number;
  /** How many of these are empty: an empty hill carries a vault too (section 19). */
  readonly hills: number;
}

/**
 * How a legal move is made, in sentences, and which rules allow it (sections 4 to 8): what the piece does on its way,
 * the front it crosses, a first move, a promotion. Empty for a move that is not legal.
 */
export function explanationOf(position: Position, move: LegalMove, sides: SideNames = seenSides()): string {
  const { ruleset } = position;
  const piece = pieceAt(position, move.from);
  const [route] = routesOf(position, move);
  if (piece === null || route === undefined) return '';
  if (move.fluttember) return fluttemberText(position, move);
  if (move.company !== undefined) return companyText(position, piece, move, sides);
  const rules = ruleset.kinds[piece.kind];
  const stretches = stretchesOf(position, route, rules);
  return [
    text('explain.sentence', {
      piece: text('square.piece', { side: sides[piece.side], kind: kindNameIn(ruleset, piece.kind) }),
      deeds: listed(deedsOf(position, stretches, move, sides)),
    }),
    ...frontNotes(ruleset, piece, route),
    ...(isFirstMove(piece, rules, stretches) ? [text('explain.first-move')] : []),
    ...promotionNotes(ruleset, piece, move),
  ].join(' ');
}

function fluttemberText({ ruleset, ...position }: Position, { from, to }: LegalMove): string {
  const partner = pieceAt({ ruleset, ...position }, to);
  return text('explain.fluttember', {
    from: formatSquareInFull(ruleset.geometry, from),
    to: formatSquareInFull(ruleset.geometry, to),
    kind: partner === null ? '' : kindNameIn(ruleset, partner.kind),
  });
}

/** Section 18: three pieces in a line make one step together. */
function companyText({ ruleset }: Position, piece: Piece, move: LegalMove, sides: SideNames): string {
  const ways = startSquares(move).map((start) =>
    text('explain.company.step', {
      from: formatSquareInFull(ruleset.geometry, start),
      to: formatSquareInFull(ruleset.geometry, start + move.to - move.from),
    }),
  );
  return text('explain.company', {
    side: sides[piece.side],
    kind: kindNameIn(ruleset, piece.kind),
    ways: ways.join(', '),
  });
}

function listed(deeds: readonly string[]): string {
  const last = deeds.at(-1) ?? '';
  return deeds.length < 2 ? last : text('explain.list', { list: deeds.slice(0, -1).join(', '), last });
}

/** Whether a square is empty while a piece is on its way: it has left the square where it stood. */
const isEmpty = (position: Position, from: Square, square: Square): boolean =>
  square === from || pieceAt(position, square) === null;

function stretchesOf(position: Position, { from, parts }: Route, { bends }: KindRules): Stretch[] {
  const stretches: Stretch[] = [];
  let start = from;
  let at = from;
  let count = 0;
  let hills = 0;
  let isOffSide = false;
  const close = (way: Stretch['way'], to: Square): void => {
    stretches.push({ way, from: start, to, count, hills });
    start = to;
    count = 0;
    hills = 0;
  };
  parts.forEach(({ square, part }, index) => {
    const next = parts[index + 1];
    const direction = square - at;
    at = square;
    if ((part === 'vault' || part === 'bend') && isEmpty(position, from, square)) hills++;
    if (part === 'vault') count++;
    else if (part === 'landing') close(isOffSide ? 'off-side' : 'vault', square);
    else if (part === 'leap' || part === 'flight') close(part, square);
    else if (part === 'bend') {
      count++;
      // a leaper does not bend: it comes down beside the last piece (section 16)
      if (bends === 0) isOffSide = true;
      else close('bend', square);
    } else if (part === 'turn') {
      count++;
      close('turn', square);
    } else if (part === 'step') {
      count++;
      const goesOn = next?.part === 'step' || next?.part === 'turn';
      if (!goesOn || next.square - square !== direction) close('steps', square);
    }
  });
  return stretches;
}

/** What the piece does in each stretch; the last says what it captures. */
function deedsOf(
  position: Position,
  stretches: readonly Stretch[],
  move: LegalMove,
  sides: SideNames,
): string[] {
  const { ruleset } = position;
  const { geometry } = ruleset;
  const taken = move.captures === null ? null : pieceAt(position, move.to);
  return stretches.map((stretch, index) => {
    const { way, from, to, count } = stretch;
    const before = stretches[index - 1];
    const isLast = index === stretches.length - 1;
    const places = { from: formatSquareInFull(geometry, from), to: formatSquareInFull(geometry, to) };
    const prey =
      isLast && taken !== null ? { side: sides[taken.side], kind: kindNameIn(ruleset, taken.kind) } : null;
    const capture = (told: string): string =>
      prey === null ? told : text('explain.takes', { way: told, ...prey });
    switch (way) {
      case 'steps':
        return capture(
          before === undefined
            ? text('explain.moves', { steps: count, ...places })
            : text('explain.goes-on', places),
        );
      case 'turn':
        return text('explain.turns', places);
      case 'leap':
        return capture(text(before === undefined ? 'explain.leaps' : 'explain.leaps-on', places));
      case 'flight':
        return text('explain.flies', places);
      case 'off-side':
        return capture(text('explain.off-side', { vault: vaultText(stretch, places, before), ...places }));
      case 'bend':
        return text('explain.bends', {
          vault: vaultText(stretch, places, before),
          support: isEmpty(position, move.from, to) ? 'hill' : 'piece',
          bend: places.to,
        });
      case 'vault': {
        // what is captured right after a bend has no further pieces before it (R10)
        if (count === 0 && prey !== null) return text('explain.takes-at-bend', { ...places, ...prey });
        const vault = vaultText(stretch, places, before);
        return prey === null
          ? text('explain.lands', { vault, ...places })
          : text('explain.takes-by-vault', { vault, ...places, ...prey });
      }
    }
  });
}

function vaultText(stretch: Stretch, { from }: { from: string }, before?: Stretch): string {
  if (before === undefined)
    return text('explain.vaults', { line: lineText(stretch, 'explain.pieces'), from });
  return before.way === 'bend'
    ? text('explain.vaults-on', { line: lineText(stretch, 'explain.more-pieces') })
    : text('explain.vaults-then', { line: lineText(stretch, 'explain.pieces') });
}

/** What a vault goes over: pieces, empty hills, or both. */
function lineText({ count, hills }: Stretch, key: 'explain.pieces' | 'explain.more-pieces'): string {
  const pieces = text(key, { pieces: count - hills });
  if (hills === 0) return pieces;
  const ofHills = text('explain.hills', { hills });
  return hills === count ? ofHills : text('explain.pieces-and-hills', { pieces, hills: ofHills });
}

/** Why the fronts on the way did not stop the piece (sections 4 to 6, 15 and 16). */
function frontNotes(ruleset: Ruleset, piece: Piece, route: Route): string[] {
  const { drinOf } = ruleset.geometry;
  const crossed = route.parts.flatMap(({ square, part }, index) => {
    const before = route.parts[index - 1]?.square ?? route.from;
    return drinOf[square] === drinOf[before] ? [] : [part];
  });
  const [first] = route.parts;
  const isAtFirst = first !== undefined && drinOf[first.square] !== drinOf[route.from];
  const notes: (keyof typeof explainWords)[] = [];
  if (crossed.some(isOnFoot)) notes.push(crossingNote(ruleset.kinds[piece.kind], crossed, isAtFirst));
  else if (crossed.includes('flight')) notes.push('explain.front-flight');
  if (crossed.some((part) => part === 'vault' || part === 'bend' || part === 'landing'))
    notes.push('explain.front-vault');
  return notes.map((key) => text(key, { kind: kindNameIn(ruleset, piece.kind) }));
}

const isOnFoot = (part: RoutePart): boolean => part === 'step' || part === 'turn' || part === 'leap';

/** What lets a kind cross a front other than by a vault. */
function crossingNote(
  { fronts, addedFronts, flies }: KindRules,
  crossed: readonly RoutePart[],
  isAtFirst: boolean,
): keyof typeof explainWords {
  if (flies > 0) return 'explain.front-flight';
  if (addedFronts === 'twice' && crossed.filter(isOnFoot).length > 1) return 'explain.front-twice';
  const halts = fronts === 'halting' && addedFronts === null;
  if (!halts || crossed.includes('leap')) return 'explain.front-free';
  return isAtFirst ? 'explain.front-halting' : 'explain.front-second-move'; // R6
}

/** Section 4: what only a piece that has not moved can do. */
function isFirstMove(piece: Piece, { range }: KindRules, stretches: readonly Stretch[]): boolean {
  if (!piece.fresh) return false;
  const steps = stretches.filter(({ way }) => way === 'steps');
  const leaps = stretches.filter(({ way }) => way === 'leap');
  const made = steps.reduce((sum, { count }) => sum + count, 0);
  return leaps.length > 1 || steps.length > 1 || made > range;
}

function promotionNotes(ruleset: Ruleset, piece: Piece, { promotion }: LegalMove): string[] {
  if (promotion === undefined) return [];
  const kind = kindNameIn(ruleset, promotion);
  return [text(promotion === piece.kind ? 'explain.stays' : 'explain.becomes', { kind })];
}
