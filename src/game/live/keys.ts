import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { asciiOf, hashOf, KEY, type Bytes } from './bytes.ts';

/** Bytes of the name of a room, and of the secrets in its links. */
export const ROOM_BYTES = 16;

const derived = (from: Bytes, room: Bytes, what: string, length = KEY): Bytes =>
  hkdf(sha256, from, room, asciiOf(`jikaida live 1 ${what}`), length);

/** The name of a room is the beginning of the hash of its host's key: nobody else can be its host. */
export const roomOf = (hostKey: Bytes): Bytes => hashOf(hostKey).slice(0, ROOM_BYTES);

/** What the link for watchers holds follows from what the invitation holds, and not the other way round. */
export const watchSecretOf = (room: Bytes, invitation: Bytes): Bytes =>
  derived(invitation, room, 'watch', ROOM_BYTES);

/** The key with which everything that is sent is sealed. */
export const sealKeyOf = (room: Bytes, watchSecret: Bytes): Bytes => derived(watchSecret, room, 'seal');

/** Proves that a guest holds the invitation, not only the link for watchers. */
export const proofOf = (room: Bytes, invitation: Bytes, guestKey: Bytes): Bytes =>
  hmac(sha256, derived(invitation, room, 'join'), guestKey);

/** The keys of one player, which follow from 32 random bytes. */
export interface PlayerKeys {
  readonly seed: Bytes;
  /** Signs events. */
  readonly secret: Bytes;
  readonly key: Bytes;
  /** Agrees on the key of the chat. */
  readonly chatSecret: Bytes;
  readonly chatKey: Bytes;
}

export function playerKeys(seed: Bytes): PlayerKeys {
  const nowhere = new Uint8Array(ROOM_BYTES);
  const secret = derived(seed, nowhere, 'sign');
  const chatSecret = derived(seed, nowhere, 'chat');
  return {
    seed,
    secret,
    key: ed25519.getPublicKey(secret),
    chatSecret,
    chatKey: x25519.getPublicKey(chatSecret),
  };
}

export const sign = (keys: PlayerKeys, bytes: Bytes): Bytes => ed25519.sign(bytes, keys.secret);

/** Whether a signature is that of a key over these bytes; false for an invalid key or signature. */
export function isSigned(signature: Bytes, bytes: Bytes, key: Bytes): boolean {
  try {
    return ed25519.verify(signature, bytes, key, { zip215: false });
  } catch {
    return false;
  }
}

/** The key of the chat, which only the two players can find; null where the other player's key is invalid. */
export function chatKeyOf(keys: PlayerKeys, others: Bytes, room: Bytes): Bytes | null {
  try {
    return derived(x25519.getSharedSecret(keys.chatSecret, others), room, 'talk');
  } catch {
    return null;
  }
}
