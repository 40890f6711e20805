import type { Rules } from '../../seam/rules.ts';
import { placeOf } from './board.ts';
import { COLOURS, HOME, pawnsOf, WAITING, type Colour, type Position } from './position.ts';
import { barTo, FIVE, fiveIn, type Move } from './rules.ts';

/** The pawns that stand on a place. */
const pawnsOn = (position: Position, place: string): readonly { colour: Colour; pawn: number }[] =>
  COLOURS.flatMap((colour) =>
    pawnsOf(position, colour).flatMap((value, pawn) =>
      placeOf(colour, pawn, value) === place ? [{ colour, pawn }] : [],
    ),
  );

/** The counts that are due, or else the first bonus. */
const dueOf = ({ pending }: Position): readonly number[] =>
  pending === null ? [] : pending.counts.length > 0 ? pending.counts : pending.bonuses.slice(0, 1);

/** Why a pawn of the side to move cannot be moved. */
function whyPawn(position: Position, pawn: number, moves: readonly Move[]): string {
  const value = pawnsOf(position, position.side)[pawn] ?? WAITING;
  const mustEnter = moves.some(({ deed }) => deed === 'enter');
  const due = dueOf(position);
  if (value === HOME) return 'is-home';
  if (value === WAITING) {
    if (mustEnter) return 'first';
    return fiveIn(position) === null ? 'needs-five' : 'entry-blocked';
  }
  if (mustEnter) return 'must-enter';
  if (due.length === 4 && moves.every(({ deed }) => deed === 'pass')) return 'forfeit';
  const isWaiting = pawnsOf(position, position.side).includes(WAITING);
  const own = due.filter((count) => !(isWaiting && count === FIVE));
  if (own.length === 0) return 'five-enters';
  const bars = own.map((count) => barTo(position, pawn, count));
  // if nothing bars the pawn, another use lets the player use more of the dice
  return bars.includes(null) ? 'both' : (bars[0] ?? 'both');
}

/** Why a pawn cannot go to a place. */
function whyGoal(position: Position, from: string, place: string): string {
  const { side } = position;
  const [mine] = pawnsOn(position, from);
  const value = mine === undefined ? WAITING : (pawnsOf(position, side)[mine.pawn] ?? WAITING);
  if (mine === undefined || value === WAITING) return 'enters-there';
  const due = dueOf(position);
  const steps = Array.from({ length: HOME - value }, (_, index) => index + 1);
  const far = steps.find((count) => placeOf(side, mine.pawn, value + count) === place);
  if (far === undefined) return 'no-way';
  if (due.includes(far)) {
    const isLost = far === FIVE && pawnsOf(position, side).includes(WAITING) && dueOf(position).length > 0;
    return isLost && (position.pending?.counts.length ?? 0) > 0
      ? 'five-enters'
      : (barTo(position, mine.pawn, far) ?? 'both');
  }
  const sum = due.reduce((all, count) => all + count, 0);
  return due.length > 1 && far === sum ? 'one-by-one' : 'no-count';
}

/** The code of the reason why a place cannot be chosen after these steps. */
export function why(
  rules: Rules<Position, Move>,
  position: Position,
  [from]: readonly string[],
  place: string,
): string {
  if (position.pending === null) return 'chance';
  if (from !== undefined) return whyGoal(position, from, place);
  const here = pawnsOn(position, place);
  const [first] = here;
  if (first === undefined) return 'empty';
  if (first.colour !== position.side) return 'enemy';
  return whyPawn(position, first.pawn, rules.moves(position));
}
