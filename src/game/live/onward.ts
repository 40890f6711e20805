import { NOTHING_YET, type Apart } from '../apart/apart.ts';
import { movesOf, withLine } from '../apart/line.ts';
import { toBase64 } from '../link/base64.ts';
import { newGame } from '../game.ts';
import type { Role } from '../apart/names.ts';
import { asciiOf, hashOf, type Bytes } from './bytes.ts';
import { ROOM_BYTES } from './keys.ts';
import type { LiveGame } from './liveGame.ts';
import type { Room } from './room.ts';
import { moverOf } from './step.ts';

/** 16 bytes that both players derive alike, in the form of the ids and keys of a game by message. */
const named = (name: Bytes, { number }: LiveGame, what: string): string =>
  toBase64(hashOf(asciiOf(`jikaida live 1 ${what}`), name, Uint8Array.of(number)).slice(0, ROOM_BYTES));

/** The id of a room's game when it goes on by message. */
export const onwardId = (name: Bytes, game: LiveGame): string => named(name, game, 'by message');

/**
 * A game of a room as a game by message, for one of its players: docs/live.md, "On by message". Both players derive the
 * same game, in which the last letter is one player's own and the other's received one; null while nobody has been
 * accepted.
 */
export function goingOn(
  name: Bytes,
  { terms, guest }: Pick<Room, 'terms' | 'guest'>,
  now: LiveGame,
  { role, moment }: { readonly role: Role; readonly moment: number },
): Apart | null {
  if (guest === null) return null;
  const { start } = now.game.tree;
  const moves = movesOf(now.game);
  // the player who is not to move has written last; the host writes the even letters
  const author = moverOf(now) === 'host' ? 1 : 0;
  const step = moves.length + 2 + ((moves.length + author) % 2);
  return {
    ...NOTHING_YET,
    id: onwardId(name, now),
    role,
    agreement: {
      ...terms.agreement,
      begins: terms.agreement.position === null ? start.turn : terms.agreement.begins,
      hostSide: now.sides.host,
      commitment: null,
    },
    guest: { key: named(name, now, 'guest'), name: guest.name },
    step,
    game: withLine(newGame(start), moves),
    since: moment,
  };
}
