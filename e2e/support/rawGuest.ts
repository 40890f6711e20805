import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { legalMoves } from '../../src/engine/index.ts';
import { currentPosition, turnsMade } from '../../src/game/game.ts';
import {
  asciiOf,
  parseLiveLink,
  placeOf,
  readFrame,
  seal,
  sealKeyOf,
  unseal,
  writeEvents,
  writeHere,
  type Body,
  type Bytes,
  type Lane,
} from '../../src/game/live/index.ts';
import { openLedger } from '../../src/store/live/ledger.ts';
import { arriving } from '../../src/store/live/member.ts';
import { mqttWires } from '../../src/store/live/mqttWire.ts';

/** Waits until something is true. */
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !isSo(); tries++) await wait(100);
  if (!isSo()) throw new Error('the room does not come so far');
};

/** Somebody who has the link of a room and speaks to its broker without the program. */
export async function rawGuest(invitation: string, broker: string) {
  const link = parseLiveLink(invitation.replace(/^.*#\/live\//, ''));
  if (link === null) throw new Error('no invitation');
  const member = arriving(link);
  const ledger = openLedger(member, null, () => true);
  const key = sealKeyOf(member.room, member.watchSecret);
  let isConnected = false;
  const wire = await mqttWires({ url: broker })(member.id, {
    onConnected: (now) => {
      isConnected = now;
    },
    onMessage: (lane, sealed) => {
      const plain = unseal(key, asciiOf(lane), sealed);
      const frame = plain === null ? null : readFrame(plain);
      if (frame?.is === 'events') ledger.add(frame.events);
    },
  });
  await until(() => isConnected);
  /** Sends anything at all. */
  const send = (bytes: Bytes, lane: Lane = 'guest'): void => wire.send(lane, bytes);
  /** Seals a message, as anybody who has the link can. */
  const say = (plain: Bytes, lane: Lane = 'guest'): void =>
    send(seal(key, randomBytes(24), asciiOf(lane), plain), lane);
  const tell = (events: readonly Bytes[]): void => writeEvents(events).forEach((frame) => say(frame));
  const game = () => ledger.room()?.now ?? null;
  return {
    ledger,
    send,
    say,
    tell,
    turns: () =>
      turnsMade(
        game()?.game ??
          (() => {
            throw new Error('no game');
          })(),
      ),
    until,
    close: wire.close,
    /** Asks for what is known in the room, and accepts. */
    accept: async (name: string): Promise<void> => {
      const here = { role: null, heads: { host: 0, guest: 0 }, count: 1, isLeaving: false };
      say(writeHere(member.room, here, null), 'watch');
      await until(() => ledger.log().host.length > 0);
      const accepted = ledger.accept(name);
      if (accepted === null) throw new Error('cannot accept');
      tell([accepted]);
      await until(() => game() !== null);
    },
    /** Writes and sends an event of this player, whether it means anything or not. */
    write: (body: Body): Bytes => {
      const written = ledger.write(body);
      if (written === null) throw new Error('cannot write');
      tell([written]);
      return written;
    },
    /** The first legal move as an event. */
    move: (): Body => {
      const now = game();
      const position = now === null ? null : currentPosition(now.game);
      const [move] = position === null ? [] : legalMoves(position);
      if (now === null || position === null || move === undefined) throw new Error('no move');
      return {
        is: 'move',
        game: now.number,
        turn: turnsMade(now.game),
        move: placeOf(position, move),
        thought: 0,
      };
    },
  };
}
