import type { StateRelation } from '../seat.ts';
import { isOwnLetter, type Apart } from './apart.ts';
import { hasLine, movesOf } from './line.ts';

/** Whether a game knows the moves of another state of it, even in a line that was left. */
const knows = ({ game }: Apart, { game: other }: Apart): boolean =>
  other === null || (game !== null && hasLine(game, movesOf(other)));

const isDraft = (apart: Apart): boolean => isOwnLetter(apart) && apart.sentAt === null;

/** Whether two states are those of one player in one game, as far as can be told. */
const haveSamePlayers = (one: Apart, other: Apart): boolean =>
  one.role === other.role &&
  (one.guest === null || other.guest === null || one.guest.key === other.guest.key);

/**
 * How one state of a game by message relates to another, as two browsers of a player may have them: by their letters,
 * which no clock orders. A letter that was not sent can be undone, so a state with one is the `same` as that without
 * it.
 */
export function relationOfAparts(one: Apart, other: Apart): StateRelation {
  const [isKnown, isAll] = [knows(other, one), knows(one, other)];
  if (!haveSamePlayers(one, other)) return isKnown ? 'older' : 'parted';
  const further = one.step - other.step;
  if (further === 0 && isDraft(one) && isDraft(other)) return 'same';
  if (!isKnown && !isAll) return 'parted';
  if ((further === 1 && isDraft(one)) || (further === -1 && isDraft(other))) return 'same';
  if (further !== 0) return further > 0 ? 'newer' : 'older';
  return isKnown === isAll ? 'same' : isKnown ? 'older' : 'newer';
}
