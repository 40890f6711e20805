import type { ReadPart } from '../../game/jkn/index.ts';
import { unpackGame } from './packed.ts';
import { pullFrom, pullHere, type Pull } from './pull.ts';
import { partsOf, type GivenRecord, type PackedPart } from './recordParts.ts';

/** A record of at least this many bytes, or characters of pasted text, is read in a worker. */
export const LONG_RECORD = 65_536;

/** Opens a record for reading: a short one on the page, a long one in a worker, if there are workers. */
export function openRecord(given: GivenRecord): Pull<ReadPart> {
  if (given.length < LONG_RECORD || typeof Worker === 'undefined') return pullHere(partsOf(given));
  const worker = new Worker(new URL('./recordWorker.ts', import.meta.url), { type: 'module' });
  const parts = pullFrom<PackedPart>(worker, given, typeof given === 'string' ? [] : [given.buffer]);
  return {
    ...parts,
    next: async () => {
      const part = await parts.next();
      return part && { ...part, games: part.games.map(unpackGame) };
    },
  };
}
