import { ROLES, type Role } from '../apart/names.ts';
import { ByteReader, ByteWriter, LinkFault } from '../link/bytes.ts';
import {
  asciiOf,
  joined,
  readBlock,
  readChoice,
  readOrNull,
  readRaw,
  SIGNATURE,
  writeBlock,
  writeChoice,
  type Bytes,
} from './bytes.ts';
import { isSigned, sign, type PlayerKeys } from './keys.ts';
import { LIVE_LIMITS } from './limits.ts';

/** Who sends a message; each lane is a topic of the room. */
export const LANES = [...ROLES, 'watch'] as const;
export type Lane = (typeof LANES)[number];

/** How many events of each player somebody has. */
export type Heads = Readonly<Record<Role, number>>;

/** Somebody is here and says what they know; they are sent what they miss. */
export interface Here {
  readonly is: 'here';
  /** Null for a watcher, or a guest who has not been accepted. */
  readonly role: Role | null;
  readonly heads: Heads;
  /** Grows with each message of a player, so that an old one cannot be sent again. */
  readonly count: number;
  /** The sender leaves now. */
  readonly isLeaving: boolean;
  /** A player's signature; empty for others. */
  readonly signature: Bytes;
}

/** What one message says. */
export type Frame = Here | { readonly is: 'events'; readonly events: readonly Bytes[] };

function herePart({ role, heads, count, isLeaving }: Omit<Here, 'signature' | 'is'>): Bytes {
  const writer = new ByteWriter();
  writer.byte(1);
  writeChoice(writer, [null, ...ROLES], role);
  writer.number(heads.host);
  writer.number(heads.guest);
  writer.number(count);
  writer.byte(isLeaving ? 1 : 0);
  return writer.done;
}

const signedHere = (room: Bytes, part: Bytes): Bytes => joined(asciiOf('jikaida live 1 here'), room, part);

/** The message that somebody is here, as it is sent; `keys` for a player. */
export function writeHere(room: Bytes, here: Omit<Here, 'signature' | 'is'>, keys: PlayerKeys | null): Bytes {
  const part = herePart(here);
  return keys === null ? part : joined(part, sign(keys, signedHere(room, part)));
}

/** Whether a player has really sent it, going by the signature. */
export const isHereBy = (room: Bytes, key: Bytes, here: Here): boolean =>
  isSigned(here.signature, signedHere(room, herePart(here)), key);

/** Events as messages, as many in each as it can hold. */
export function writeEvents(events: readonly Bytes[]): readonly Bytes[] {
  const frames: Bytes[] = [];
  let left = [...events];
  while (left.length > 0) {
    let [count, size] = [0, 0];
    while (count < Math.min(left.length, LIVE_LIMITS.batch)) {
      const more = (left[count]?.length ?? 0) + 2;
      if (count > 0 && size + more > LIVE_LIMITS.message - 200) break;
      size += more;
      count++;
    }
    const writer = new ByteWriter();
    writer.byte(0);
    writer.number(count);
    for (const event of left.slice(0, count)) writeBlock(writer, event);
    frames.push(writer.done);
    left = left.slice(count);
  }
  return frames;
}

/** Reads a message; null for what is none. */
export function readFrame(bytes: Bytes): Frame | null {
  return readOrNull(new ByteReader(bytes), (reader): Frame => {
    const kind = reader.byte();
    if (kind === 0) {
      const count = reader.number(LIVE_LIMITS.batch);
      return {
        is: 'events',
        events: Array.from({ length: count }, () => readBlock(reader, LIVE_LIMITS.event)),
      };
    }
    if (kind !== 1) throw new LinkFault('no such message');
    const role = readChoice(reader, [null, ...ROLES]);
    const heads = { host: reader.number(LIVE_LIMITS.events), guest: reader.number(LIVE_LIMITS.events) };
    const count = reader.number();
    const leaving = reader.byte();
    if (leaving > 1) throw new LinkFault('neither yes nor no');
    const signature = role === null ? new Uint8Array() : readRaw(reader, SIGNATURE);
    return { is: 'here', role, heads, count, isLeaving: leaving === 1, signature };
  });
}

/** The events of one player that are missing where fewer of them are known. */
export const missing = (chain: readonly { readonly bytes: Bytes }[], known: number): readonly Bytes[] =>
  chain.slice(known).map(({ bytes }) => bytes);
