import type { PackedMove } from '../engine/search.ts';

/** What a stored score says about the true one. */
export const BOUND = { none: 0, atLeast: 1, atMost: 2, exact: 3 } as const;

/** Words of an entry: check, move, score and static worth, depth and bound and age. */
const WORDS = 4;
const BUCKET = 2;
const AGES = 64;

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
  /** The static evaluation. */
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
    if (words[at] !== high || (words[at + 3]! & 3) === BOUND.none) {
      at += WORDS;
      if (words[at] !== high || (words[at + 3]! & 3) === BOUND.none) return false;
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
    if (words[first] !== high) {
      const second = first + WORDS;
      const rest = words[first + 3]!;
      const keeps = (rest & 3) !== BOUND.none && rest >> 10 === this.age && ((rest >> 2) & 255) > depth;
      if (words[second] === high || keeps) at = second;
    }
    const kept = words[at] === high && move === 0 ? words[at + 1]! : move;
    words[at] = high;
    words[at + 1] = kept;
    words[at + 2] = (score << 16) | (worth & 0xffff);
    words[at + 3] = (this.age << 10) | (depth << 2) | bound;
  }
}
