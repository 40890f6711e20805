import { sha256 } from '@noble/hashes/sha2.js';
import type { Side } from '../../engine/index.ts';
import { fromBase64, toBase64 } from '../link/base64.ts';

/** Bytes of an id, and of the number that a player contributes to the lot. */
export const NUMBER_BYTES = 16;
/** Bytes of a hash. */
export const HASH_BYTES = 32;

const bytesOf = (number: string): Uint8Array => fromBase64(number) ?? new Uint8Array();

/** What the host sends instead of the number: it fixes the number without revealing it. */
export const commitmentTo = (number: string): string => toBase64(Uint8Array.from(sha256(bytesOf(number))));

/**
 * The outcome of the lot. The host's number is fixed before the guest's is known, and guests do not know it when they
 * send their own: neither player can choose the outcome.
 */
export function drawnSides(
  hostNumber: string,
  guestNumber: string,
): { readonly hostSide: Side; readonly begins: Side } {
  const [bits = 0] = sha256(Uint8Array.of(...bytesOf(hostNumber), ...bytesOf(guestNumber)));
  return { hostSide: (bits & 1) === 0 ? 'yellow' : 'blue', begins: (bits & 2) === 0 ? 'yellow' : 'blue' };
}
