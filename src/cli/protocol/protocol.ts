import { Worker } from 'node:worker_threads';
import {
  DEFAULT_REQUEST,
  isEndless,
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
 * A conversation in the line protocol of docs/protocol.md: commands in, answers out. The search runs in a thread of its
 * own.
 */
interface Talk {
  readonly write: Write;
  /** The module of the thread. */
  readonly thread: URL;
  request: Request;
  worker: Worker | null;
  /** Set while a search runs: what stops it, and whether only that stops it. */
  running: { readonly stop: Int32Array; readonly isEndless: boolean } | null;
  forget: boolean;
}

const THREAD = new URL('thread.mjs', import.meta.url);

/** Answers commands until `quit` or the end of the input; then it waits for a search that has limits. */
export async function talk(
  commands: AsyncIterable<string>,
  write: Write,
  thread: URL = THREAD,
): Promise<void> {
  const state: Talk = { write, thread, request: DEFAULT_REQUEST, worker: null, running: null, forget: false };
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
      tellError(state, error);
    }
  }
  if (state.running?.isEndless === true) stop(state);
  const { worker } = state;
  if (worker === null) return;
  ask(state, { kind: 'end' });
  await new Promise((resolve) => {
    worker.once('exit', resolve);
  });
}

const tellError = ({ write }: Talk, error: unknown): void =>
  write([`error: ${(error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')}`]);

function obey(state: Talk, [command, ...words]: readonly string[]): void {
  switch (command) {
    case undefined:
      return;
    case 'uci':
      return state.write(['id name Poron Jikaida', ...OPTION_LINES, 'uciok']);
    case 'isready':
      if (state.running === null) return ask(state, { kind: 'prepare', request: state.request });
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
  if (running === null) return;
  Atomics.store(running.stop, 0, 1);
  Atomics.notify(running.stop, 0);
}

function go(state: Talk, words: readonly string[]): void {
  if (state.running !== null) throw new ProtocolError('a search is running; stop it first');
  const limits = limitsOf(words, positionsOf(state.request).at(-1)!.turn);
  const flag = new Int32Array(new SharedArrayBuffer(4));
  state.running = { stop: flag, isEndless: isEndless(limits) };
  ask(state, { kind: 'search', request: state.request, limits, stop: flag, forget: state.forget });
  state.forget = false;
}

/** Gives the thread a task that follows the earlier ones; the thread starts with the first. */
function ask(state: Talk, task: Task): void {
  state.worker ??= beginThread(state);
  state.worker.postMessage(task);
}

function beginThread(state: Talk): Worker {
  const worker = new Worker(state.thread);
  worker.on('message', ({ lines, isLast }: Answer) => {
    if (isLast) state.running = null;
    state.write(lines);
  });
  // the next task gets a new thread
  worker.on('error', (error) => {
    state.running = null;
    state.worker = null;
    tellError(state, error);
  });
  return worker;
}
