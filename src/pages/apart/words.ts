import { nameOf, otherRole, type Apart, type Letter, type Role } from '../../game/apart/index.ts';
import type { ApartFailure } from '../../store/apart/games.ts';
import { failureText } from '../../store/library/failure.ts';
import type { ApartSummary } from '../../store/library/entry.ts';
import { momentText } from '../../text/moment.ts';
import { text } from '../../text/apart.ts';

/** Why a game could not be kept or read, as a sentence. */
export const failureWords = (failure: ApartFailure): string =>
  failure === 'damaged' || failure === 'forbidden' ? text(`apart.told.${failure}`) : failureText(failure);

/** Says that the game is not kept as it stands. */
export const unkeptText = (failure: ApartFailure): string =>
  text('apart.told.unkept', { why: failureWords(failure) });

/** The name of a player; “the other player” if none was given. */
export const roleText = (letter: Pick<Letter, 'agreement' | 'guest'>, role: Role): string =>
  nameOf(letter, role) || text('apart.somebody');

/** The name of the other player. */
export const otherText = (apart: Pick<Apart, 'agreement' | 'guest' | 'role'>): string =>
  roleText(apart, otherRole(apart.role));

const DAY = 24 * 3_600_000;

/** When the next move is due, by the agreed number of days; null if none was agreed, or nobody is to move. */
export function dueText({
  days,
  phase,
  since,
  sentAt,
}: Pick<ApartSummary, 'days' | 'phase' | 'since' | 'sentAt'>): string | null {
  if (days === null || phase === 'ended' || phase === 'invited' || phase === 'answered') return null;
  const due = (phase === 'waiting' ? (sentAt ?? since) : since) + days * DAY;
  return text(Date.now() > due ? 'apart.overdue' : 'apart.due', { days, when: momentText(due) });
}
