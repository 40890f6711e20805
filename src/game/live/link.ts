import { ROLES, type Role } from '../apart/names.ts';
import { fromBase64, toBase64, withoutStray } from '../link/base64.ts';
import { KEY, type Bytes } from './bytes.ts';
import { ROOM_BYTES } from './keys.ts';

/** What a link to a room holds. */
export type LiveLink =
  /** The invitation: the first to accept it plays. */
  | { readonly is: 'play'; readonly room: Bytes; readonly invitation: Bytes }
  | { readonly is: 'watch'; readonly room: Bytes; readonly watchSecret: Bytes }
  /** A link with which a player goes on at another device: it holds that player's keys. */
  | {
      readonly is: 'take';
      readonly room: Bytes;
      readonly invitation: Bytes;
      readonly role: Role;
      readonly seed: Bytes;
    };

/** A link as the text after `#/live/`. */
export function formatLiveLink(link: LiveLink): string {
  const room = toBase64(link.room);
  switch (link.is) {
    case 'play':
      return `${room}/${toBase64(link.invitation)}`;
    case 'watch':
      return `watch/${room}/${toBase64(link.watchSecret)}`;
    case 'take':
      return `${link.role}/${room}/${toBase64(link.invitation)}/${toBase64(link.seed)}`;
  }
}

const bytesOf = (text: string | undefined, length: number): Bytes | null => {
  const bytes = fromBase64(text ?? '');
  return bytes?.length === length ? bytes : null;
};

/** Reads the text after `#/live/`; null if it is no such link. Never throws. */
export function parseLiveLink(text: string): LiveLink | null {
  const parts = withoutStray(text).split('/');
  const [first = ''] = parts;
  const role = ROLES.find((known) => known === first);
  const isPlain = role === undefined && first !== 'watch';
  const [room, secret] = (isPlain ? parts : parts.slice(1)).map((part) => bytesOf(part, ROOM_BYTES));
  if (!room || !secret) return null;
  if (role !== undefined) {
    const seed = bytesOf(parts[3], KEY);
    return seed === null || parts.length !== 4 ? null : { is: 'take', room, invitation: secret, role, seed };
  }
  if (parts.length !== (isPlain ? 2 : 3)) return null;
  return isPlain ? { is: 'play', room, invitation: secret } : { is: 'watch', room, watchSecret: secret };
}
