import { memoised } from '../../engine/index.ts';
import { otherRole } from '../../game/apart/index.ts';
import { onOneLine } from '../../game/cleanWords.ts';
import {
  asciiOf,
  chatKeyOf,
  LIVE_LIMITS,
  NONCE,
  seal,
  unseal,
  type Bytes,
  type PlayerKeys,
  type Room,
} from '../../game/live/index.ts';
import type { Said } from './liveState.ts';
import type { Draw, Member } from './member.ts';

const TALK = asciiOf('talk');

/** The key of the chat; null for somebody who does not play, or before there are two players. */
function keyFor(room: Room, { role, room: name }: Member, keys: PlayerKeys): Bytes | null {
  if (role === null || room.guest === null) return null;
  return chatKeyOf(keys, otherRole(role) === 'host' ? room.hostChatKey : room.guest.chatKey, name);
}

/** A line as the players write it: plain, on one line, at most 300 characters. */
const cleanLine = (words: string): string => Array.from(onOneLine(words)).slice(0, LIVE_LIMITS.chat).join('');

/** A line, sealed for the other player; null if there is nothing to say, or nobody to say it to. */
export function sealLine(
  words: string,
  room: Room,
  member: Member,
  keys: PlayerKeys,
  draw: Draw,
): Bytes | null {
  const line = cleanLine(words);
  const key = line === '' ? null : keyFor(room, member, keys);
  return key === null ? null : seal(key, draw(NONCE), TALK, new TextEncoder().encode(line));
}

/** Each line is opened only once. */
const opener = memoised((key: Bytes) =>
  memoised((sealed: Bytes): string | null => {
    const plain = unseal(key, TALK, sealed);
    const words = plain === null ? '' : cleanLine(new TextDecoder().decode(plain));
    return words === '' ? null : words;
  }),
);

/** The chat as a player reads it; nothing for a watcher. What cannot be opened is left out. */
export function readLines(room: Room | null, member: Member, keys: PlayerKeys): readonly Said[] {
  if (room === null || room.lines.length === 0) return [];
  const key = keyFor(room, member, keys);
  if (key === null) return [];
  const open = opener(key);
  return room.lines.flatMap(({ by, sealed }) => {
    const words = open(sealed);
    return words === null ? [] : [{ by, words }];
  });
}
