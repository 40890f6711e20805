import { ROLES, type Role } from '../apart/names.ts';
import { ByteReader, ByteWriter } from '../link/bytes.ts';
import { readBody, writeBody, type Body } from './body.ts';
import {
  asciiOf,
  HASH,
  hashOf,
  joined,
  readChoice,
  readOrNull,
  readRaw,
  SIGNATURE,
  writeRaw,
  writeChoice,
  type Bytes,
} from './bytes.ts';
import { isSigned, sign, type PlayerKeys } from './keys.ts';
import { LIVE_LIMITS } from './limits.ts';

/** Stands in where there is no previous event, or none of the other player's was seen. */
export const NOTHING: Bytes = new Uint8Array(HASH);

/** One event of a player's chain. */
export interface LiveEvent {
  readonly author: Role;
  /** The place of the event in its author's chain, from 0 on. */
  readonly number: number;
  /** The hash of the author's previous event. */
  readonly before: Bytes;
  /** How many of the other player's events the author has seen, and the hash of the last of them. */
  readonly seen: number;
  readonly seenHash: Bytes;
  readonly body: Body;
}

/** An event as it is sent. */
export interface SignedEvent extends LiveEvent {
  /** The whole event, signature included. */
  readonly bytes: Bytes;
  readonly hash: Bytes;
}

/** The signed bytes begin with the room, so that an event is valid in no other room. */
const signedPart = (room: Bytes, unsigned: Bytes): Bytes =>
  joined(asciiOf('jikaida live 1 event'), room, unsigned);

export function signEvent(room: Bytes, keys: PlayerKeys, event: LiveEvent): SignedEvent {
  const writer = new ByteWriter();
  writeChoice(writer, ROLES, event.author);
  writer.number(event.number);
  writeRaw(writer, event.before);
  writer.number(event.seen);
  writeRaw(writer, event.seenHash);
  writeBody(writer, event.body);
  const unsigned = writer.done;
  const whole = signedPart(room, unsigned);
  return { ...event, bytes: joined(unsigned, sign(keys, whole)), hash: hashOf(whole) };
}

/** Reads an event without checking its signature; null for what is none. */
export function readEvent(room: Bytes, bytes: Bytes): SignedEvent | null {
  if (bytes.length > LIVE_LIMITS.event || bytes.length <= SIGNATURE) return null;
  const unsigned = bytes.subarray(0, bytes.length - SIGNATURE);
  const event = readOrNull(new ByteReader(unsigned), (reader) => ({
    author: readChoice(reader, ROLES),
    number: reader.number(LIVE_LIMITS.events - 1),
    before: readRaw(reader, HASH),
    seen: reader.number(LIVE_LIMITS.events),
    seenHash: readRaw(reader, HASH),
    body: readBody(reader),
  }));
  return event === null ? null : { ...event, bytes, hash: hashOf(signedPart(room, unsigned)) };
}

/** Whether an event bears the signature of a key. */
export const isBy = (room: Bytes, key: Bytes, { bytes }: SignedEvent): boolean =>
  isSigned(
    bytes.subarray(bytes.length - SIGNATURE),
    signedPart(room, bytes.subarray(0, bytes.length - SIGNATURE)),
    key,
  );
