import { deflateSync, Inflate } from 'fflate';
import { accept, refuse, type Result } from '../../engine/index.ts';
import { fromBase64, toBase64, withoutStray } from './base64.ts';
import { LINK_LIMITS } from './limits.ts';

/** What can be wrong with a code before its content is read. */
export const ENVELOPE_ERRORS = ['empty', 'too-long', 'signs', 'version', 'damaged', 'too-much'] as const;
export type EnvelopeError = (typeof ENVELOPE_ERRORS)[number];

const PACKED = { no: 0, deflate: 1 } as const;
/** The version and the kind of packing, and a checksum of four bytes. */
const HEAD = 5;

/** Bytes as a code for an address: version (1 to 63), checksum, and the bytes, packed if that is shorter. */
export function wrap(body: Uint8Array<ArrayBuffer>, version: number): string {
  const packed = deflateSync(body, { level: 9 });
  const isShorter = packed.length < body.length;
  const content = isShorter ? packed : body;
  const bytes = new Uint8Array(HEAD + content.length);
  bytes[0] = (version << 2) | (isShorter ? PACKED.deflate : PACKED.no);
  bytes.set(content, HEAD);
  new DataView(bytes.buffer).setUint32(1, checksum(content));
  return toBase64(bytes);
}

const OUR_SIGNS = /^[\w-]*$/;

/** An undamaged code: its version, and the bytes in it. */
export interface Unwrapped<Version> {
  readonly version: Version;
  readonly body: Uint8Array;
}

/** The bytes of a code of one of these versions, if it is undamaged and not too long. */
export function unwrap<Version extends number>(
  written: string,
  versions: readonly Version[],
): Result<Unwrapped<Version>, EnvelopeError> {
  const code = withoutStray(written);
  if (code === '') return refuse('empty');
  if (code.length > LINK_LIMITS.code) return refuse('too-long');
  const bytes = fromBase64(code);
  const [first] = bytes ?? [];
  // a code of valid characters that cannot be read has lost its end
  if (bytes === undefined || first === undefined) return refuse(OUR_SIGNS.test(code) ? 'damaged' : 'signs');
  const content = bytes.subarray(HEAD);
  if (bytes.length < HEAD || new DataView(bytes.buffer).getUint32(1) !== checksum(content))
    return refuse('damaged');
  const version = versions.find((known) => known === first >> 2);
  if (version === undefined) return refuse('version');
  const body = (first & 3) === PACKED.deflate ? inflated(content) : accept(content);
  return body.ok ? accept({ version, body: body.value }) : body;
}

/** How many bytes are unpacked at a time; they cannot hold much. */
const SLICE = 64;

/** Unpacks bytes until they turn out to hold too much. */
export function inflated(packed: Uint8Array): Result<Uint8Array, EnvelopeError> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
      if (size > LINK_LIMITS.bytes) return refuse('too-much');
    }
  } catch {
    return refuse('damaged');
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return accept(body);
}

/** FNV-1a, 32 bits: it detects losses and typing errors, not forgery. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
