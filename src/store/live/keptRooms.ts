import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { ROLES } from '../../game/apart/index.ts';
import { toBase64 } from '../../game/link/base64.ts';
import { isSame, KEY, LIVE_LIMITS, ROOM_BYTES } from '../../game/live/index.ts';
import type { Summary } from '../library/entry.ts';
import { liveRoomOf } from '../library/liveGame.ts';
import { localKeeper } from '../kept/storage.ts';
import { linksOf, type Member } from './member.ts';
import { noteRooms } from './roomCount.ts';
import { ToldForm, untold, type RoomTold } from './told.ts';

const raw = (length: number) => v.pipe(v.instance(Uint8Array), v.length(length));

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MemberForm = v.object({
  id: v.string(),
  role: v.nullable(v.picklist(ROLES)),
  room: raw(ROOM_BYTES),
  invitation: v.nullable(raw(ROOM_BYTES)),
  watchSecret: raw(ROOM_BYTES),
  seed: raw(KEY),
  number: raw(ROOM_BYTES),
  events: v.pipe(v.array(v.instance(Uint8Array)), v.maxLength(2 * LIVE_LIMITS.events + 1)),
  begun: v.nullable(v.object({ turn: v.string(), wall: v.number(), spent: v.optional(v.number()) })),
  used: v.object({ game: count, time: v.number() }),
  count,
  isMoving: v.boolean(),
});

/** A room as it is stored, what a list says about it, and when it last changed. */
interface KeptRoom extends Member {
  readonly told: RoomTold;
  readonly changed: number;
}

/** A room in the list. */
export interface ListedRoom {
  readonly told: RoomTold;
  /** What follows `#/live/` in the address that leads to it. */
  readonly link: string;
  readonly id: string;
  readonly changed: number;
}

/** The live rooms of this browser, stored beside its library: each game is in the library too. */
class RoomsDatabase extends Dexie {
  declare readonly rooms: Table<KeptRoom, string>;

  constructor() {
    super('poron-jikaida-live');
    this.version(1).stores({ rooms: 'id, changed' });
  }
}

/** Leads to a room that is stored here: the keys are in this browser. */
const wayTo = (member: Member): string => linksOf(member).play ?? linksOf(member).watch;

/** How many rooms are kept; beyond that, the oldest are dropped. */
const MOST_ROOMS = 50;

let opened: RoomsDatabase | null = null;
const rooms = (): Table<KeptRoom, string> => (opened ??= new RoomsDatabase()).rooms;

/** What this browser has of a room; null if it has nothing that can be read. */
export async function readRoom(id: string): Promise<Member | null> {
  try {
    const read = v.safeParse(MemberForm, await rooms().get(id));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Whether nothing has come to a room since it was stored: a visit alone does not change it. */
function isUnchanged(before: KeptRoom | undefined, { events }: Member, told: RoomTold): before is KeptRoom {
  const [was, is] = [before?.events.at(-1), events.at(-1)];
  const isAlike = was === is || (was !== undefined && is !== undefined && isSame(was, is));
  return (
    before?.events.length === events.length && isAlike && JSON.stringify(before.told) === JSON.stringify(told)
  );
}

/**
 * Whether a tab that slept has less of a room than another tab has stored since then: that one has all that this one
 * knows, and more.
 */
function isOutdated({ seed, events }: Member, found: unknown): boolean {
  const { success, output: kept } = v.safeParse(MemberForm, found);
  if (!success || kept.events.length <= events.length || !isSame(kept.seed, seed)) return false;
  const known = new Set(kept.events.map(toBase64));
  return events.every((event) => known.has(toBase64(event)));
}

/**
 * Whether the keys of a player are stored that this page does not have, since it could not read them when it was
 * opened: without them the player could not go on. Only a player's own link replaces them.
 */
function hasOtherKeys({ seed, isMoving }: Member, found: unknown): boolean {
  const { success, output: kept } = v.safeParse(MemberForm, found);
  return success && kept.role !== null && !isSame(kept.seed, seed) && !isMoving;
}

/** Stores what this browser has of a room; false if it cannot. */
export async function keepRoom(member: Member, told: RoomTold, now = Date.now()): Promise<boolean> {
  try {
    await rooms().db.transaction('rw', rooms(), async () => {
      const before = await rooms().get(member.id);
      if (hasOtherKeys(member, before)) throw new Error('the keys of another player');
      if (isOutdated(member, before)) return;
      const changed = isUnchanged(before, member, told) ? before.changed : now;
      await rooms().put({ ...member, told, changed });
    });
    const more = (await rooms().count()) - MOST_ROOMS;
    if (more > 0) await rooms().bulkDelete(await rooms().orderBy('changed').limit(more).primaryKeys());
    await countRooms();
    return true;
  } catch {
    return false;
  }
}

/** Forgets a room, and its keys with it. False if it cannot be forgotten. */
export async function forgetRoom(id: string): Promise<boolean> {
  try {
    await rooms().delete(id);
    await countRooms();
    return true;
  } catch {
    return false;
  }
}

/** The rooms of this browser, the one that changed last first; null if they cannot be read. */
export async function listRooms(): Promise<readonly ListedRoom[] | null> {
  try {
    const found = await rooms().toArray();
    const listed = found.flatMap((room) => {
      const member = v.safeParse(MemberForm, room);
      if (!member.success) return [];
      const told = v.safeParse(ToldForm, room.told);
      const { id } = room;
      const changed = Number.isFinite(room.changed) ? room.changed : 0;
      return [
        { id, changed, link: wayTo(member.output), told: told.success ? told.output : untold(member.output) },
      ];
    });
    return listed.toSorted((a, b) => b.changed - a.changed);
  } catch {
    return null;
  }
}

/**
 * What follows `#/live/` in the address of a game of the library that is still being played live; null for any other
 * game, and if this browser has forgotten the room, so that the game cannot go on.
 */
export async function wayToLive(game: Pick<Summary, 'id' | 'status'>): Promise<string | null> {
  const room = liveRoomOf(game);
  const kept = room === null ? null : await readRoom(room);
  return kept === null ? null : wayTo(kept);
}

/** The start page says how many games are in progress. */
async function countRooms(): Promise<void> {
  const listed = (await listRooms()) ?? [];
  noteRooms(
    localKeeper,
    listed.filter(({ told: { phase } }) => phase === 'yours' || phase === 'theirs').length,
  );
}
