import { pieceAt, type Position, type Route } from '../../src/engine/index.ts';

type Part = Route['parts'][number];

/** The heading from one square to a neighbour as `east,north`; a leap or nonsense gives larger numbers. */
function stepBetween(position: Position, from: number, to: number): readonly [number, number] {
  const { width } = position.ruleset.geometry;
  return [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
}

const isNeighbour = ([east, north]: readonly [number, number]): boolean =>
  Math.max(Math.abs(east), Math.abs(north)) === 1;
/** Two squares ahead and one aside, or three where the kind leaps so far (section 15). */
const isLeap = ([east, north]: readonly [number, number], ahead: number): boolean =>
  Math.abs(east * north) === ahead && Math.max(Math.abs(east), Math.abs(north)) === ahead;

/** A heading in steps of 45°. */
const eighths = ([east, north]: readonly [number, number]): number =>
  Math.round(Math.atan2(north, east) / (Math.PI / 4));

/** The angle between two headings in steps of 45°, 0 to 4. */
function angle(a: readonly [number, number], b: readonly [number, number]): number {
  const apart = Math.abs(eighths(a) - eighths(b)) % 8;
  return Math.min(apart, 8 - apart);
}

/** Whether a part may be followed, at this angle, by a part of that kind. */
function mayFollow(
  last: Part,
  next: Part,
  turned: number,
  { hasTwoMoves, goesOn }: { readonly hasTwoMoves: boolean; readonly goesOn: boolean },
): boolean {
  switch (last.part) {
    case 'turn':
      return next.part === 'step' && (goesOn || turned === 1);
    case 'bend':
      return (next.part === 'vault' || next.part === 'landing') && turned > 0 && turned < 4;
    case 'vault':
      return (next.part === 'vault' || next.part === 'bend' || next.part === 'landing') && turned === 0;
    case 'step':
      if (next.part === 'vault') return true;
      return next.part === 'step' || next.part === 'turn' ? turned === 0 || hasTwoMoves : false;
    case 'leap':
      return next.part === 'leap' || next.part === 'vault';
    case 'flight':
      return next.part === 'step';
    case 'landing':
      return next.part === 'step' || next.part === 'leap';
    case 'exchange':
      return false;
  }
}

/**
 * What is wrong with a route as a path over the squares of a position, null if nothing: its parts are neighbours or
 * leaps, it walks over empty squares and vaults over pieces and hills, its line is long enough, and it ends where it says.
 */
export function routeError(position: Position, route: Route): string | null {
  const { parts, from, to } = route;
  if (parts.length === 1 && parts[0]?.part === 'exchange') return null;
  const { kinds, hills, vaultLine } = position.ruleset;
  const isOccupied = (square: number): boolean => square !== from && position.cells[square] !== 0;
  const carries = (square: number): boolean => isOccupied(square) || hills[square] === 1;
  const last = parts.at(-1);
  if (last === undefined || last.square !== to) return 'does not end on its end';
  let [line, at] = [0, from];
  let heading: readonly [number, number] = [0, 0];
  const piece = pieceAt(position, from);
  if (piece === null) return 'begins on an empty square';
  const { first, leaps, onward } = kinds[piece.kind];
  const powers = { hasTwoMoves: piece.fresh && first?.bonus === 'two-moves', goesOn: onward !== 'none' };
  for (const [index, part] of parts.entries()) {
    const step = stepBetween(position, at, part.square);
    if (
      part.part !== 'flight' &&
      (part.part === 'leap' ? !isLeap(step, leaps?.[0] ?? 0) : !isNeighbour(step))
    )
      return `no ${part.part} to ${part.square}`;
    const isEnd = part === last;
    switch (part.part) {
      case 'step':
      case 'leap':
        if (!isEnd && isOccupied(part.square)) return `walks over the piece on ${part.square}`;
        break;
      case 'flight':
      case 'turn':
        if (isEnd || isOccupied(part.square)) return `turns on ${part.square}`;
        break;
      case 'vault':
      case 'bend':
        if (isEnd || !carries(part.square)) return `vaults over nothing on ${part.square}`;
        line++;
        break;
      case 'landing':
        if (line < vaultLine) return `lands after a line of ${line}`;
        if (!isEnd && carries(part.square)) return `goes on from ${part.square}`;
        break;
      case 'exchange':
        return 'exchanges on the way';
    }
    const previous = parts[index - 1];
    if (previous !== undefined && !mayFollow(previous, part, angle(heading, step), powers))
      return `${part.part} on ${part.square} after ${previous.part}`;
    heading = step;
    at = part.square;
  }
  return null;
}

/** The number of crossings among the steps of a route, vaults apart. */
export function crossingsOf(position: Position, { from, parts }: Route): number {
  const { drinOf } = position.ruleset.geometry;
  const walked = parts.filter(({ part }) => part === 'step' || part === 'turn');
  return walked.filter(({ square }, index) => drinOf[square] !== drinOf[walked[index - 1]?.square ?? from])
    .length;
}
