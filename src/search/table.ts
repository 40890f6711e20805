import type { PackedMove } from '../engine/search.ts';

/** What a stored score says about the true one. */
export const BOUND = { none: 0, atLeast: 1, atMost: 2, exact: 3 } as const;

/** Whether a stored score settles a search with these bounds. */
export const boundHolds = (bound: number, score: number, low: number, high: number): boolean =>
  bound === BOUND.exact ||
  (bound === BOUND.atLeast && score >= high) ||
  (bound === BOUND.atMost && score <= low);

/** Marks a static evaluation that has not been worked out. */
export const UNKNOWN = -32_768;

/**
 * The words of an entry: sealed check; move; score and static evaluation; depth, bound, age and the rest of the check.
 */
const WORDS = 4;
const BUCKET = 2;
const AGES = 64;
/** The part of a key's first word that is stored beside depth, bound and age; the index of the entry gives the rest. */
const CHECKED = ~0xffff;

/**
 * The key as an entry with these other words stores it. Threads write without locks, so an entry may be half of one and
 * half of another; its seal then fits no position's key.
 */
const seal = (high: number, move: number, values: number, rest: number): number =>
  high ^ Math.imul(move, 0x9e3779b1) ^ Math.imul(values, 0x85ebca6b) ^ rest;

/** Whether the entry at an index belongs to a position, and still has this move, which was read there before. */
const holds = (words: Int32Array, at: number, low: number, high: number, move: number): boolean => {
  const rest = words[at + 3]!;
  return (
    ((rest ^ low) & CHECKED) === 0 &&
    (rest & 3) !== BOUND.none &&
    words[at] === seal(high, move, words[at + 2]!, rest)
  );
};

/** How many bytes a table of two to the power of `bits` entries takes: the entries, and one word for the age. */
export const bytesOfTable = (bits: number): number => (2 ** Math.max(bits, 1) * WORDS + 1) * 4;

/**
 * The transposition table: what is known of positions searched before, in typed arrays that several threads may share.
 * A bucket has two entries: one keeps the deeper search, the other the latest. After `probe` has found a position, the
 * fields hold what is stored for it.
 */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  /** The index of the age, which all who share the table use. */
  private readonly ageAt: number;
  private age = 0;
  /** True until a search begins, while nothing is stored: clearing memory that has never been touched takes long. */
  private isBlank: boolean;
  move: PackedMove = 0;
  score = 0;
  /** The static evaluation; `UNKNOWN` if there is none. */
  worth = 0;
  depth = 0;
  bound = 0;

  /**
   * A table of two to the power of `bits` entries of 16 bytes, in memory of its own or in the given one
   * (`bytesOfTable`).
   */
  constructor(bits: number, memory?: ArrayBuffer | SharedArrayBuffer) {
    const entries = 2 ** Math.max(bits, 1);
    this.words = new Int32Array(memory ?? new ArrayBuffer(bytesOfTable(bits)));
    this.isBlank = memory === undefined;
    this.mask = entries - BUCKET;
    this.ageAt = entries * WORDS;
  }

  clear(): void {
    if (this.isBlank) return;
    this.words.fill(0);
    this.age = 0;
  }

  /** Begins a new search, whose entries replace those of earlier ones. */
  grow(): void {
    this.age = (this.age + 1) % AGES;
    this.isBlank = false;
    this.words[this.ageAt] = this.age;
  }

  /** Joins the search for which another thread has called `grow`. */
  follow(): void {
    this.age = this.words[this.ageAt]!;
    this.isBlank = false;
  }

  probe(low: number, high: number): boolean {
    const first = (low & this.mask) * WORDS;
    return this.read(first, low, high) || this.read(first + WORDS, low, high);
  }

  /** Copies the entry at an index to the fields, if it belongs to the position. */
  private read(at: number, low: number, high: number): boolean {
    const { words } = this;
    const rest = words[at + 3]!;
    if (((rest ^ low) & CHECKED) !== 0 || (rest & 3) === BOUND.none) return false;
    const move = words[at + 1]!;
    const values = words[at + 2]!;
    if (words[at] !== seal(high, move, values, rest)) return false;
    this.move = move;
    this.score = values >> 16;
    this.worth = (values << 16) >> 16;
    this.bound = rest & 3;
    this.depth = (rest >> 2) & 255;
    return true;
  }

  /** Stores a result. A move of 0 keeps the known move of the same position. */
  store(
    low: number,
    high: number,
    move: PackedMove,
    score: number,
    worth: number,
    depth: number,
    bound: number,
  ): void {
    const { words } = this;
    const first = (low & this.mask) * WORDS;
    let at = first;
    let known = words[first + 1]!;
    let isKnown = holds(words, first, low, high, known);
    if (!isKnown) {
      const second = first + WORDS;
      const rest = words[first + 3]!;
      const keeps =
        (rest & 3) !== BOUND.none && ((rest >> 10) & (AGES - 1)) === this.age && ((rest >> 2) & 255) > depth;
      known = words[second + 1]!;
      isKnown = holds(words, second, low, high, known);
      if (keeps || isKnown) at = second;
    }
    const kept = move === 0 && isKnown ? known : move;
    const values = (score << 16) | (worth & 0xffff);
    const rest = (low & CHECKED) | (this.age << 10) | (depth << 2) | bound;
    words[at] = seal(high, kept, values, rest);
    words[at + 1] = kept;
    words[at + 2] = values;
    words[at + 3] = rest;
  }
}
