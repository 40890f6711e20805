import { recordDay } from '../../game/day.ts';
import { toBase64 } from '../../game/link/base64.ts';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { liveGameId } from '../../store/library/liveGame.ts';
import { sharedRepository } from '../../store/library/repository.ts';
import { sittingIn } from '../../store/live/news.ts';
import type { Opened } from '../../store/live/open.ts';
import { entryOf } from '../review/entryOf.ts';
import { reviewFor } from '../review/reviewStore.tsx';
import type { Stores } from '../stores.tsx';

/**
 * The id under which the library has the game of a room that has ended. If it does not have it, as for a watcher, the
 * game is put into the review of the house, and the result is null.
 */
export async function layLiveGame(house: Stores, { room, name }: Opened): Promise<string | null> {
  const state = room.state.getState();
  const id = liveGameId(toBase64(name), state.room?.now?.number ?? 0);
  const kept = await sharedRepository().readMany([id]);
  if (kept.ok && kept.value.some(({ summary }) => summary.status === 'finished')) return id;
  const sitting = sittingIn(state);
  if (sitting === null) return null;
  const { tree } = recordOfSitting(sitting, recordDay(Date.now()));
  await entryOf(reviewFor(house)).getState().replace({ tree, source: 'text' });
  return null;
}
