import { failAloud } from '../failAloud.ts';
import type { PullMessage } from './pull.ts';

/**
 * Makes a worker answer `pullFrom`, with the pieces of its first request, one for each further message. The request
 * comes from the app's own page, so its type is trusted.
 */
export function servePull(piecesOf: (request: never) => Generator | Promise<Generator>): void {
  let pieces: Generator | Promise<Generator> | null = null;
  const answer = async (message: PullMessage<never>): Promise<void> => {
    if (message.type === 'begin') pieces = piecesOf(message.request);
    const step: IteratorResult<unknown> | undefined = (await pieces)?.next();
    postMessage(step === undefined || step.done === true ? null : step.value);
  };
  addEventListener('message', ({ data }: MessageEvent<PullMessage<never>>) => {
    answer(data).catch(failAloud);
  });
}
