import { lend, type Lease } from './lease.ts';
import type { Asked, Share } from './protocol.ts';

/** A line to something that searches, in the page or a worker. */
export interface Port {
  readonly say: (asked: Asked | Share) => void;
  /** A lease that what is at the other end can see; null where there is no such thing. */
  readonly lend: () => Lease | null;
  /** Ends it at once, whatever it is doing. */
  readonly close: () => void;
}

/** What a line brings back. */
export interface PortEvents {
  readonly onAnswer: (answer: unknown) => void;
  /** It has ended by itself, or never begun, and answers nothing more. */
  readonly onDeath: () => void;
}

export type OpenPort = (events: PortEvents) => Port;

/** Opens a line to a new worker. Its code is asked for then, not before. */
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
