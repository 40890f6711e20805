import { deflateSync, Inflate } from 'fflate';
import { accept, refuse, type Result, type VariationIdError } from '../../engine/index.ts';
import type { GameTree } from '../tree/index.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { LinkFault } from './bytes.ts';
import { LINK_LIMITS } from './limits.ts';
import { treeBytes, treeOfBytes } from './tree.ts';

/** Why a link cannot be made: the game is too long for it. */
export interface LinkTooLong {
  readonly code: 'too-long';
  readonly most: number;
}

/** Why a link cannot be read. */
export const LINK_ERRORS = [
  'empty',
  'too-long',
  'signs',
  'version',
  'damaged',
  'too-much',
  'game',
  'game-id',
] as const;
export type LinkErrorCode = (typeof LINK_ERRORS)[number];
export type LinkError =
  | { readonly code: Exclude<LinkErrorCode, 'game-id'> }
  /** The id of the game is wrong. */
  | { readonly code: 'game-id'; readonly error: VariationIdError };

const refuseLink = (code: Exclude<LinkErrorCode, 'game-id'>) => refuse<LinkError>({ code });

/** Raised whenever the bytes, the order of moves or the rules change. */
const VERSION = 1;
const PACKED = { no: 0, deflate: 1 } as const;
/** The version and the kind of packing, and a checksum of four bytes. */
const HEAD = 5;

/** A game as a code for an address: version, checksum, and its bytes, packed where that is shorter. */
export function formatLink(tree: GameTree): Result<string, LinkTooLong> {
  const body = treeBytes(tree);
  const packed = deflateSync(body, { level: 9 });
  const isShorter = packed.length < body.length;
  const content = isShorter ? packed : body;
  const bytes = new Uint8Array(HEAD + content.length);
  bytes[0] = (VERSION << 2) | (isShorter ? PACKED.deflate : PACKED.no);
  bytes.set(content, HEAD);
  new DataView(bytes.buffer).setUint32(1, checksum(content));
  const code = toBase64(bytes);
  const fits = code.length <= LINK_LIMITS.code && isWithin(tree, body);
  return fits ? accept(code) : refuse({ code: 'too-long', most: LINK_LIMITS.code });
}

const isWithin = ({ nodes, tags }: GameTree, body: Uint8Array): boolean =>
  body.length <= LINK_LIMITS.bytes && nodes.length <= LINK_LIMITS.moves && tags.size <= LINK_LIMITS.tags;

type LinkRead = Result<GameTree, LinkError>;

/** Reads the code of a link from a stranger at once. Never throws. */
export function parseLink(code: string): LinkRead {
  const steps = readLink(code);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const SLICE_TIME = 12;

/** What reading in slices needs from its surroundings. */
export interface LinkPace {
  /** Time in milliseconds, from any beginning. */
  readonly now: () => number;
  /** Resolves when the page has had its turn. */
  readonly pause: () => Promise<void>;
  /** Longest time without a pause, in milliseconds. */
  readonly slice?: number;
}

/** The same without holding up the page, however much work a stranger has put into the link. */
export async function parseLinkInSlices(
  code: string,
  { now, pause, slice = SLICE_TIME }: LinkPace,
): Promise<LinkRead> {
  const steps = readLink(code);
  const runOn = async (): Promise<LinkRead> => {
    const began = now();
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (now() - began < slice);
    await pause();
    return runOn();
  };
  return runOn();
}

function* readLink(code: string): Generator<undefined, LinkRead> {
  const body = bodyOf(code);
  if (!body.ok) return body;
  try {
    return accept(yield* treeOfBytes(body.value));
  } catch (error) {
    if (error instanceof LinkFault)
      return error.id === null ? refuseLink('game') : refuse({ code: 'game-id', error: error.id });
    throw error;
  }
}

const OUR_SIGNS = /^[\w-]*$/;

/** The bytes of a code that is whole and not too long. */
function bodyOf(code: string): Result<Uint8Array, LinkError> {
  if (code === '') return refuseLink('empty');
  if (code.length > LINK_LIMITS.code) return refuseLink('too-long');
  const bytes = fromBase64(code);
  const [first] = bytes ?? [];
  // a code of the right signs that cannot be read has lost its end
  if (bytes === undefined || first === undefined)
    return refuseLink(OUR_SIGNS.test(code) ? 'damaged' : 'signs');
  const content = bytes.subarray(HEAD);
  if (bytes.length < HEAD || new DataView(bytes.buffer).getUint32(1) !== checksum(content))
    return refuseLink('damaged');
  if (first >> 2 !== VERSION) return refuseLink('version');
  return (first & 3) === PACKED.deflate ? inflated(content) : accept(content);
}

/** Bytes that are unpacked at a time: what they hold cannot be much. */
const SLICE = 64;

/** Unpacks bytes until they turn out to hold too much. */
function inflated(packed: Uint8Array): Result<Uint8Array, LinkError> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
      if (size > LINK_LIMITS.bytes) return refuseLink('too-much');
    }
  } catch {
    return refuseLink('damaged');
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return accept(body);
}

/** FNV-1a, 32 bits: it finds what was lost or mistyped, not what was forged. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
