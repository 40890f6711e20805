import { type Counted, countedEach, countedSide, countIn } from './counted.ts';
import type { Direction } from './directions.ts';
import type { Square } from './geometry.ts';
import { EMPTY } from './piece.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import type { SideIndex } from './side.ts';

/**
 * Where straight vaults begin on a board (section 5), kept up to date from the first request on. A move only records
 * the squares that it fills and vacates; their consequences are worked out at the next request.
 */
export class Vaults {
  /** By square, the directions in which the shortest line for a vault is complete next to it. */
  private readonly begins: Uint8Array;
  /** What carried a vault when `begins` was worked out: 1 for a piece or a hill. */
  private readonly carries: Uint8Array;
  /** The squares that have changed since. */
  private readonly changed: Uint16Array;
  private count = 0;
  /** By square, the directions that count for the piece there while a vault begins in them. */
  private readonly counted: Int32Array;
  /** By side, the sum of these (`sumOf`). */
  private readonly sums = new Int32Array(2);

  private readonly rules: Ruleset;

  constructor(rules: Ruleset, cells: Uint8Array) {
    this.rules = rules;
    this.begins = new Uint8Array(cells.length);
    this.carries = new Uint8Array(cells.length);
    this.changed = new Uint16Array(2 * cells.length);
    this.counted = new Int32Array(cells.length);
    for (let square = 0; square < cells.length; square++)
      if (cells[square] !== EMPTY || rules.hills[square] !== 0) this.toggle(square);
  }

  /** Records that a square has been filled or vacated; two records of it in a row cancel out. */
  note(square: Square): void {
    if (this.rules.hills[square] !== 0) return;
    if (this.count > 0 && this.changed[this.count - 1] === square) {
      this.count--;
      return;
    }
    if (this.count === this.changed.length) this.workOut();
    this.changed[this.count++] = square;
  }

  /** By square, the directions in which the shortest line for a vault is complete next to it. */
  where(): Uint8Array {
    if (this.count !== 0) this.workOut();
    return this.begins;
  }

  /** From now on these directions count on a square, instead of the previous ones. */
  heed(square: Square, counted: Counted): void {
    const before = this.counted[square]!;
    this.counted[square] = counted;
    const begins = this.begins[square]!;
    if (begins === 0) return;
    this.sums[countedSide(before)]! -= countIn(before, begins);
    this.sums[countedSide(counted)]! += countIn(counted, begins);
  }

  /** The sum, for a side's pieces, of the counted directions in which vaults begin. */
  sumOf(side: SideIndex): number {
    if (this.count !== 0) this.workOut();
    return this.sums[side]!;
  }

  private workOut(): void {
    for (let i = 0; i < this.count; i++) this.toggle(this.changed[i]!);
    this.count = 0;
  }

  /** Updates both ends of every shortest line that a square completes or breaks. */
  private toggle(square: Square): void {
    const { carries } = this;
    const { geometry, vaultLine } = this.rules;
    const { step, toEdge } = geometry;
    const most = vaultLine - 1; // how many more pieces a line needs
    carries[square]! ^= 1;
    for (let d = 0; d < 4; d++) {
      const delta = step[d]!;
      const room = toEdge[square * 8 + d]!;
      const roomBehind = toEdge[square * 8 + d + 4]!;
      let ahead = 0;
      while (ahead < most && ahead < room && carries[square + (ahead + 1) * delta] !== 0) ahead++;
      let first = 0;
      while (first > -most && first > -roomBehind && carries[square + (first - 1) * delta] !== 0) first--;
      for (; first + most <= ahead; first++) {
        if (first > -roomBehind) this.flip(square + (first - 1) * delta, d);
        if (first + vaultLine <= room) this.flip(square + (first + vaultLine) * delta, d + 4);
      }
    }
  }

  /** A vault now begins in a direction, or no longer does. */
  private flip(square: Square, direction: Direction): void {
    const bit = 1 << direction;
    this.begins[square]! ^= bit;
    const counted = this.counted[square]!;
    if ((counted & bit) === 0) return;
    const each = countedEach(counted);
    this.sums[countedSide(counted)]! += (this.begins[square]! & bit) === 0 ? -each : each;
  }
}

/** The parts of a board that are needed here. */
interface Followed {
  readonly rules: Ruleset;
  readonly cells: Uint8Array;
  vaults: Vaults | null;
}

/** The object that keeps track of where vaults begin on a board; made at the first request. */
export function vaultsOf(board: Followed): Vaults {
  board.vaults ??= new Vaults(board.rules, board.cells);
  return board.vaults;
}

/** By square, the directions in which the shortest line for a vault is complete next to it. */
export const whereVaultsBegin = (board: Followed): Uint8Array => vaultsOf(board).where();
