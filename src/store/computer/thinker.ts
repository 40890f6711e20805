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
  /** The earlier positions of the game, oldest first; only the last ones are needed. */
  readonly earlier: readonly Position[];
  readonly options: Omit<SearchOptions, 'shouldStop' | 'onInfo'>;
}

/**
 * Why a question has no answer: it was stopped, the worker ended unexpectedly again and again, or it refused the
 * question.
 */
export type Unanswered = 'stopped' | 'died' | 'refused';

/** A question that the computer is thinking about. */
export interface Thought {
  /** Never rejects. */
  readonly found: Promise<Result<SearchResult, Unanswered>>;
  /** Ends the thinking at once. What was reported on the way is then the result. */
  readonly stop: () => void;
}

/** Thinks about one question at a time, in a worker: a new question stops the one before. */
export interface Thinker {
  readonly think: (question: Question, onInfo?: (info: SearchInfo) => void) => Thought;
  readonly close: () => void;
}

/** How often a question is asked before the thinker gives up. */
const TRIES = 3;
/** Milliseconds past its time after which a worker that has not answered is considered dead. */
const PATIENCE = 10_000;

/** Milliseconds within which a search has to end after its lease was withdrawn; otherwise its worker is terminated. */
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
 * Makes a thinker over connections that `open` opens when they are needed. A search that is stopped finds its lease
 * withdrawn and ends, so that its worker keeps its memory; one that cannot check the lease, or does not end, is
 * terminated with its worker. `onReplaced` is called when a worker has ended unexpectedly and another takes its place.
 */
export function createThinker(open: OpenPort, onReplaced: () => void = () => {}): Thinker {
  const asking = new Asking(open, onReplaced);
  let asked = 0;
  return {
    think: (question, onInfo) => {
      asking.stop();
      const id = asked++;
      const found = new Promise<Result<SearchResult, Unanswered>>((settle) => {
        asking.begin({
          asked: askedOf(id, question),
          position: question.position,
          onInfo,
          settle,
          lease: null,
          tries: 0,
          timer: undefined,
        });
      });
      return { found, stop: () => asking.stop(id) };
    },
    close: () => {
      asking.stop();
      asking.close();
    },
  };
}

/** The current question, and the worker that it was sent to. */
class Asking {
  private port: Port | null = null;
  private pending: Pending | null = null;
  /** A search that was stopped and has not yet ended. */
  private leaving: { readonly id: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  private canLend = true;
  private readonly open: OpenPort;
  private readonly onReplaced: () => void;

  constructor(open: OpenPort, onReplaced: () => void) {
    this.open = open;
    this.onReplaced = onReplaced;
  }

  begin(question: Pending): void {
    this.pending = question;
    this.ask(question);
  }

  /** Stops the question with this id; without one, any. */
  stop(id?: number): void {
    const { pending } = this;
    if (pending === null || (id !== undefined && pending.asked.id !== id)) return;
    if (pending.lease === null) this.close();
    else {
      this.hasLeft();
      this.leaving = { id: pending.asked.id, timer: setTimeout(() => this.leaveBehind(), GRACE) };
    }
    this.settle(refuse('stopped'));
  }

  /** Ends the worker. */
  close(): void {
    this.hasLeft();
    this.port?.close();
    this.port = null;
  }

  private ask(question: Pending): void {
    question.tries++;
    const port = this.portOrNone();
    if (port === null) {
      this.settle(refuse('died'));
      return;
    }
    clearTimeout(question.timer);
    const patience = patienceFor(question.asked);
    question.timer = patience === null ? undefined : setTimeout(() => this.bury(), patience);
    question.lease ??= this.canLend ? port.lend() : null;
    port.say(question.lease === null ? question.asked : { ...question.asked, lease: question.lease.address });
  }

  /** The connection that is there, or a new one; null if none can be opened, as for want of memory. */
  private portOrNone(): Port | null {
    try {
      this.port ??= this.openPort();
    } catch {
      return null;
    }
    return this.port;
  }

  private openPort(): Port {
    const opened: Port = this.open({
      onAnswer: (answer) => this.port === opened && this.hear(answer),
      onDeath: () => this.port === opened && this.bury(),
    });
    return opened;
  }

  private hear(said: unknown): void {
    const answer = v.safeParse(AnswerForm, said);
    if (!answer.success) {
      this.bury();
      return;
    }
    const { type, id } = answer.output;
    const { pending } = this;
    if (type !== 'info' && id !== null && id === this.leaving?.id) this.hasLeft();
    if (pending === null || (id !== null && id !== pending.asked.id)) return;
    if (answer.output.type !== 'error') this.take(answer.output, pending);
    else if (answer.output.wrong === 'lease' && this.canLend) this.askWithoutLease(pending);
    else this.settle(refuse('refused'));
  }

  private take(answer: Exclude<Answer, { type: 'error' }>, { position, onInfo }: Pending): void {
    if (answer.type === 'info') {
      const info = onInfo === undefined ? undefined : readInfo(position, answer);
      if (info === null) this.bury();
      else if (info !== undefined) onInfo?.(info);
      return;
    }
    const found = readResult(position, answer);
    if (found === null) this.bury();
    else this.settle(accept(found));
  }

  /** Workers cannot check leases here. */
  private askWithoutLease(question: Pending): void {
    this.canLend = false;
    question.lease?.withdraw();
    question.lease = null;
    this.ask(question);
  }

  private settle(found: Result<SearchResult, Unanswered>): void {
    const settled = this.pending;
    this.pending = null;
    if (settled === null) return;
    clearTimeout(settled.timer);
    settled.lease?.withdraw();
    settled.settle(found);
  }

  /** A worker that has ended, or sends nonsense, is replaced, and the question is asked again, a few times. */
  private bury(): void {
    this.close();
    const { pending } = this;
    if (pending === null) return;
    if (pending.tries >= TRIES) {
      this.settle(refuse('died'));
      return;
    }
    this.onReplaced();
    this.ask(pending);
  }

  /**
   * A worker that goes on with a search that was stopped is terminated; what it has been asked since then is sent to
   * another.
   */
  private leaveBehind(): void {
    this.close();
    const { pending } = this;
    if (pending === null) return;
    pending.tries--;
    this.ask(pending);
  }

  private hasLeft(): void {
    clearTimeout(this.leaving?.timer);
    this.leaving = null;
  }
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

/** Milliseconds after which an answer is overdue; null for a question without a time limit. */
function patienceFor({ options: { limits } }: Asked): number | null {
  const time = Math.min(limits.moveTime ?? Infinity, limits.clock?.left ?? Infinity);
  return time === Infinity ? null : time + PATIENCE;
}
