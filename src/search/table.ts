import type { PackedMove } from '../engine/search.ts';

/** What a stored score says about the true one. */
export const BOUND = { none: 0, atLeast: 1, atMost: 2, exact: 3 } as const;

/** Whether a stored score decides between these bounds. */
export const boundHolds = (bound: number, score: number, low: number, high: number): boolean =>
  bound === BOUND.exact ||
  (bound === BOUND.atLeast && score >= high) ||
  (bound === BOUND.atMost && score <= low);

/** A static evaluation that has not been worked out. */
export const UNKNOWN = -32_768;

/** Words of an entry: check, move, score and static worth, depth and bound and age and more of the check. */
const WORDS = 4;
const BUCKET = 2;
const AGES = 64;
/** The part of a key's first word that is kept beside depth, bound and age; the rest is the place of the entry. */
const CHECKED = ~0xffff;

/** Whether the entry at a place is that of a position. */
const holds = (words: Int32Array, at: number, low: number, high: number): boolean =>
  words[at] === high && ((words[at + 3]! ^ low) & CHECKED) === 0 && (words[at + 3]! & 3) !== BOUND.none;

/**
 * What is known of positions searched before, in typed arrays. Two entries share a place: one keeps the deeper
 * search, the other the latest. After `probe` has found a position, the fields hold what is stored there.
 */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;
  move: PackedMove = 0;
  score = 0;
  /** The static evaluation; `UNKNOWN` for none. */
  worth = 0;
  depth = 0;
  bound = 0;

  /** Makes room for 2 to the power of `bits` entries of 16 bytes. */
  constructor(bits: number) {
    const entries = 2 ** Math.max(bits, 1);
    this.words = new Int32Array(entries * WORDS);
    this.mask = entries - BUCKET;
  }

  clear(): void {
    this.words.fill(0);
    this.age = 0;
  }

  /** Entries of earlier searches give way to those of the new one. */
  grow(): void {
    this.age = (this.age + 1) % AGES;
  }

  probe(low: number, high: number): boolean {
    const { words } = this;
    let at = (low & this.mask) * WORDS;
    if (!holds(words, at, low, high)) {
      at += WORDS;
      if (!holds(words, at, low, high)) return false;
    }
    this.move = words[at + 1]!;
    const values = words[at + 2]!;
    this.score = values >> 16;
    this.worth = (values << 16) >> 16;
    const rest = words[at + 3]!;
    this.bound = rest & 3;
    this.depth = (rest >> 2) & 255;
    return true;
  }

  /** Keeps a result. A move of 0 leaves the move that is already known for the same position. */
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
    if (!holds(words, first, low, high)) {
      const second = first + WORDS;
      const rest = words[first + 3]!;
      const keeps =
        (rest & 3) !== BOUND.none && ((rest >> 10) & (AGES - 1)) === this.age && ((rest >> 2) & 255) > depth;
      if (keeps || holds(words, second, low, high)) at = second;
    }
    const kept = move === 0 && holds(words, at, low, high) ? words[at + 1]! : move;
    words[at] = high;
    words[at + 1] = kept;
    words[at + 2] = (score << 16) | (worth & 0xffff);
    words[at + 3] = (low & CHECKED) | (this.age << 10) | (depth << 2) | bound;
  }
}
