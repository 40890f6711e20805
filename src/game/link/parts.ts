import { deflateSync } from 'fflate';
import { ByteReader, ByteWriter, LinkFault } from './bytes.ts';
import { inflated } from './envelope.ts';

/** The bytes of a game: words and counts, which can be packed, and after them bits, which cannot. */
export interface Parts<Bytes> {
  readonly words: Bytes;
  readonly bits: Bytes;
}

/** Both parts in one: the packed length of the words, the words, the bits. */
export function joined({ words, bits }: Parts<Uint8Array>): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(words, { level: 9 });
  const all = new ByteWriter();
  all.number(packed.length);
  for (const part of [packed, bits]) for (const byte of part) all.byte(byte);
  return all.done;
}

/** The parts of such bytes. Throws a LinkFault if the bytes are not of this form, or hold too much. */
export function parted(body: Uint8Array): Parts<ByteReader> {
  const reader = new ByteReader(body);
  const packed = reader.take(reader.number(body.length));
  const words = inflated(packed);
  if (!words.ok) throw new LinkFault(words.error);
  return { words: new ByteReader(words.value), bits: reader };
}
