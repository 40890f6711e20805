import { pullFrom, pullHere, type Pull } from '../reading/pull.ts';
import { openBatches, type Batch } from './batches.ts';
import type { ReaderRequest } from './readerRequest.ts';

/** A file that is being read. */
export type Reader = Pull<Batch>;

/** How a file is opened for reading. */
export type OpenReader = (bytes: Uint8Array<ArrayBuffer>, isSample: boolean) => Reader;

/** Reads on the page itself, batch by batch, leaving time for everything else in between. */
export const readHere: OpenReader = (bytes, isSample) =>
  pullHere(openBatches(bytes, { now: Date.now, isSample }));

/** Reads in a worker, so that the page goes on undisturbed; on the page if there are no workers. */
export const readInWorker: OpenReader = (bytes, isSample) => {
  if (typeof Worker === 'undefined') return readHere(bytes, isSample);
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  const request: ReaderRequest = { bytes, isSample };
  return pullFrom(worker, request, [bytes.buffer]);
};
