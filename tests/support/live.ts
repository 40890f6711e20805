import { formatPosition, legalMoves, type Move } from '../../src/engine/index.ts';
import type { Agreement, Role } from '../../src/game/apart/index.ts';
import { commitmentTo } from '../../src/game/apart/lot.ts';
import { currentPosition, pliesPlayed, turnsMade } from '../../src/game/game.ts';
import { toBase64 } from '../../src/game/link/base64.ts';
import {
  acceptance,
  addEvents,
  beginning,
  emptyLog,
  foldRoom,
  orderOf,
  placeOf,
  playerKeys,
  roomOf,
  withOwn,
  type Body,
  type Bytes,
  type LiveClock,
  type LiveTerms,
  type Log,
  type PlayerKeys,
  type Room,
} from '../../src/game/live/index.ts';

/** Bytes that look random and are the same in every run. */
export const someBytes = (length: number, seed: number): Bytes =>
  Uint8Array.from({ length }, (_, at) => (seed * 131 + at * 29 + ((seed * at) % 251)) & 255);

export const HOST = playerKeys(someBytes(32, 1));
export const GUEST = playerKeys(someBytes(32, 2));
export const STRANGER = playerKeys(someBytes(32, 3));
export const ROOM = roomOf(HOST.key);
export const INVITATION = someBytes(16, 4);
/** The host's number for the draw of lots. */
export const NUMBER = someBytes(16, 5);

const AGREED: Agreement = {
  variation: 'pastang',
  position: null,
  begins: 'yellow',
  hostSide: 'yellow',
  days: null,
  takeBack: 'ask',
  hostName: 'Delia',
  commitment: null,
};

/** A clock that is the same for both sides, in milliseconds. */
export const clockOf = (time: number, increment: number): LiveClock => ({
  time: { yellow: time, blue: time },
  increment: { yellow: increment, blue: increment },
});

export const termsWith = (changes: Partial<Agreement> = {}, clock: LiveClock | null = null): LiveTerms => ({
  agreement: { ...AGREED, ...changes },
  clock,
  overlays: true,
});

/** Terms under which the lot decides both. */
export const drawnTerms = (): LiveTerms =>
  termsWith({ hostSide: 'lot', begins: 'lot', commitment: commitmentTo(toBase64(NUMBER)) });

/** One player's browser. */
export interface Seat {
  readonly role: Role;
  readonly keys: PlayerKeys;
  log: Log;
}

export const eventsOf = ({ host, guest, guests }: Log): readonly Bytes[] =>
  [...host, ...guest, ...guests].map(({ bytes }) => bytes);

/** Gives one browser all that the other has. */
export const tell = (from: Seat, to: Seat): void => {
  to.log = addEvents(to.log, eventsOf(from.log)).log;
};

export const roomIn = (log: Log): Room => {
  const room = foldRoom()(orderOf(log));
  if (room === null) throw new Error('the room is not open');
  return room;
};

/** One more event of a player. */
export const does = (seat: Seat, body: Body): void => {
  seat.log = withOwn(seat.log, seat.keys, seat.role, body).log;
};

/** Where a game stands, as deeds name it. */
export const whereOf = (seat: Seat) => {
  const { now } = roomIn(seat.log);
  return { game: now?.number ?? 0, turn: now === null ? 0 : turnsMade(now.game) };
};

/** A move by the player to move: the first legal one unless another is given. */
export function moves(seat: Seat, wanted?: Move, thought = 0): void {
  const { now } = roomIn(seat.log);
  if (now === null) throw new Error('no game');
  const position = currentPosition(now.game);
  const move = wanted ?? legalMoves(position)[0];
  if (move === undefined) throw new Error('no move');
  does(seat, { is: 'move', ...whereOf(seat), move: placeOf(position, move), thought });
}

/** A host and a guest at the beginning of a game. */
export function seated(terms: LiveTerms = termsWith()): { host: Seat; guest: Seat } {
  const host: Seat = { role: 'host', keys: HOST, log: emptyLog(ROOM, INVITATION) };
  const guest: Seat = { role: 'guest', keys: GUEST, log: emptyLog(ROOM, INVITATION) };
  does(host, { is: 'hello', terms, key: HOST.key, chatKey: HOST.chatKey });
  tell(host, guest);
  const accepted = acceptance(guest.log, GUEST, 'Dray', someBytes(16, 6));
  if (accepted === null) throw new Error('cannot accept');
  guest.log = addEvents(guest.log, [accepted.bytes]).log;
  tell(guest, host);
  host.log = beginning(host.log, HOST, accepted, terms.agreement.commitment === null ? null : NUMBER);
  tell(host, guest);
  return { host, guest };
}

/** A log that knows only the host's first event. */
export const helloOnly = (host: Seat): Log =>
  addEvents(
    emptyLog(ROOM, INVITATION),
    host.log.host.slice(0, 1).map(({ bytes }) => bytes),
  ).log;

/** What both players see of a room. */
export const sight = (room: Room | null): unknown => {
  if (room === null) return null;
  const { now, past, drawn, mute, lines, idle } = room;
  return [
    past.length,
    now === null ? null : formatPosition(currentPosition(now.game)),
    now === null ? null : pliesPlayed(now.game).map(({ move }) => move),
    now === null ? null : now.game.tree.nodes.map((node) => node?.notes.clock),
    now?.sides,
    now?.end,
    now?.offer,
    now?.again,
    drawn,
    mute,
    lines.length,
    idle,
  ];
};

export const sightOf = (log: Log): unknown => sight(roomIn(log));
