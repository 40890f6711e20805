import { openFor } from '../tablebase/inWorker.ts';
import { createAnswering } from './answering.ts';
import { holds } from './lease.ts';
import { openNetwork } from './networks.ts';
import { tableSearcher } from './tableSearcher.ts';

/**
 * The worker that searches. It hears its next question only when it has answered the one before. First it opens the
 * network of the game, and looks whether its tablebase is here.
 */
const answer = createAnswering((said) => postMessage(said), { holds, make: tableSearcher });
let answered = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  answered = answerAfter(answered, data);
});

async function answerAfter(before: Promise<void>, asked: unknown): Promise<void> {
  await before;
  const variation = variationIn(asked);
  await Promise.all([openFor(variation), openNetwork(variation)]);
  answer(asked);
}

const variationIn = (asked: unknown): unknown =>
  typeof asked === 'object' && asked !== null && 'variation' in asked ? asked.variation : undefined;
