import { sha256 } from '@noble/hashes/sha2.js';
import { LinkFault, type ByteReader, type ByteWriter } from '../link/bytes.ts';

export type Bytes = Uint8Array;

export const HASH = 32;
export const KEY = 32;
export const SIGNATURE = 64;

export const hashOf = (...parts: readonly Bytes[]): Bytes => sha256(joined(...parts));

/** Byte strings joined one after the other. */
export function joined(...parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const isSame = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

export const asciiOf = (words: string): Bytes => new TextEncoder().encode(words);

/** Bytes of a length that both sides know. */
export function writeRaw(writer: ByteWriter, bytes: Bytes): void {
  for (const byte of bytes) writer.byte(byte);
}

export const readRaw = (reader: ByteReader, length: number): Bytes =>
  Uint8Array.from({ length }, () => reader.byte());

/** Bytes preceded by their number. */
export function writeBlock(writer: ByteWriter, bytes: Bytes): void {
  writer.number(bytes.length);
  writeRaw(writer, bytes);
}

export const readBlock = (reader: ByteReader, most: number): Bytes => readRaw(reader, reader.number(most));

/** One of a closed set, as its place in the set. */
export function readChoice<Choice>(reader: ByteReader, choices: readonly Choice[]): Choice {
  const choice = choices[reader.byte()];
  if (choice === undefined) throw new LinkFault('no such choice');
  return choice;
}

export function writeChoice<Choice>(writer: ByteWriter, choices: readonly Choice[], choice: Choice): void {
  writer.byte(choices.indexOf(choice));
}

/** What a reader finds; null where the bytes are not of its form, or go on after it. */
export function readOrNull<Value>(reader: ByteReader, read: (reader: ByteReader) => Value): Value | null {
  try {
    const value = read(reader);
    return reader.isAtEnd ? value : null;
  } catch (error) {
    if (error instanceof LinkFault) return null;
    throw error;
  }
}
