import { accept, refuse, type Result } from '../../engine/index.ts';
import { formatApart, parseApart, type Apart, type KeptError } from '../../game/apart/index.ts';
import { toBase64 } from '../../game/link/base64.ts';
import { addedAt } from '../library/addedAt.ts';
import { entryOfApart } from '../library/apartEntry.ts';
import type { ApartSummary, Summary } from '../library/entry.ts';
import type { Failure } from '../library/failure.ts';
import type { Repository } from '../library/repository.ts';
import type { Keeper } from '../kept/storage.ts';
import { noteWaiting, type Waiting } from '../waiting.ts';

/** Where games by message are kept: each is an entry of the library. */
export interface ApartPlace {
  readonly repository: Repository;
  /** Stores the numbers that the start page and titles show. */
  readonly keeper: Keeper;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** 16 random bytes, in the form of the ids and numbers of a game by message. */
export const drawNumber = (): string => toBase64(crypto.getRandomValues(new Uint8Array(16)));

/** A game by message in the list. */
export type ApartGame = Summary & { readonly apart: ApartSummary };

/**
 * The games by message among all: first those that wait for the player, then by their last change, the latest first.
 */
export const apartGames = (games: readonly Summary[]): readonly ApartGame[] =>
  games
    .flatMap((game) => (game.apart === undefined ? [] : [{ ...game, apart: game.apart }]))
    .toSorted((a, b) => b.apart.since - a.apart.since);

/** Whether a game waits for the player: for a move, for a link to be sent, or to be begun. */
const isWaitingForYou = ({ apart: { phase } }: ApartGame): boolean =>
  phase === 'yours' || phase === 'to-send' || phase === 'answered';

export function countWaiting(games: readonly Summary[]): Waiting {
  const apart = apartGames(games).filter(({ apart: { phase } }) => phase !== 'ended');
  return { open: apart.length, mine: apart.filter(isWaitingForYou).length };
}

/** Stores again how many games are waiting. */
async function countAnew({ repository, keeper }: ApartPlace): Promise<void> {
  const listed = await repository.list();
  if (listed.ok) noteWaiting(keeper, countWaiting(listed.value.games));
}

export type ApartFailure = Failure | KeptError;

/** A game by message by its id; null if there is none. */
export async function readApart(
  { repository }: ApartPlace,
  id: string,
): Promise<Result<Apart | null, ApartFailure>> {
  const read = await repository.read(id);
  if (!read.ok) return read;
  const kept = read.value?.apart;
  return kept === undefined ? accept(null) : parseApart(kept);
}

/** Whether a stored text is that of a state, in whatever order a program has written it. */
function isTextOf(stored: string | undefined, apart: Apart | null): boolean {
  if (stored === undefined || apart === null) return stored === undefined && apart === null;
  const known = formatApart(apart);
  if (stored === known) return true;
  const read = parseApart(stored);
  return read.ok && formatApart(read.value) === known;
}

/**
 * Keeps a game by message that went on from `before`, which is null for a new one. False if another page has gone on
 * with it meanwhile: then that state stays.
 */
export async function keepApart(
  place: ApartPlace,
  before: Apart | null,
  apart: Apart,
): Promise<Result<boolean, ApartFailure>> {
  const began = await addedAt(place.repository, apart.id, place.now());
  const entry = entryOfApart(apart, { began, labels: [] });
  if (entry === null) return refuse('damaged');
  const kept = await place.repository.update(entry, ({ record }) => ({
    way: isTextOf(record.apart, before) ? 'over' : 'not',
  }));
  if (!kept.ok) return kept;
  await countAnew(place);
  return accept(kept.value !== 'not');
}
