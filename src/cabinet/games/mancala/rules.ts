import { accept, type Result } from '../../../engine/index.ts';
import { fault, readFields, readNumber, readSide } from '../../seam/ranks.ts';
import { PLAYING, type Fault, type Outcome, type Rules } from '../../seam/rules.ts';

export type Set = 'egyptian' | 'ethiopian' | 'nigerian';

/** South is 0, North 1. */
export type Player = 0 | 1;

export interface Position {
  /** Stones by place, counterclockwise: South's bowls a to f, his mancala, North's bowls A to F, his mancala. */
  readonly stones: readonly number[];
  readonly player: Player;
}

export interface Move {
  readonly bowl: number;
  /** 1 counterclockwise, −1 clockwise; 0 where the set of rules leaves no choice. */
  readonly way: 1 | -1 | 0;
}

export const PLACES = 14;
const STONES = 48;
const BOWLS: readonly number[] = [0, 1, 2, 3, 4, 5];
const NAMES = 'abcdef ABCDEF ';

const mancalaOf = (player: Player): number => (player === 0 ? 6 : 13);
const bowlsOf = (player: Player): readonly number[] => BOWLS.map((bowl) => bowl + 7 * player);
export const isMancala = (place: number): boolean => place === 6 || place === 13;
export const ownerOf = (place: number): Player => (place <= 6 ? 0 : 1);
/** Section 2: a–F, b–E, … */
const across = (bowl: number): number => 12 - bowl;
const enemyOf = (player: Player): Player => (player === 0 ? 1 : 0);

export const inBowls = (stones: readonly number[], player: Player): number =>
  bowlsOf(player).reduce((sum, bowl) => sum + (stones[bowl] ?? 0), 0);

/** Called at each step of a move: a stone has fallen on a place, or all were taken from it. */
export type Watch = (stones: readonly number[], place: number, isTaken: boolean) => void;

const NOBODY: Watch = () => undefined;

/** Drops a stone, and returns how many the place then holds. */
function drop(stones: number[], place: number): number {
  const held = (stones[place] ?? 0) + 1;
  stones[place] = held;
  return held;
}

/** Takes all stones out of a place. */
function empty(stones: number[], place: number): number {
  const held = stones[place] ?? 0;
  stones[place] = 0;
  return held;
}

const add = (stones: number[], place: number, count: number): void => {
  stones[place] = (stones[place] ?? 0) + count;
};

/** Section 5, Egyptian and Ethiopian: sows past the enemy's mancala, and returns who moves next. */
function sowPast(stones: number[], player: Player, { bowl, way }: Move, watch: Watch): Player {
  const skipped = mancalaOf(enemyOf(player));
  let hand = empty(stones, bowl);
  let place = bowl;
  let held = 0;
  while (hand > 0) {
    place = (place + (way === -1 ? PLACES - 1 : 1)) % PLACES;
    if (place === skipped) continue;
    held = drop(stones, place);
    hand--;
    watch(stones, place, false);
  }
  if (place === mancalaOf(player)) return player;
  if (held === 1 && ownerOf(place) === player) {
    const taken = empty(stones, across(place));
    add(stones, mancalaOf(player), empty(stones, place) + taken);
    watch(stones, taken === 0 ? place : across(place), true);
  }
  return enemyOf(player);
}

/** Section 5, Nigerian: fours are taken by the owner of the bowl, and the last stone may set the sowing off again. */
function sowOn(stones: number[], player: Player, { bowl }: Move, watch: Watch): Player {
  let hand = empty(stones, bowl);
  let place = bowl;
  while (hand > 0) {
    place = (place + 1) % PLACES;
    const held = drop(stones, place);
    hand--;
    watch(stones, place, false);
    if (isMancala(place)) continue;
    if (held === 4) {
      add(stones, mancalaOf(ownerOf(place)), empty(stones, place));
      watch(stones, place, true);
    } else if (hand === 0 && held > 1) hand = empty(stones, place);
  }
  return enemyOf(player);
}

/** Section 6, Egyptian and Ethiopian: when a side has no stones left, the other takes its own in. */
function takeIn(stones: number[]): void {
  for (const player of [0, 1] as const)
    if (inBowls(stones, player) === 0)
      for (const bowl of bowlsOf(enemyOf(player)))
        add(stones, mancalaOf(enemyOf(player)), empty(stones, bowl));
}

/** The scores at the end; `left` says whether the stones left in a player's bowls are his. */
function result(stones: readonly number[], left: boolean): Outcome {
  const scoreOf = (player: Player): number =>
    (stones[mancalaOf(player)] ?? 0) + (left ? inBowls(stones, player) : 0);
  const [south, north] = [scoreOf(0), scoreOf(1)];
  const winner = south === north ? null : south > north ? 'south' : 'north';
  return { over: true, winner, scores: [south, north] };
}

/** Section 5: the fewest stones with which a bowl may be sown. */
const leastOf = (set: Set): number => (set === 'ethiopian' ? 2 : 1);

const sowable = ({ stones, player }: Position, set: Set): readonly number[] =>
  bowlsOf(player).filter((bowl) => (stones[bowl] ?? 0) >= leastOf(set));

function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 5);
  if (!fields.ok) return fields;
  const stones: number[] = [];
  for (const [index, field] of fields.value.slice(0, 4).entries()) {
    const parts = field.split(',');
    if (parts.length !== (index % 2 === 0 ? BOWLS.length : 1)) return fault('length', index + 1, field);
    for (const part of parts) {
      const number = readNumber(part, STONES, index + 1);
      if (!number.ok) return number;
      stones.push(number.value);
    }
  }
  const side = readSide(fields.value[4] ?? '', ['s', 'n'] as const, 5);
  if (!side.ok) return side;
  const sum = stones.reduce((all, some) => all + some, 0);
  if (sum !== STONES) return fault('sum', 0, String(sum));
  return accept({ stones, player: side.value === 's' ? 0 : 1 });
}

function write({ stones, player }: Position): string {
  const row = (of: Player): string =>
    bowlsOf(of)
      .map((bowl) => stones[bowl])
      .join(',');
  return [row(0), stones[6], row(1), stones[13], player === 0 ? 's' : 'n'].join(' ');
}

const START: Position = {
  stones: Array.from({ length: PLACES }, (_, place) => (isMancala(place) ? 0 : 4)),
  player: 0,
};

/** The position after a move by a set of rules; `watch` hears of every stone. */
export function sown(position: Position, move: Move, set: Set, watch: Watch): Position {
  const stones = position.stones.slice();
  if (set === 'nigerian') return { player: sowOn(stones, position.player, move, watch), stones };
  const player = sowPast(stones, position.player, move, watch);
  takeIn(stones);
  return { stones, player };
}

/** Mancala by one of the three sets of rules of section 5. */
function mancala(set: Set): Rules<Position, Move> {
  const outcome = (position: Position): Outcome => {
    const { stones, player } = position;
    if (set === 'nigerian') return inBowls(stones, player) === 0 ? result(stones, false) : PLAYING;
    const isOver =
      inBowls(stones, 0) === 0 || inBowls(stones, 1) === 0 || sowable(position, set).length === 0;
    return isOver ? result(stones, true) : PLAYING;
  };
  return {
    id: `mancala:${set}`,
    seats: ['south', 'north'],
    start: () => START,
    read,
    write,
    moves: (position) =>
      outcome(position).over
        ? []
        : sowable(position, set).flatMap((bowl): Move[] =>
            set === 'ethiopian'
              ? [
                  { bowl, way: 1 },
                  { bowl, way: -1 },
                ]
              : [{ bowl, way: 0 }],
          ),
    writeMove: ({ bowl, way }) => NAMES.charAt(bowl) + (way === 0 ? '' : way === 1 ? '>' : '<'),
    play: (position, move) => sown(position, move, set, NOBODY),
    outcome,
    turn: ({ player }) => player,
  };
}

export const mancalas = [mancala('egyptian'), mancala('ethiopian'), mancala('nigerian')] as const;
