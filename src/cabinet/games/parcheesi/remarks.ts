import type { Made } from '../../seam/game.ts';
import type { Rules } from '../../seam/rules.ts';
import { blocksOf, COLOURS, HOME, pawnsOf, WAITING, type Position } from './position.ts';
import { fiveIn, type Move } from './rules.ts';

type Laws = Rules<Position, Move>;

const isPass = (moves: readonly Move[]): boolean => moves.every(({ deed }) => deed === 'pass');

/** The code of the advice to the player who is to use a count or a bonus. */
export function advice(rules: Laws, position: Position, chosen: readonly string[]): string {
  const { pending } = position;
  if (pending === null) return 'roll';
  if (chosen.length > 0) return 'go';
  const moves = rules.moves(position);
  if (isPass(moves)) return 'pass';
  if (moves.some(({ deed }) => deed === 'enter')) return 'enter';
  return pending.counts.length > 0 ? 'count' : `bonus-${pending.bonuses[0] ?? 0}`;
}

/** Why nothing that is due can be used; empty if something can. */
function lostBy(rules: Laws, position: Position): readonly string[] {
  const { pending } = position;
  if (pending === null || rules.outcome(position).over || !isPass(rules.moves(position))) return [];
  if (pending.counts.length === 4) return ['forfeit'];
  if (pending.counts.length === 0) return ['bonus-lost'];
  const values = pawnsOf(position, position.side);
  if (values.every((value) => value === WAITING || value === HOME))
    return [fiveIn(position) === null ? 'no-five' : 'entry-blocked'];
  return ['no-use'];
}

const isOnTheWay = (value: number | undefined): boolean =>
  value !== undefined && value > WAITING && value < HOME;

/** What a roll has led to. */
function ofRoll(position: Position, { before, move }: Made<Position, Move>): readonly string[] {
  if (move.deed !== 'roll' || move.dice[0] !== move.dice[1]) return [];
  if (before.doubles === 2) return [pawnsOf(before, before.side).some(isOnTheWay) ? 'third' : 'third-idle'];
  return [(position.pending?.counts.length ?? 0) === 4 ? 'fourteen' : 'doubles'];
}

/** What a pawn's move has led to: a capture, a pawn at Home, a block, another roll. */
function ofMove(position: Position, { before, move }: Made<Position, Move>): readonly string[] {
  if (move.deed === 'roll') return [];
  const { side } = before;
  const isCapture = COLOURS.some(
    (colour) =>
      colour !== side &&
      pawnsOf(before, colour).some(
        (value, pawn) => isOnTheWay(value) && pawnsOf(position, colour)[pawn] === WAITING,
      ),
  );
  const values = pawnsOf(position, side);
  const isHome = values.some((value, pawn) => value === HOME && pawnsOf(before, side)[pawn] !== HOME);
  const isBlock = blocksOf(values).some((pair) => !blocksOf(pawnsOf(before, side)).includes(pair));
  const isAgain = position.pending === null && position.side === side && position.doubles > 0;
  return [
    ...(isCapture ? ['capture'] : []),
    ...(isHome && !values.every((value) => value === HOME) ? ['home'] : []),
    ...(isBlock ? ['block'] : []),
    ...(isAgain ? ['again'] : []),
  ];
}

/** What is said about a position and about the move that led to it, as codes. */
export const calls = (
  rules: Laws,
  position: Position,
  last: Made<Position, Move> | null,
): readonly string[] => [
  ...(last === null ? [] : [...ofRoll(position, last), ...ofMove(position, last)]),
  ...lostBy(rules, position),
];
