import type { PortEvents } from '../../computer/port.ts';
import type { Answered, Asked } from './mindProtocol.ts';

/** What finds moves for the computer, one question at a time. */
export interface Thinker {
  /** The move for a game; null if none comes. After a new question, or `stop`, the previous one is never answered. */
  readonly think: (asked: Omit<Asked, 'number'>) => Promise<string | null>;
  readonly stop: () => void;
}

/** A connection to a worker. */
export interface Line {
  readonly say: (asked: Asked) => void;
  readonly close: () => void;
}

/** Opens a connection to a new worker. Its code is only loaded then. */
function openLine({ onAnswer, onDeath }: PortEvents): Line {
  const worker = new Worker(new URL('./mindWorker.ts', import.meta.url), { type: 'module', name: 'cabinet' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => onAnswer(data));
  worker.addEventListener('messageerror', onDeath);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onDeath();
  });
  return { say: (asked) => worker.postMessage(asked, []), close: () => worker.terminate() };
}

const isAnswer = (data: unknown): data is Answered =>
  typeof data === 'object' && data !== null && 'number' in data && 'move' in data;

/**
 * A thinker over a worker, which is created when it is first needed. A search that is abandoned ends with its worker.
 */
export function createThinker(open: (events: PortEvents) => Line = openLine): Thinker {
  let line: Line | null = null;
  let number = 0;
  let settle: ((move: string | null) => void) | null = null;
  const end = (move: string | null): void => {
    settle?.(move);
    settle = null;
  };
  const drop = (): void => {
    line?.close();
    line = null;
  };
  const opened = (): Line => {
    const mine: Line = open({
      onAnswer: (data) => {
        if (isAnswer(data) && data.number === number) end(data.move);
      },
      onDeath: () => {
        if (line !== mine) return;
        drop();
        end(null);
      },
    });
    return mine;
  };
  return {
    think: async (asked) => {
      if (settle !== null) drop();
      number++;
      return await new Promise<string | null>((resolve) => {
        settle = resolve;
        try {
          line ??= opened();
          line.say({ ...asked, number });
        } catch {
          drop();
          end(null);
        }
      });
    },
    stop: () => {
      if (settle === null) return;
      number++;
      settle = null;
      drop();
    },
  };
}
