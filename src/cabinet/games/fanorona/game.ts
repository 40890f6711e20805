import type { Game } from '../../seam/game.ts';
import { lostOf, menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { page } from './page.ts';
import { after, fanorona, GRID, NEXT, other, takenBy, type Move, type Position, type Step } from './rules.ts';
import { art, surface } from './surface.ts';

const { nameOf } = GRID;
const pointOf = placesByName(GRID.size, nameOf);

const MEN = 22;

/** A relay in progress: the board, where the man is, where he has been, and his last direction. */
interface Relay {
  readonly cells: readonly Cell[];
  readonly at: number;
  readonly visited: readonly number[];
  readonly last: number;
}

/** The two lines that a step may take: the one it goes towards, and the one it goes away from. */
function linesOf(relay: Relay, position: Position, to: number) {
  const direction = (NEXT[relay.at] ?? []).indexOf(to);
  const line = (capture: 'a' | 'w') =>
    direction < 0 ? [] : takenBy(relay.cells, other(position.side), relay.at, direction, capture);
  return { direction, approach: line('a'), withdrawal: line('w') };
}

const begun = ({ cells }: Position, from: number): Relay => ({ cells, at: from, visited: [from], last: -1 });

const stepped = (relay: Relay, to: number, direction: number, taken: readonly number[]): Relay => ({
  cells: after(relay.cells, relay.at, to, taken),
  at: to,
  visited: relay.visited.concat(to),
  last: direction,
});

/**
 * The relay after the chosen steps. `waits` is true while the player must still choose between two lines, by the first
 * man of either.
 */
function followed(
  position: Position,
  chosen: readonly string[],
): { readonly relay: Relay; readonly waits: boolean } | null {
  const [first, ...rest] = chosen;
  if (first === undefined) return null;
  let relay = begun(position, pointOf(first));
  for (let at = 0; at < rest.length; at++) {
    const to = pointOf(rest[at]);
    const { direction, approach, withdrawal } = linesOf(relay, position, to);
    const isEither = approach.length > 0 && withdrawal.length > 0;
    if (isEither && at + 1 === rest.length) return { relay: stepped(relay, to, direction, []), waits: true };
    if (isEither) at++;
    const isApproach = isEither ? approach.includes(pointOf(rest[at])) : approach.length > 0;
    relay = stepped(relay, to, direction, isApproach ? approach : withdrawal);
  }
  return { relay, waits: false };
}

/** What happens in a move, step by step. */
function relaysOf(position: Position, { from, steps }: Move) {
  let relay = begun(position, from);
  return steps.map(({ to, capture }: Step) => {
    const { direction, approach, withdrawal } = linesOf(relay, position, to);
    const taken = capture === null ? [] : capture === 'a' ? approach : withdrawal;
    relay = stepped(relay, to, direction, taken);
    return { to, taken, isEither: approach.length > 0 && withdrawal.length > 0 };
  });
}

const mustCapture = (position: Position): boolean => fanorona.moves(position)[0]?.steps[0]?.capture !== null;

function why(position: Position, chosen: readonly string[], place: string): string {
  const at = pointOf(place);
  const going = followed(position, chosen);
  const stands = (going?.relay.cells ?? position.cells)[at] ?? EMPTY;
  if (going === null) {
    if (stands === EMPTY) return 'empty';
    if (stands !== position.side) return 'enemy';
    return mustCapture(position) ? 'must-capture' : 'shut-in';
  }
  if (going.waits) return 'which';
  const { relay } = going;
  if (stands !== EMPTY) return stands === position.side ? 'own' : 'occupied';
  const { direction, approach, withdrawal } = linesOf(relay, position, at);
  if (direction < 0) return 'not-joined';
  if (relay.visited.includes(at)) return 'visited';
  if (direction === relay.last) return 'direction';
  return approach.length + withdrawal.length === 0 ? 'no-capture' : 'other';
}

/** Fanorona on the page. */
export const game: Game<Position, Move> = {
  id: 'fanorona',
  variants: [fanorona],
  surface,
  art,
  standing: (position, chosen) =>
    menOn(followed(position, chosen)?.relay.cells ?? position.cells, nameOf, seatAmong(['W', 'B'])),
  steps: (position, move) => [
    nameOf(move.from),
    ...relaysOf(position, move).flatMap(({ to, taken, isEither }) =>
      isEither ? [nameOf(to), nameOf(taken[0] ?? -1)] : [nameOf(to)],
    ),
  ],
  trace: (position, move) => {
    const relays = relaysOf(position, move);
    return {
      path: [nameOf(move.from), ...relays.map(({ to }) => nameOf(to))],
      taken: relays.flatMap(({ taken }) => taken.map(nameOf)),
    };
  },
  why,
  advice: (position, chosen) => {
    if (chosen.length === 0) return mustCapture(position) ? 'capture' : 'pick';
    return followed(position, chosen)?.waits === true ? 'which' : 'go';
  },
  ending: ({ cells }) => (cells.includes('W') && cells.includes('B') ? 'stuck' : 'no-men'),
  calls: () => [],
  isProgress: (_, { steps }) => steps.some(({ capture }) => capture !== null),
  reserve: ({ cells }, seat) => lostOf(cells, seat === 0 ? 'W' : 'B', MEN),
  emblems: ['W', 'B'],
  near: 0,
  page,
};
