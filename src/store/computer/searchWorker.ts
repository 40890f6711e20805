import { createAnswering } from './answering.ts';
import { holds } from './lease.ts';

/** The worker that searches. It hears its next question only when it has answered the one before. */
const answer = createAnswering((said) => postMessage(said), { holds });
addEventListener('message', ({ data }: MessageEvent<unknown>) => answer(data));
