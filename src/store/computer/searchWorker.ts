import * as v from 'valibot';
import { endSearch } from '../../search/index.ts';
import { openFor } from '../tablebase/inWorker.ts';
import { createAnswering } from './answering.ts';
import { createHelping } from './helping.ts';
import { holds } from './lease.ts';
import { openedNetwork, openNetwork } from './networks.ts';
import { ShareForm } from './protocol.ts';
import { sharedMemory, shareMemory } from './sharing.ts';
import { tableSearcher } from './tableSearcher.ts';

/**
 * The worker that searches. It receives its next question only after it has answered the previous one. First it opens
 * the network of the game, and checks whether the game's tablebase is here. Once it is told to help, it answers
 * nothing, but takes part in what another worker is asked.
 */
let answer = createAnswering((said) => postMessage(said), { holds, make: tableSearcher });
let answered = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const share = v.safeParse(ShareForm, data);
  if (!share.success) answered = answerAfter(answered, data);
  else if (share.output.helps) answer = createHelping(share.output.common, openedNetwork);
  else shareMemory(share.output.common);
});

async function answerAfter(before: Promise<void>, asked: unknown): Promise<void> {
  await before;
  const variation = fieldOf(asked, 'variation');
  await Promise.all([openFor(variation), openNetwork(variation)]);
  answer(asked);
  // a helper need not wait for a search that was not needed
  const [common, search] = [sharedMemory(), fieldOf(asked, 'together')];
  if (common !== undefined && typeof search === 'number') endSearch(common, search);
}

const fieldOf = (asked: unknown, name: string): unknown =>
  typeof asked === 'object' && asked !== null ? Reflect.get(asked, name) : undefined;
