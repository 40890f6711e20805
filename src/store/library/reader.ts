import { readBatches, type Batch, type Reading } from './batches.ts';
import type { ReaderRequest } from './readerRequest.ts';

/** A file that is being read. */
export interface Reader {
  /** The next games; null after the last. Rejects if reading broke off. */
  readonly next: () => Promise<Batch | null>;
  readonly close: () => void;
}

/** How a file is opened for reading. */
export type OpenReader = (bytes: Uint8Array<ArrayBuffer>, isSample: boolean) => Reader;

/** Reads on the page itself, batch by batch with room for everything else between. */
export const readHere: OpenReader = (bytes, isSample) => {
  const reading: Reading = { now: Date.now, isSample };
  const batches = readBatches(bytes, reading);
  return {
    next: async () => {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const step = batches.next();
      return step.done === true ? null : step.value;
    },
    close: () => batches.return(undefined),
  };
};

/** Reads in a worker, so that the page goes on as if nothing were; on the page where there are no workers. */
export const readInWorker: OpenReader = (bytes, isSample) => {
  if (typeof Worker === 'undefined') return readHere(bytes, isSample);
  const worker = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  const ask = (request: ReaderRequest): Promise<Batch | null> =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Batch | null>) => resolve(data), {
        once: true,
      });
      worker.addEventListener('error', () => reject(new Error('the worker that reads a file has stopped')), {
        once: true,
      });
      worker.postMessage(request, request.type === 'begin' ? [request.bytes.buffer] : []);
    });
  let request: ReaderRequest = { type: 'begin', bytes, isSample };
  return {
    next: () => {
      const asked = ask(request);
      request = { type: 'next' };
      return asked;
    },
    close: () => worker.terminate(),
  };
};
