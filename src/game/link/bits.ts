import { type ByteReader, type ByteWriter, LinkFault } from './bytes.ts';

/** Writes numbers in as few bits as they need, the highest bit first; `done` fills up the last byte. */
export class BitWriter {
  private readonly bytes: ByteWriter;
  private pending = '';

  constructor(bytes: ByteWriter) {
    this.bytes = bytes;
  }

  /** A number below 2 to the power of `width`. */
  bits(value: number, width: number): void {
    if (width > 0) this.pending += value.toString(2).padStart(width, '0');
    for (; this.pending.length >= 8; this.pending = this.pending.slice(8))
      this.bytes.byte(Number.parseInt(this.pending.slice(0, 8), 2));
  }

  /** Which of `count` equally likely possibilities. */
  choice(value: number, count: number): void {
    const { width, short } = choiceOf(count);
    if (value < short) this.bits(value, width);
    else this.bits(value + short, width + 1);
  }

  /** A whole number, 0 or more, that probably has about `width` bits. */
  about(value: number, width: number): void {
    const { ones, tail } = headOf(Math.floor(value / 2 ** width));
    for (let one = 0; one < ones; one++) this.bits(1, 1);
    if (ones < MOST_ONES) this.bits(0, 1);
    else this.long(tail);
    this.bits(value % 2 ** width, width);
  }

  /** A number, 1 or more: the number of its bits after the first, in unary as ones, then those bits. */
  private long(value: number): void {
    const width = bitsOf(value) - 1;
    for (let one = 0; one < width; one++) this.bits(1, 1);
    this.bits(0, 1);
    this.bits(value - 2 ** width, width);
  }

  done(): void {
    if (this.pending !== '') this.bits(0, 8 - this.pending.length);
  }
}

/** The possibilities before `short` have `width` bits, the others one more. */
function choiceOf(count: number): { readonly width: number; readonly short: number } {
  const width = 31 - Math.clz32(count);
  return { width, short: 2 ** (width + 1) - count };
}

/**
 * At most this many ones stand before the bits of a number; the length beyond that is written as a number of its own.
 */
const MOST_ONES = 8;

function headOf(above: number): { readonly ones: number; readonly tail: number } {
  const ones = Math.min(above, MOST_ONES);
  return { ones, tail: above - ones + 1 };
}

const bitsOf = (value: number): number => value.toString(2).length;

/** How many bits `about` takes. */
export function lengthAbout(value: number, width: number): number {
  const { ones, tail } = headOf(Math.floor(value / 2 ** width));
  return width + ones + (ones < MOST_ONES ? 1 : 2 * bitsOf(tail) - 1);
}

/** A longer number could not be represented exactly. */
const MOST_BITS = 51;

/** Reads what a `BitWriter` has written; throws a LinkFault where the bytes end too soon or are impossible. */
export class BitReader {
  private readonly bytes: ByteReader;
  private byte = 0;
  private left = 0;

  constructor(bytes: ByteReader) {
    this.bytes = bytes;
  }

  bits(width: number): number {
    let value = 0;
    for (let bit = 0; bit < width; bit++) {
      if (this.left === 0) {
        this.byte = this.bytes.byte();
        this.left = 8;
      }
      value = value * 2 + ((this.byte >> --this.left) & 1);
    }
    return value;
  }

  choice(count: number): number {
    if (count === 0) throw new LinkFault('nothing to choose from');
    const { width, short } = choiceOf(count);
    const value = this.bits(width);
    return value < short ? value : 2 * value + this.bits(1) - short;
  }

  about(width: number): number {
    let above = this.ones(MOST_ONES);
    if (above === MOST_ONES) {
      const more = this.ones(MOST_BITS - width);
      above += 2 ** more + this.bits(more) - 1;
    }
    return above * 2 ** width + this.bits(width);
  }

  /** How many ones stand before a zero, which is read too; at most this many. */
  private ones(most: number): number {
    for (let count = 0; count < most; count++) if (this.bits(1) === 0) return count;
    return most;
  }
}
