import { createAnswering } from './answering.ts';

/*
 * The worker that searches. While it does it hears nothing: who wants it to stop ends it and begins another, which is
 * the one way to stop at any moment without memory that page and worker share.
 */
const answer = createAnswering((said) => postMessage(said));
addEventListener('message', ({ data }: MessageEvent<unknown>) => answer(data));
