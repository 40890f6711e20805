import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { joined, type Bytes } from './bytes.ts';

/** Bytes of the nonce at the start of each sealed message. */
export const NONCE = 24;

/**
 * Seals bytes (XChaCha20-Poly1305). `nonce` is 24 random bytes, never used before; `place` is authenticated with them
 * but not sent.
 */
export const seal = (key: Bytes, nonce: Bytes, place: Bytes, plain: Bytes): Bytes =>
  joined(nonce, xchacha20poly1305(key, nonce, place).encrypt(plain));

/** Opens what was sealed for this place; null for anything else. */
export function unseal(key: Bytes, place: Bytes, sealed: Bytes): Bytes | null {
  if (sealed.length < NONCE + 16) return null;
  try {
    return xchacha20poly1305(key, sealed.subarray(0, NONCE), place).decrypt(sealed.subarray(NONCE));
  } catch {
    return null;
  }
}
