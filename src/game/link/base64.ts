const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign, value]));

/** Bytes in the 64 characters that every address may hold (RFC 4648, section 5), without padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const signs = Math.min(4, bytes.length - at + 1);
    for (let sign = 0; sign < signs; sign++) text += SIGNS.charAt((bits >> (18 - 6 * sign)) & 63);
  }
  return text;
}

/**
 * At most this many characters that no such text holds: a mail program adds a full stop, a bracket or a quotation mark.
 */
const STRAY = /[^\w-]{1,4}$/;

/** Such a text without the stray characters copied at its end. */
export const withoutStray = (text: string): string => text.replace(STRAY, '');

/**
 * The bytes of such a text; undefined where it has another character, or a length or an ending that no bytes produce.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, at] = [0, 0, 0];
  for (const sign of text) {
    const value = VALUES.get(sign);
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[at++] = (bits >> count) & 255;
    }
  }
  return (bits & ((1 << count) - 1)) === 0 ? bytes : undefined;
}
