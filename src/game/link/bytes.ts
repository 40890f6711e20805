import type { VariationIdError } from '../../engine/index.ts';

/** Writes numbers and texts as bytes. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value & 255);
  }

  /** A whole number, 0 or more, seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) | 128);
    this.byte(rest);
  }

  text(words: string): void {
    const encoded = new TextEncoder().encode(words);
    this.number(encoded.length);
    for (const byte of encoded) this.bytes.push(byte);
  }

  get done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.bytes);
  }
}

/** The bytes do not hold what they should, perhaps because the id of the game is wrong. It never leaves this folder. */
export class LinkFault extends Error {
  override name = 'LinkFault';
  readonly id: VariationIdError | null;

  constructor(problem: string, id: VariationIdError | null = null) {
    super(problem);
    this.id = id;
  }
}

/** Reads what a `ByteWriter` has written; throws a LinkFault where the bytes end too soon or are impossible. */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new LinkFault('the bytes end too soon');
    return value;
  }

  /** A number, at most `most`. */
  number(most: number = Number.MAX_SAFE_INTEGER): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (value > most) throw new LinkFault(`more than ${most}`);
      if (byte < 128) return value;
    }
  }

  /** The next bytes, as many as asked for. */
  take(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new LinkFault('the bytes end too soon');
    const part = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return part;
  }

  text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      this.take(this.number(this.bytes.length - this.at)),
    );
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }
}
