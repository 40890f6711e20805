/** The encodings that a record may come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A file as text. */
export interface RecordText {
  readonly encoding: Encoding;
  /** Without a byte order mark, and with `\n` for every line end. */
  readonly text: string;
  /**
   * The places of characters whose bytes are not UTF-8: the first in each line, in order. If the file has no UTF-8
   * beyond ASCII, only the first of all.
   */
  readonly strays: readonly number[];
}

/** A text with `\n` for every line end and without a byte order mark. */
export const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');

/**
 * Decodes a file as text: by its byte order mark, otherwise as UTF-16 where the first or second byte is 0, otherwise as
 * UTF-8. A byte that is not UTF-8 is read as Windows-1252, which includes Latin-1, and affects nothing around it. Any
 * bytes can be decoded.
 */
export function decodeRecord(bytes: Uint8Array): RecordText {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return sound(wide, new TextDecoder(wide).decode(bytes));
  try {
    return sound('utf-8', new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return decodeMixed(plainBytes(bytes));
  }
}

function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0))
    return 'utf-16be';
  return null;
}

const sound = (encoding: Encoding, text: string): RecordText => ({
  encoding,
  text: plainLines(text),
  strays: [],
});

const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** Does to the bytes of a text what `plainLines` does to a text. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  for (let at = hasMark ? 3 : 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === LINE_FEED && bytes[at - 1] === RETURN) continue;
    plain[length++] = byte === RETURN ? LINE_FEED : byte;
  }
  return plain.subarray(0, length);
}

/**
 * The characters of Windows-1252 from 0x80 on; those after them are the same as in Unicode. Not every TextDecoder knows
 * them.
 */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (byte: number): string => FROM_80[byte - 0x80] ?? String.fromCharCode(byte);

/** Decodes bytes, some of them UTF-8 and some not. */
function decodeMixed(bytes: Uint8Array): RecordText {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts: string[] = [];
  const strays: number[] = [];
  let length = 0;
  let hasUtf8 = false;
  let strayInLine = false;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  let begun = 0;
  for (let at = 0; at < bytes.length;) {
    const size = sizeOfCharacter(bytes, at);
    if (bytes[at] === LINE_FEED) strayInLine = false;
    if (size > 1) hasUtf8 = true;
    if (size > 0) {
      at += size;
      continue;
    }
    if (at > begun) add(utf8.decode(bytes.subarray(begun, at)));
    if (!strayInLine) strays.push(length);
    strayInLine = true;
    add(windows1252(bytes[at] ?? 0));
    begun = ++at;
  }
  add(utf8.decode(bytes.subarray(begun)));
  const encoding = hasUtf8 ? 'utf-8' : 'windows-1252';
  return { encoding, text: parts.join(''), strays: hasUtf8 ? strays : strays.slice(0, 1) };
}

/** How many bytes the UTF-8 character that begins here takes; 0 if there is none (Unicode, table 3-7). */
function sizeOfCharacter(bytes: Uint8Array, at: number): 0 | 1 | 2 | 3 | 4 {
  const first = bytes[at] ?? 0xff;
  if (first < 0x80) return 1;
  const goesOn = (offset: number, least = 0x80, most = 0xbf): boolean => {
    const byte = bytes[at + offset] ?? 0;
    return byte >= least && byte <= most;
  };
  if (first >= 0xc2 && first <= 0xdf) return goesOn(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef)
    return goesOn(1, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf) && goesOn(2) ? 3 : 0;
  if (first >= 0xf0 && first <= 0xf4)
    return goesOn(1, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf) && goesOn(2) && goesOn(3)
      ? 4
      : 0;
  return 0;
}
