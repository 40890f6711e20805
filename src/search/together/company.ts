import type { PackedMove } from '../../engine/search.ts';
import { MOST_PLIES } from '../scores.ts';
import { bytesOfTable } from '../table.ts';

/** The result of a depth: the score of the position, and the best line. */
export interface Found {
  readonly score: number;
  readonly line: readonly PackedMove[];
}

/** The memory that threads share when they search together. It is plain memory, so that it can be sent to them. */
export interface Common {
  /** The transposition table, and the number of its entries as a power of 2. */
  readonly table: SharedArrayBuffer;
  readonly tableBits: number;
  readonly signs: SharedArrayBuffer;
}

/**
 * The indices of the signs: the current search, the number of helpers in it, whether a network judges, and the depth
 * that is being searched; then the deepest depth that a helper has finished, the lock for writing it, its score and its
 * line; after these the moves that are being searched.
 */
const [SEARCH, HELPERS, JUDGE, DEPTH, FINISHED, LOCK, SCORE, LENGTH, LINE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * How many entries there are for moves that are being searched; a power of 2. If two moves share one, one of them is
 * searched twice.
 */
const PLACES = 4096;
const BUSY = LINE + MOST_PLIES;

/** The size of the signs in bytes. */
const SIGNS = (BUSY + PLACES) * 4;

/** Milliseconds after which a helper that has not left a search is given up. */
const LONGEST_LEAVE = 200;

/**
 * The bits that hold the number of helpers inside. The bits above count how often all helpers inside have been given
 * up, so that one that wakes up late is not subtracted a second time.
 */
const COUNT_BITS = 8;
const COUNT = (1 << COUNT_BITS) - 1;

/**
 * The signs by which threads search together. Searches are numbered upwards from 1 by the caller. The main thread
 * begins and ends them; helpers take part while they are on. Nobody waits for a helper to arrive.
 */
export class Company {
  private readonly signs: Int32Array<SharedArrayBuffer>;
  /** How often helpers had been given up when this one entered. */
  private entered = 0;
  /** The marks of the moves that this thread is searching, each deeper in the tree than the one before. */
  private readonly occupied: number[] = [];

  constructor({ signs }: Common) {
    this.signs = new Int32Array(signs);
  }

  /** Lets helpers into a search, which judges with or without the game's network. */
  begin(search: number, hasNetwork: boolean): void {
    const { signs } = this;
    // no helper may still be writing a result of the previous search
    this.waitAlone();
    signs[JUDGE] = Number(hasNetwork);
    signs[DEPTH] = 1;
    signs[FINISHED] = 0;
    signs[LOCK] = 0;
    signs.fill(0, BUSY);
    this.turnTo(2 * search);
  }

  /** Ends a search for all threads, whether it has begun or not. */
  end(search: number): void {
    this.turnTo(2 * search + 1);
  }

  /** Waits until all helpers have left earlier searches; after `LONGEST_LEAVE` it gives up those that have not. */
  waitAlone(): void {
    const until = performance.now() + LONGEST_LEAVE;
    for (;;) {
      const inside = Atomics.load(this.signs, HELPERS);
      const left = until - performance.now();
      if ((inside & COUNT) === 0) return;
      if (left > 0) Atomics.wait(this.signs, HELPERS, inside, left);
      else Atomics.compareExchange(this.signs, HELPERS, inside, ((inside >> COUNT_BITS) + 1) << COUNT_BITS);
    }
  }

  /** Enters a search as soon as it begins; false if it is already over. A helper that has entered has to leave. */
  enter(search: number): boolean {
    for (;;) {
      const now = Atomics.load(this.signs, SEARCH);
      if (now >= 2 * search) break;
      Atomics.wait(this.signs, SEARCH, now);
    }
    this.entered = Atomics.add(this.signs, HELPERS, 1) >> COUNT_BITS;
    if (this.isOn(search)) return true;
    this.leave();
    return false;
  }

  /** Leaves the search that this helper entered last; does nothing if the helper has been given up. */
  leave(): void {
    const { signs, entered } = this;
    for (;;) {
      const inside = Atomics.load(signs, HELPERS);
      if (inside >> COUNT_BITS !== entered) return;
      if (Atomics.compareExchange(signs, HELPERS, inside, inside - 1) === inside) break;
    }
    Atomics.notify(signs, HELPERS);
  }

  isOn(search: number): boolean {
    return Atomics.load(this.signs, SEARCH) === 2 * search;
  }

  get hasNetwork(): boolean {
    return this.signs[JUDGE] === 1;
  }

  /** The depth that the main thread is searching. */
  get depth(): number {
    return Atomics.load(this.signs, DEPTH);
  }

  set depth(depth: number) {
    Atomics.store(this.signs, DEPTH, depth);
  }

  /** The deepest depth that a helper has finished in this search. */
  get finished(): number {
    return Atomics.load(this.signs, FINISHED);
  }

  /**
   * Reports the result of a finished depth, if the search is still on and no other helper was quicker. If two helpers
   * report at once, one of the reports is dropped.
   */
  tell(search: number, depth: number, { score, line }: Found): void {
    this.alone(() => {
      const { signs } = this;
      if (!this.isOn(search) || signs[FINISHED]! >= depth) return;
      const told = line.slice(0, MOST_PLIES);
      signs[SCORE] = score;
      signs[LENGTH] = told.length;
      signs.set(told, LINE);
      Atomics.store(signs, FINISHED, depth);
    });
  }

  /** The deepest finished depth with its result; null if a helper is just writing it. */
  told(): (Found & { readonly depth: number }) | null {
    return this.alone(() => {
      const { signs } = this;
      const line = [...signs.subarray(LINE, LINE + signs[LENGTH]!)];
      return { depth: signs[FINISHED]!, score: signs[SCORE]!, line };
    });
  }

  /** Whether a thread is searching the move with this mark. */
  isBusy(mark: number): boolean {
    return this.signs[BUSY + (mark & (PLACES - 1))] === (mark | 1);
  }

  /** Shows the other threads that this one is searching a move. */
  occupy(mark: number): void {
    this.occupied.push(mark);
    this.signs[BUSY + (mark & (PLACES - 1))] = mark | 1;
  }

  /** Shows that this thread has finished the move that it began last. */
  free(): void {
    const mark = this.occupied.pop()!;
    this.signs[BUSY + (mark & (PLACES - 1))] = 0;
  }

  /** Shows that this thread no longer searches any move, for example when it was stopped. */
  freeAll(): void {
    while (this.occupied.length > 0) this.free();
  }

  /** Reads or writes the result of the helpers under the lock; null if another thread holds it. */
  private alone<Result>(work: () => Result): Result | null {
    if (Atomics.compareExchange(this.signs, LOCK, 0, 1) !== 0) return null;
    const done = work();
    Atomics.store(this.signs, LOCK, 0);
    return done;
  }

  private turnTo(sign: number): void {
    Atomics.store(this.signs, SEARCH, sign);
    Atomics.notify(this.signs, SEARCH);
  }
}

/** Memory for threads that search together, with a table of two to the power of this many entries. */
export const createCommon = (tableBits: number): Common => ({
  table: new SharedArrayBuffer(bytesOfTable(tableBits)),
  tableBits,
  signs: new SharedArrayBuffer(SIGNS),
});

/** Ends a search for all threads that share this memory, whether it has begun or not. */
export const endSearch = (common: Common, search: number): void => new Company(common).end(search);
