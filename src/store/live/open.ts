import { accept, refuse, type Result } from '../../engine/index.ts';
import { commitmentTo } from '../../game/apart/lot.ts';
import { needsLot, type Invited } from '../../game/apart/index.ts';
import { toBase64 } from '../../game/link/base64.ts';
import {
  emptyLog,
  formatLiveLink,
  isSame,
  LIVE_LIMITS,
  playerKeys,
  withOwn,
  type Bytes,
  type LiveClock,
  type LiveLink,
} from '../../game/live/index.ts';
import { pageTime } from '../time.ts';
import { sharedRepository } from '../library/repository.ts';
import { ASK_AGAIN, findBroker, type BrokerAnswer } from './broker.ts';
import { keepingGames } from './keepGames.ts';
import { keepRoom, readRoom } from './keptRooms.ts';
import type { LiveRoom } from './liveState.ts';
import { arriving, drawn, hosting, linksOf, type Member, type RoomLinks } from './member.ts';
import { mqttWires } from './mqttWire.ts';
import { openRoom } from './room.ts';
import { toldOf } from './told.ts';
import type { OpenWire, Wire } from './wire.ts';

/** What the host chooses. */
export interface Offered {
  readonly agreement: Invited;
  readonly clock: LiveClock | null;
  /** Whether overlays may be shown on the board. */
  readonly overlays: boolean;
}

/** Why no room can be made: nothing can be stored, or the terrain and position of the game do not fit in an event. */
export type NotMade = 'unkept' | 'too-long';

/** Makes a room and stores it; returns what follows `#/live/` in its invitation. */
export async function makeRoom({ agreement, clock, overlays }: Offered): Promise<Result<string, NotMade>> {
  const member = hosting();
  const keys = playerKeys(member.seed);
  const commitment = needsLot(agreement) ? commitmentTo(toBase64(member.number)) : null;
  const { event } = withOwn(emptyLog(member.room, member.invitation), keys, 'host', {
    is: 'hello',
    terms: { agreement: { ...agreement, days: null, commitment }, clock, overlays },
    key: keys.key,
    chatKey: keys.chatKey,
  });
  if (event.bytes.length > LIVE_LIMITS.event) return refuse('too-long');
  const isKept = await keepRoom(
    { ...member, events: [event.bytes] },
    { phase: 'invited', variation: agreement.variation, other: '', games: 1 },
  );
  const { room, invitation } = member;
  return isKept ? accept(formatLiveLink({ is: 'play', room, invitation })) : refuse('unkept');
}

/** A room that is open in this page. */
export interface Opened {
  readonly room: LiveRoom;
  /** The name of the room. */
  readonly name: Bytes;
  readonly links: RoomLinks;
}

/** Why a room cannot be opened. */
export type NotOpened = 'no-broker';

/**
 * What this browser has of the room of a link, or starts with. A player's own link takes precedence over what is
 * stored, and an invitation over the link for watchers; what was heard in the room stays.
 */
async function memberFor(link: LiveLink): Promise<Member> {
  const kept = await readRoom(toBase64(link.room));
  if (kept === null) return arriving(link);
  const isOthers = link.is === 'take' && (kept.role !== link.role || !isSame(kept.seed, link.seed));
  const isMore = isOthers || (link.is === 'play' && kept.invitation === null);
  return isMore ? { ...arriving(link), events: kept.events } : kept;
}

/** Wires over the broker of the site, which is asked for until it is known or `isLeft` returns true. */
const siteWires =
  (first: Promise<BrokerAnswer>, isLeft: () => boolean): OpenWire =>
  async (id, ears) => {
    let answer = await first;
    while (typeof answer === 'string' && !isLeft()) {
      await new Promise((resume) => {
        setTimeout(resume, ASK_AGAIN);
      });
      answer = await findBroker();
    }
    return typeof answer === 'string' ? NO_WIRE : mqttWires(answer)(id, ears);
  };

const NO_WIRE: Wire = { send: () => {}, renew: () => {}, close: () => {} };

/** Comes to the room of a link. It opens without a network too, and waits for one. */
export async function comeTo(link: LiveLink): Promise<Opened | NotOpened> {
  const broker = findBroker();
  const first = await memberFor(link);
  if (first.events.length === 0 && (await broker) === 'none') return 'no-broker';
  let member = first;
  let isLeft = false;
  const keepGames = keepingGames(member.id, sharedRepository, pageTime.wall);
  const room = openRoom(member, null, {
    open: siteWires(broker, () => isLeft),
    keep: async (now, state) => {
      member = now;
      const games = keepGames(state.room, state.role);
      return (await keepRoom(member, toldOf(state, member))) && (await games);
    },
    time: pageTime,
    draw: drawn,
  });
  return {
    room: {
      ...room,
      leave: () => {
        isLeft = true;
        room.leave();
      },
    },
    name: first.room,
    get links() {
      return linksOf(member);
    },
  };
}
