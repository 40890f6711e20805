import { lend, type Lease } from './lease.ts';
import type { Asked, Share } from './protocol.ts';

/** A connection to something that searches, in the page or in a worker. */
export interface Port {
  readonly say: (asked: Asked | Share) => void;
  /** A lease that the other end can check; null where there is no such thing. */
  readonly lend: () => Lease | null;
  /** Ends the other end at once, whatever it is doing. */
  readonly close: () => void;
}

/** What a connection reports back. */
export interface PortEvents {
  readonly onAnswer: (answer: unknown) => void;
  /** The other end has ended unexpectedly, or never started, and answers nothing more. */
  readonly onDeath: () => void;
}

export type OpenPort = (events: PortEvents) => Port;

/** Opens a connection to a new worker. Its code is only loaded then. */
export const openWorker: OpenPort = ({ onAnswer, onDeath }) => {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), {
    type: 'module',
    name: 'search',
  });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => onAnswer(data));
  worker.addEventListener('messageerror', onDeath);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onDeath();
  });
  return {
    say: (asked) => worker.postMessage(asked, []),
    lend,
    close: () => worker.terminate(),
  };
};
