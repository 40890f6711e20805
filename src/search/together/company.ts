import type { PackedMove } from '../../engine/search.ts';
import { MOST_PLIES } from '../scores.ts';
import { bytesOfTable } from '../table.ts';

/** What a depth has found: the score of the position, and the best line. */
export interface Found {
  readonly score: number;
  readonly line: readonly PackedMove[];
}

/** What threads that search together share. It is plain memory, so that it can be sent to them. */
export interface Common {
  /** The table of positions, and of how many entries it is, as a power of 2. */
  readonly table: SharedArrayBuffer;
  readonly tableBits: number;
  readonly signs: SharedArrayBuffer;
}

/**
 * Places of the signs: which search is on, how many helpers are in it, by what positions are judged, and the depth that
 * is searched; then the deepest that a helper has finished, whether that is being written, and what it found; then the moves that are being searched.
 */
const [SEARCH, HELPERS, JUDGE, DEPTH, FINISHED, LOCK, SCORE, LENGTH, LINE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** How many moves that are being searched have a place; a power of 2. Where two share one, one is searched twice. */
const PLACES = 4096;
const BUSY = LINE + MOST_PLIES;

/** How many bytes the signs take. */
const SIGNS = (BUSY + PLACES) * 4;

/** Milliseconds after which a helper that has not left a search counts as gone. */
const LONGEST_LEAVE = 200;

/**
 * The number of helpers inside stands in so many bits; above them how often all who were inside have been counted as gone, so
 * that one who comes back from a long sleep is not taken off a second time.
 */
const COUNT_BITS = 8;
const COUNT = (1 << COUNT_BITS) - 1;

/**
 * The signs by which threads search together. Searches are numbered upwards from 1 by who asks for them: the main thread
 * begins and ends them, and helpers are in them for as long as they are on. Nobody waits for a helper to come.
 */
export class Company {
  private readonly signs: Int32Array<SharedArrayBuffer>;
  /** How often helpers had been counted as gone when this one entered. */
  private entered = 0;
  /** The marks of moves that this thread is searching, each below the one before. */
  private readonly occupied: number[] = [];

  constructor({ signs }: Common) {
    this.signs = new Int32Array(signs);
  }

  /** Lets helpers into a search that judges by the network of the game, or without. */
  begin(search: number, hasNetwork: boolean): void {
    const { signs } = this;
    // nobody may still be writing what the search before has found
    this.waitAlone();
    signs[JUDGE] = Number(hasNetwork);
    signs[DEPTH] = 1;
    signs[FINISHED] = 0;
    signs[LOCK] = 0;
    signs.fill(0, BUSY);
    this.turnTo(2 * search);
  }

  /** Ends a search for all, whether it has begun or not. */
  end(search: number): void {
    this.turnTo(2 * search + 1);
  }

  /** Waits until all helpers have left the searches that are over: a few milliseconds at most. */
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

  /** Enters a search as soon as it begins; false if it is over. Whoever has entered has to leave. */
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

  /** Leaves the search that it entered last; nothing for one who has been counted as gone meanwhile. */
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

  /** The deepest that a helper has finished in this search. */
  get finished(): number {
    return Atomics.load(this.signs, FINISHED);
  }

  /**
   * Tells what a finished depth of a search has found, if that is still on and nobody was quicker. Where two come at
   * once, one of them is not heard.
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

  /** The deepest finished depth and what it found; null where that is just being written. */
  told(): (Found & { readonly depth: number }) | null {
    return this.alone(() => {
      const { signs } = this;
      const line = [...signs.subarray(LINE, LINE + signs[LENGTH]!)];
      return { depth: signs[FINISHED]!, score: signs[SCORE]!, line };
    });
  }

  /** Whether a thread is searching the move of a position that has this mark. */
  isBusy(mark: number): boolean {
    return this.signs[BUSY + (mark & (PLACES - 1))] === (mark | 1);
  }

  /** Shows the others that this thread is searching a move. */
  occupy(mark: number): void {
    this.occupied.push(mark);
    this.signs[BUSY + (mark & (PLACES - 1))] = mark | 1;
  }

  /** Shows that it has finished the move that it began last. */
  free(): void {
    const mark = this.occupied.pop()!;
    this.signs[BUSY + (mark & (PLACES - 1))] = 0;
  }

  /** Shows that it is searching no move any more, as when it was stopped. */
  freeAll(): void {
    while (this.occupied.length > 0) this.free();
  }

  /** Does something with what helpers tell, unless another thread is at it. */
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

/** Memory for threads that search together, with a table of 2 to the power of this many entries. */
export const createCommon = (tableBits: number): Common => ({
  table: new SharedArrayBuffer(bytesOfTable(tableBits)),
  tableBits,
  signs: new SharedArrayBuffer(SIGNS),
});

/** Ends a search for all who share this memory, whether it has begun or not. */
export const endSearch = (common: Common, search: number): void => new Company(common).end(search);
