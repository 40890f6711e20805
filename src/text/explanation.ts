import {
  formatSquareInFull,
  KINDS,
  pieceAt,
  routesOf,
  type Geometry,
  type LegalMove,
  type Piece,
  type Position,
  type Route,
  type Square,
} from '../engine/index.ts';
import { explainWords } from './en/explain.ts';
import { textOf } from './messages.ts';
import { seenSides, type SideNames } from './sides.ts';

const text = textOf(explainWords);

/** A stretch of a route that is done in one way: steps in one direction, a leap, a run over pieces. */
interface Stretch {
  readonly way: 'steps' | 'leap' | 'turn' | 'vault' | 'bend';
  readonly from: Square;
  readonly to: Square;
  /** Steps made, or pieces vaulted over. */
  readonly count: number;
}

/**
 * How a legal move is made, in sentences, and which rules allow it (sections 4 to 8): what the piece does on its way,
 * the front it crosses, a first move, a promotion. Empty for a move that is not legal.
 */
export function explanationOf(position: Position, move: LegalMove, sides: SideNames = seenSides()): string {
  const { geometry } = position.ruleset;
  const piece = pieceAt(position, move.from);
  const [route] = routesOf(position, move);
  if (piece === null || route === undefined) return '';
  if (move.fluttember) return fluttemberText(position, move);
  const stretches = stretchesOf(route);
  return [
    text('explain.sentence', {
      piece: text('square.piece', { side: sides[piece.side], kind: kindText(piece) }),
      deeds: listed(deedsOf(position, stretches, move, sides)),
    }),
    ...frontNotes(geometry, piece, route, stretches),
    ...(isFirstMove(piece, stretches) ? [text('explain.first-move')] : []),
    ...promotionNotes(piece, move),
  ].join(' ');
}

const kindText = ({ kind }: Pick<Piece, 'kind'>): string => text(`kind.${kind}`);

function fluttemberText({ ruleset, ...position }: Position, { from, to }: LegalMove): string {
  const partner = pieceAt({ ruleset, ...position }, to);
  return text('explain.fluttember', {
    from: formatSquareInFull(ruleset.geometry, from),
    to: formatSquareInFull(ruleset.geometry, to),
    kind: partner === null ? '' : kindText(partner),
  });
}

function listed(deeds: readonly string[]): string {
  const last = deeds.at(-1) ?? '';
  return deeds.length < 2 ? last : text('explain.list', { list: deeds.slice(0, -1).join(', '), last });
}

function stretchesOf({ from, parts }: Route): Stretch[] {
  const stretches: Stretch[] = [];
  let start = from;
  let at = from;
  let count = 0;
  const close = (way: Stretch['way'], to: Square): void => {
    stretches.push({ way, from: start, to, count });
    start = to;
    count = 0;
  };
  parts.forEach(({ square, part }, index) => {
    const next = parts[index + 1];
    const direction = square - at;
    at = square;
    if (part === 'vault') count++;
    else if (part === 'landing') close('vault', square);
    else if (part === 'leap') close('leap', square);
    else if (part === 'bend') {
      count++;
      close('bend', square);
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
  const { geometry } = position.ruleset;
  const taken = move.captures === null ? null : pieceAt(position, move.to);
  return stretches.map(({ way, from, to, count }, index) => {
    const before = stretches[index - 1];
    const isLast = index === stretches.length - 1;
    const places = { from: formatSquareInFull(geometry, from), to: formatSquareInFull(geometry, to) };
    const prey = isLast && taken !== null ? { side: sides[taken.side], kind: kindText(taken) } : null;
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
      case 'bend':
        return text('explain.bends', { vault: vaultText(count, places, before), bend: places.to });
      case 'vault': {
        const vault = vaultText(count, places, before);
        return prey === null
          ? text('explain.lands', { vault, ...places })
          : text('explain.takes-by-vault', { vault, ...places, ...prey });
      }
    }
  });
}

function vaultText(pieces: number, { from }: { from: string }, before?: Stretch): string {
  if (before === undefined) return text('explain.vaults', { pieces, from });
  return text(before.way === 'bend' ? 'explain.vaults-on' : 'explain.vaults-then', { pieces });
}

/** Why the fronts on the way did not stop the piece (sections 4 to 6). */
function frontNotes(geometry: Geometry, piece: Piece, route: Route, stretches: readonly Stretch[]): string[] {
  const squares = [route.from, ...route.parts.map(({ square }) => square)];
  const lastStep = route.parts.findLastIndex(
    ({ part }) => part === 'step' || part === 'turn' || part === 'leap',
  );
  const crossings = squares.flatMap((square, index) => {
    const next = squares[index + 1];
    return next !== undefined && geometry.drinOf[square] !== geometry.drinOf[next] ? [index] : [];
  });
  const notes: (keyof typeof explainWords)[] = [];
  if (crossings.some((index) => index <= lastStep)) {
    const leaps = stretches.some(({ way }) => way === 'leap');
    notes.push(
      KINDS[piece.kind].fronts === 'halting' && !leaps ? 'explain.front-halting' : 'explain.front-free',
    );
  }
  if (crossings.some((index) => index > lastStep)) notes.push('explain.front-vault');
  return notes.map((key) => text(key, { kind: kindText(piece) }));
}

/** Section 4: what only a piece that has not moved can do. */
function isFirstMove(piece: Piece, stretches: readonly Stretch[]): boolean {
  if (!piece.fresh) return false;
  const steps = stretches.filter(({ way }) => way === 'steps');
  const leaps = stretches.filter(({ way }) => way === 'leap');
  const made = steps.reduce((sum, { count }) => sum + count, 0);
  return leaps.length > 1 || steps.length > 1 || made > KINDS[piece.kind].range;
}

function promotionNotes(piece: Piece, { promotion }: LegalMove): string[] {
  if (promotion === undefined) return [];
  const kind = text(`kind.${promotion}`);
  return [text(promotion === piece.kind ? 'explain.stays' : 'explain.becomes', { kind })];
}
