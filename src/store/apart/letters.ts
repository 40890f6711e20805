import { accept, refuse, type Result } from '../../engine/index.ts';
import {
  parseLetterInSlices,
  receive,
  type Apart,
  type Letter,
  type LetterError,
  type Outcome,
} from '../../game/apart/index.ts';
import type { LinkPace } from '../../game/link/pace.ts';
import { keepApart, readApart, type ApartFailure, type ApartPlace } from './games.ts';

/** A link that could be read: what it says, what is kept of its game, and the outcome. */
export interface OpenedLetter {
  readonly letter: Letter;
  readonly kept: Apart | null;
  readonly outcome: Outcome;
}

/** Why a link cannot be opened: it cannot be read, or the library cannot. */
export type NotOpened =
  | { readonly is: 'unreadable'; readonly error: LetterError }
  | { readonly is: 'out-of-reach'; readonly failure: ApartFailure };

/**
 * Opens the code of a link. A move that comes in turn is kept at once; so is an acceptance, or the news that the
 * player's own came too late. Nothing else changes anything.
 */
export async function openLetter(
  place: ApartPlace,
  code: string,
  pace: LinkPace,
): Promise<Result<OpenedLetter, NotOpened>> {
  const read = await parseLetterInSlices(code, pace);
  if (!read.ok) return refuse({ is: 'unreadable', error: read.error });
  const letter = read.value;
  const found = await readApart(place, letter.id);
  if (!found.ok) return refuse({ is: 'out-of-reach', failure: found.error });
  const kept = found.value;
  const outcome = receive(kept, letter, place.now());
  if (!('apart' in outcome) || outcome.apart === kept) return accept({ letter, kept, outcome });
  const done = await keepApart(place, kept, outcome.apart);
  if (!done.ok) return refuse({ is: 'out-of-reach', failure: done.error });
  // another page was quicker: look again at what it has kept
  return done.value ? accept({ letter, kept, outcome }) : openLetter(place, code, pace);
}
