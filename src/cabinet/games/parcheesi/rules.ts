import { PLAYING, unreachable, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';
import {
  blocksOf,
  COLOURS,
  HOME,
  isSafe,
  PAWNS,
  pawnsOf,
  read,
  standing,
  WAITING,
  write,
  type Colour,
  type Position,
} from './position.ts';

export type Move =
  | { readonly deed: 'roll'; readonly dice: readonly [number, number] }
  | { readonly deed: 'enter'; readonly pawn: number; readonly counts: readonly number[] }
  | { readonly deed: 'go'; readonly pawn: number; readonly spaces: number }
  | { readonly deed: 'pass' };

export const FIVE = 5;
const CAPTURE_BONUS = 20;
const HOME_BONUS = 10;

/** Section 3: the seats in the order of turns. */
const SEATS: readonly (readonly Colour[])[] = [
  ['red', 'yellow'],
  ['red', 'blue', 'yellow'],
  ['red', 'blue', 'yellow', 'green'],
];

const ROLLS: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6].flatMap((low) =>
  [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => [low, high] as const),
);

/** A list without the first of each of these. */
function without(list: readonly number[], taken: readonly number[]): readonly number[] {
  const left = list.slice();
  for (const one of taken) left.splice(left.indexOf(one), 1);
  return left;
}

const hasWon = (position: Position, colour: Colour): boolean =>
  pawnsOf(position, colour).length > 0 && pawnsOf(position, colour).every((value) => value === HOME);

/** The position after a pawn is put on a value: what stood there is captured, and the bonuses for it are earned. */
function rest(position: Position, pawn: number, value: number): Position {
  const { side, pending } = position;
  const here = value === HOME ? [] : standing(position, side, value);
  const victims = here.filter(({ colour }) => colour !== side);
  const pawns = { ...position.pawns };
  for (const { colour, pawn: taken } of victims)
    pawns[colour] = pawnsOf(position, colour).with(taken, WAITING);
  pawns[side] = pawnsOf(position, side).with(pawn, value);
  const earned = [...victims.map(() => CAPTURE_BONUS), ...(value === HOME ? [HOME_BONUS] : [])];
  const { counts = [], bonuses = [] } = pending ?? {};
  return { ...position, pawns, pending: { counts, bonuses: [...bonuses, ...earned] } };
}

/** Section 7: what keeps a pawn on the way from moving this many spaces; null where nothing does. */
export function barTo(
  position: Position,
  pawn: number,
  spaces: number,
): 'exact' | 'block' | 'safe' | 'together' | null {
  const { side, blocks } = position;
  const from = pawnsOf(position, side)[pawn] ?? WAITING;
  const to = from + spaces;
  if (from < 0 || to > HOME) return 'exact';
  for (let value = from + 1; value <= Math.min(to, HOME - 1); value++)
    if (standing(position, side, value).length > 1) return 'block';
  if (to === HOME) return null;
  const [there] = standing(position, side, to);
  if (there === undefined) return null;
  if (there.colour !== side) return isSafe(side, to) ? 'safe' : null;
  const isTogether = blocks.some(
    (block) => block.includes(PAWNS.charAt(pawn)) && block.includes(PAWNS.charAt(there.pawn)),
  );
  return isTogether ? 'together' : null;
}

/** Section 6: the counts with which a pawn enters, a five or both dice that make five; null where there are none. */
export function fiveIn({ pending }: Position): readonly number[] | null {
  const counts = pending?.counts ?? [];
  if (counts.includes(FIVE)) return [FIVE];
  const [low = 0, high = 0] = counts;
  return counts.length === 2 && low + high === FIVE ? counts : null;
}

/** Section 6: the ways of entering; where there is one, it must be taken. */
function entries(position: Position): Move[] {
  const { side } = position;
  const pawn = pawnsOf(position, side).indexOf(WAITING);
  const counts = fiveIn(position);
  if (pawn < 0 || counts === null || standing(position, side, 0).length > 1) return [];
  return [{ deed: 'enter', pawn, counts }];
}

/** Sections 6 and 7: every use of one of the counts, before compulsion. */
function usesOf(position: Position): readonly Move[] {
  const entering = entries(position);
  if (entering.length > 0) return entering;
  const values = pawnsOf(position, position.side);
  const isWaiting = values.includes(WAITING);
  const counts = new Set(position.pending?.counts);
  return Array.from(counts)
    .filter((count) => !(isWaiting && count === FIVE))
    .flatMap((spaces) => goes(position, spaces));
}

const goes = (position: Position, spaces: number): Move[] =>
  Array.from(PAWNS, (_, pawn) => pawn)
    .filter((pawn) => barTo(position, pawn, spaces) === null)
    .map((pawn) => ({ deed: 'go', pawn, spaces }));

/** How many counts a use takes up. */
const cost = (move: Move): number => (move.deed === 'enter' ? move.counts.length : 1);

/** The position after a use of counts, before the turn is passed on. */
function used(position: Position, move: Move): Position {
  const { counts = [], bonuses = [] } = position.pending ?? {};
  if (move.deed === 'enter')
    return rest({ ...position, pending: { counts: without(counts, move.counts), bonuses } }, move.pawn, 0);
  if (move.deed !== 'go') return position;
  const from = pawnsOf(position, position.side)[move.pawn] ?? WAITING;
  const left =
    counts.length > 0
      ? { counts: without(counts, [move.spaces]), bonuses }
      : { counts, bonuses: bonuses.slice(1) };
  return rest({ ...position, pending: left }, move.pawn, from + move.spaces);
}

/** Section 8: the most counts that can still be used; a win ends the obligation, and counts as using them all. */
function mostUsable(position: Position): number {
  const due = position.pending?.counts.length ?? 0;
  if (due === 0) return 0;
  let most = 0;
  for (const move of usesOf(position)) {
    most = Math.max(most, usableBy(position, move));
    if (most === due) return most;
  }
  return most;
}

function usableBy(position: Position, move: Move): number {
  const after = used(position, move);
  return hasWon(after, position.side)
    ? (position.pending?.counts.length ?? 0)
    : cost(move) + mostUsable(after);
}

/** Section 9: how many counts a double gives when all pawns have entered. */
const FORFEIT = 4;

/** Sections 5 to 9. */
function listMoves(position: Position): readonly Move[] {
  const { pending } = position;
  if (pending === null) return ROLLS.map((dice) => ({ deed: 'roll', dice }));
  if (pending.counts.length > 0) {
    const uses = usesOf(position).map((move) => ({ move, usable: usableBy(position, move) }));
    const most = Math.max(0, ...uses.map(({ usable }) => usable));
    if (most === 0 || (pending.counts.length === FORFEIT && most < FORFEIT)) return [{ deed: 'pass' }];
    return uses.filter(({ usable }) => usable === most).map(({ move }) => move);
  }
  const moves = goes(position, pending.bonuses[0] ?? 0);
  return moves.length > 0 ? moves : [{ deed: 'pass' }];
}

/** Section 9: what a roll leads to. */
function rolled(
  position: Position,
  [low, high]: readonly [number, number],
  seats: readonly Colour[],
): Position {
  const { side } = position;
  const values = pawnsOf(position, side);
  const doubles = low === high ? position.doubles + 1 : 0;
  if (doubles === 3) {
    const onTheWay = values.map((value) => (value === HOME ? WAITING : value));
    const highest = Math.max(...onTheWay);
    const pawns =
      highest === WAITING
        ? position.pawns
        : { ...position.pawns, [side]: values.with(onTheWay.indexOf(highest), WAITING) };
    return nextSeat({ ...position, pawns }, seats);
  }
  const all = low === high && !values.includes(WAITING) ? [low, low, 7 - low, 7 - low] : [low, high];
  return {
    ...position,
    doubles,
    pending: { counts: all.toSorted((one, other) => one - other), bonuses: [] },
    blocks: blocksOf(values),
  };
}

const nextSeat = (position: Position, seats: readonly Colour[]): Position => ({
  ...position,
  side: seats[(seats.indexOf(position.side) + 1) % seats.length] ?? position.side,
  pending: null,
  doubles: 0,
  blocks: [],
});

/** Section 5: when nothing is pending, the same player rolls again after doubles, otherwise the next player rolls. */
function passedOn(position: Position, seats: readonly Colour[]): Position {
  const { pending, side, doubles } = position;
  if (pending === null || hasWon(position, side)) return position;
  if (pending.counts.length + pending.bonuses.length > 0) return position;
  return doubles > 0 ? { ...position, pending: null, blocks: [] } : nextSeat(position, seats);
}

function passed(position: Position, seats: readonly Colour[]): Position {
  const { counts = [], bonuses = [] } = position.pending ?? {};
  if (counts.length === FORFEIT) return nextSeat(position, seats);
  const pending = counts.length > 0 ? { counts: [], bonuses } : { counts, bonuses: bonuses.slice(1) };
  return passedOn({ ...position, pending }, seats);
}

function play(position: Position, move: Move, seats: readonly Colour[]): Position {
  switch (move.deed) {
    case 'roll':
      return rolled(position, move.dice, seats);
    case 'pass':
      return passed(position, seats);
    case 'enter':
    case 'go':
      return passedOn(used(position, move), seats);
    default:
      return unreachable(move);
  }
}

function writeMove(move: Move): string {
  switch (move.deed) {
    case 'roll':
      return `roll:${move.dice.join('')}`;
    case 'enter':
      return `${PAWNS.charAt(move.pawn)}*${move.counts.join('+')}`;
    case 'go':
      return `${PAWNS.charAt(move.pawn)}+${move.spaces}`;
    case 'pass':
      return 'pass';
    default:
      return unreachable(move);
  }
}

function parcheesi(seats: readonly Colour[]): Rules<Position, Move> {
  const start: Position = {
    pawns: Object.fromEntries(seats.map((colour) => [colour, [WAITING, WAITING, WAITING, WAITING]])),
    side: 'red',
    pending: null,
    doubles: 0,
    blocks: [],
  };
  const outcome = (position: Position): Outcome => {
    const winner = seats.find((colour) => hasWon(position, colour));
    return winner === undefined ? PLAYING : wonBy(winner);
  };
  return {
    id: `parcheesi:${seats.length}`,
    seats,
    start: () => start,
    read: (text) => read(text, seats),
    write,
    moves: (position) => (outcome(position).over ? [] : listMoves(position)),
    writeMove,
    play: (position, move) => play(position, move, seats),
    outcome,
    turn: ({ side, pending }) => (pending === null ? 'chance' : seats.indexOf(side)),
    // of the 36 throws of two dice
    weight: (_, move) => (move.deed === 'roll' && move.dice[0] !== move.dice[1] ? 2 : 1),
  };
}

/** The colour of a seat by its name. */
export const colourOf = (seat: string): Colour => COLOURS.find((colour) => colour === seat) ?? 'red';

/** Parcheesi for two to four players. */
export const parcheesis = SEATS.map(parcheesi);
