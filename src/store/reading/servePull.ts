import type { PullMessage } from './pull.ts';

/**
 * Lets a worker answer `pullFrom`: with the pieces of what it is sent at first, one for each further word. The request
 * comes from our own page, so it is what that page sends.
 */
export function servePull(piecesOf: (request: never) => Generator): void {
  let pieces: Generator | null = null;
  addEventListener('message', ({ data }: MessageEvent<PullMessage<never>>) => {
    if (data.type === 'begin') pieces = piecesOf(data.request);
    const step: IteratorResult<unknown> | undefined = pieces?.next();
    postMessage(step === undefined || step.done === true ? null : step.value);
  });
}
