import { readBatches, type Batch } from './batches.ts';
import type { ReaderRequest } from './readerRequest.ts';

let batches: Generator<Batch> | null = null;

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  if (data.type === 'begin') batches = readBatches(data.bytes, { now: Date.now, isSample: data.isSample });
  const step = batches?.next();
  postMessage(step === undefined || step.done === true ? null : step.value);
});
