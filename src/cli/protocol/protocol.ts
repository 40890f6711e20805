import { Worker } from 'node:worker_threads';
import {
  DEFAULT_REQUEST,
  limitsOf,
  OPTION_LINES,
  positionsOf,
  ProtocolError,
  withOption,
  withPosition,
  type Request,
} from './request.ts';
import type { Answer, Task } from './thread.ts';

type Write = (lines: readonly string[]) => void;

/**
 * A conversation in the line protocol of docs/protocol.md: commands in, answers out. The search runs in a thread of
 * its own.
 */
interface Talk {
  readonly write: Write;
  request: Request;
  worker: Worker | null;
  /** Set while a search runs: what stops it, and what shows that it has ended. */
  running: { readonly stop: Int32Array; readonly ended: Promise<void>; readonly isEndless: boolean } | null;
  forget: boolean;
}

/** Answers commands until `quit` or the end of the input; then it waits for a search that has limits. */
export async function talk(commands: AsyncIterable<string>, write: Write): Promise<void> {
  const state: Talk = { write, request: DEFAULT_REQUEST, worker: null, running: null, forget: false };
  for await (const line of commands) {
    const words = line.split(/\s+/).filter((word) => word !== '');
    if (words[0] === 'quit') {
      stop(state);
      break;
    }
    try {
      obey(state, words);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      write([`error: ${error.message.replace(/\s+/g, ' ')}`]);
    }
  }
  if (state.running?.isEndless === true) stop(state);
  await state.running?.ended;
  await state.worker?.terminate();
}

function obey(state: Talk, [command, ...words]: readonly string[]): void {
  switch (command) {
    case undefined:
      return;
    case 'uci':
      return state.write(['id name Poron Jikaida', ...OPTION_LINES, 'uciok']);
    case 'isready':
      return state.write(['readyok']);
    case 'ucinewgame':
      state.forget = true;
      return;
    case 'setoption':
      state.request = withOption(state.request, words);
      return;
    case 'position':
      state.request = withPosition(state.request, words);
      return;
    case 'go':
      return go(state, words);
    case 'stop':
      return stop(state);
    default:
      throw new ProtocolError(
        `unknown command “${command}”; expected uci, isready, ucinewgame, setoption, position, go, stop, quit`,
      );
  }
}

function stop({ running }: Talk): void {
  if (running !== null) Atomics.store(running.stop, 0, 1);
}

function go(state: Talk, words: readonly string[]): void {
  if (state.running !== null) throw new ProtocolError('a search is running; stop it first');
  const limits = limitsOf(words, positionsOf(state.request).at(-1)!.turn);
  state.worker ??= new Worker(new URL('thread.mjs', import.meta.url));
  const { worker } = state;
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const ended = new Promise<void>((resolve, reject) => {
    const hear = ({ lines, isLast }: Answer): void => {
      if (isLast) {
        worker.off('message', hear);
        worker.off('error', reject);
        state.running = null;
        resolve();
      }
      state.write(lines);
    };
    worker.on('message', hear);
    worker.on('error', reject);
  });
  state.running = { stop: flag, ended, isEndless: Object.keys(limits).length === 0 };
  const task: Task = { request: state.request, limits, stop: flag, forget: state.forget };
  worker.postMessage(task);
  state.forget = false;
}
