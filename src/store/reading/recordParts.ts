import { decodeRecord, plainLines, readParts, type ReadPart } from '../../game/jkn/index.ts';
import type { PackedGame } from './packed.ts';

/** A record from a file, or as it was pasted. */
export type GivenRecord = string | Uint8Array<ArrayBuffer>;

/** A part in the form in which the worker sends it. */
export interface PackedPart extends Omit<ReadPart, 'games'> {
  readonly games: readonly PackedGame[];
}

/** The games of a record, part by part on demand. */
export function* partsOf(given: GivenRecord): Generator<ReadPart> {
  const source = typeof given === 'string' ? { text: plainLines(given), strays: [] } : decodeRecord(given);
  yield* readParts(source, { now: () => performance.now() });
}
