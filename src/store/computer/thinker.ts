import * as v from 'valibot';
import {
  accept,
  formatCoordinates,
  formatPosition,
  refuse,
  type Position,
  type Result,
} from '../../engine/index.ts';
import type { SearchInfo, SearchOptions, SearchResult } from '../../search/index.ts';
import type { Lease } from './lease.ts';
import type { OpenPort, Port } from './port.ts';
import { AnswerForm, MOST_EARLIER, type Answer, type Asked } from './protocol.ts';
import { readInfo, readResult } from './readAnswer.ts';

/** What is to be thought about. */
export interface Question {
  readonly position: Position;
  /** The earlier positions of the game, oldest first; the last of them are enough. */
  readonly earlier: readonly Position[];
  readonly options: Omit<SearchOptions, 'shouldStop' | 'onInfo'>;
}

/** Why a question has no answer: it was stopped, the worker ended again and again, or it refused the question. */
export type Unanswered = 'stopped' | 'died' | 'refused';

/** A question that is being thought about. */
export interface Thought {
  /** Never rejects. */
  readonly found: Promise<Result<SearchResult, Unanswered>>;
  /** Ends it at once. What was told on the way is what is known then. */
  readonly stop: () => void;
}

/** Thinks about one question at a time, in a worker: a new question stops the one before. */
export interface Thinker {
  readonly think: (question: Question, onInfo?: (info: SearchInfo) => void) => Thought;
  readonly close: () => void;
}

/** How often a question is asked before it is given up. */
const TRIES = 3;
/** Milliseconds beyond its time after which a worker that has not answered counts as dead. */
const PATIENCE = 10_000;

/** Milliseconds in which a search has to end whose lease was withdrawn; its worker is ended otherwise. */
const GRACE = 150;

interface Pending {
  readonly asked: Asked;
  readonly position: Position;
  readonly onInfo: ((info: SearchInfo) => void) | undefined;
  readonly settle: (found: Result<SearchResult, Unanswered>) => void;
  lease: Lease | null;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes a thinker over lines that `open` opens when they are needed. A search that is stopped sees its lease withdrawn
 * and ends, so that its worker keeps its memory; one that cannot see that, or does not end, ends with its worker.
 * `onReplaced` is told when a worker has ended by itself and another takes its place.
 */
export function createThinker(open: OpenPort, onReplaced: () => void = () => {}): Thinker {
  let port: Port | null = null;
  let pending: Pending | null = null;
  /** A search that was stopped and has not yet ended. */
  let leaving: { readonly id: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let canLend = true;
  let asked = 0;

  const hasLeft = (): void => {
    clearTimeout(leaving?.timer);
    leaving = null;
  };

  const close = (): void => {
    hasLeft();
    port?.close();
    port = null;
  };

  const settle = (found: Result<SearchResult, Unanswered>): void => {
    const settled = pending;
    pending = null;
    if (settled === null) return;
    clearTimeout(settled.timer);
    settled.lease?.withdraw();
    settled.settle(found);
  };

  const bury = (): void => {
    close();
    if (pending === null) return;
    if (pending.tries >= TRIES) {
      settle(refuse('died'));
      return;
    }
    onReplaced();
    ask(pending);
  };

  const openPort = (): Port => {
    const opened: Port = open({
      onAnswer: (answer) => port === opened && hear(answer),
      onDeath: () => port === opened && bury(),
    });
    return opened;
  };

  const ask = (question: Pending): void => {
    question.tries++;
    port ??= openPort();
    clearTimeout(question.timer);
    const patience = patienceFor(question.asked);
    question.timer = patience === null ? undefined : setTimeout(bury, patience);
    question.lease ??= canLend ? port.lend() : null;
    port.say(question.lease === null ? question.asked : { ...question.asked, lease: question.lease.address });
  };

  const hear = (said: unknown): void => {
    const answer = v.safeParse(AnswerForm, said);
    if (!answer.success) {
      bury();
      return;
    }
    const { type, id } = answer.output;
    if (type !== 'info' && id !== null && id === leaving?.id) hasLeft();
    if (pending === null || (id !== null && id !== pending.asked.id)) return;
    if (answer.output.type !== 'error') take(answer.output, pending);
    else if (answer.output.wrong === 'lease' && canLend) askWithoutLease(pending);
    else settle(refuse('refused'));
  };

  /** Here workers cannot see leases. */
  const askWithoutLease = (question: Pending): void => {
    canLend = false;
    question.lease?.withdraw();
    question.lease = null;
    ask(question);
  };

  const take = (answer: Exclude<Answer, { type: 'error' }>, { position, onInfo }: Pending): void => {
    if (answer.type === 'info') {
      const info = onInfo === undefined ? undefined : readInfo(position, answer);
      if (info === null) bury();
      else if (info !== undefined) onInfo?.(info);
      return;
    }
    const found = readResult(position, answer);
    if (found === null) bury();
    else settle(accept(found));
  };

  const stop = (): void => {
    if (pending === null) return;
    const { asked: stopped, lease } = pending;
    if (lease === null) close();
    else {
      hasLeft();
      leaving = { id: stopped.id, timer: setTimeout(leaveBehind, GRACE) };
    }
    settle(refuse('stopped'));
  };

  /** A worker that goes on with a search that was stopped is ended; what it was asked since is asked another. */
  const leaveBehind = (): void => {
    close();
    if (pending === null) return;
    pending.tries--;
    ask(pending);
  };

  return {
    think: (question, onInfo) => {
      stop();
      const id = asked++;
      const found = new Promise<Result<SearchResult, Unanswered>>((resolve) => {
        pending = {
          asked: askedOf(id, question),
          position: question.position,
          onInfo,
          settle: resolve,
          lease: null,
          tries: 0,
          timer: undefined,
        };
        ask(pending);
      });
      return { found, stop: () => pending?.asked.id === id && stop() };
    },
    close: () => {
      stop();
      close();
    },
  };
}

function askedOf(id: number, { position, earlier, options }: Question): Asked {
  const { among, ...rest } = options;
  const written = among?.map((move) => formatCoordinates(position.ruleset, move));
  return {
    type: 'search',
    id,
    variation: position.ruleset.variation.id,
    position: formatPosition(position),
    earlier: earlier.slice(-MOST_EARLIER).map(formatPosition),
    options: written === undefined ? rest : { ...rest, among: written },
  };
}

/** Milliseconds after which an answer is overdue; null for a question without a limit of time. */
function patienceFor({ options: { limits } }: Asked): number | null {
  const time = Math.min(limits.moveTime ?? Infinity, limits.clock?.left ?? Infinity);
  return time === Infinity ? null : time + PATIENCE;
}
