import { commitmentTo } from '../../game/apart/lot.ts';
import { needsLot, type Agreement } from '../../game/apart/index.ts';
import { toBase64 } from '../../game/link/base64.ts';
import {
  emptyLog,
  formatLiveLink,
  playerKeys,
  withOwn,
  type LiveClock,
  type LiveLink,
} from '../../game/live/index.ts';
import { pageTime } from '../time.ts';
import { sharedRepository } from '../library/repository.ts';
import { findBroker } from './broker.ts';
import { keepingGames } from './keepGames.ts';
import { keepRoom, readRoom } from './keptRooms.ts';
import type { LiveRoom } from './liveState.ts';
import { arriving, drawn, hosting, type Member } from './member.ts';
import { mqttWires } from './mqttWire.ts';
import { openRoom } from './room.ts';

/** What the host chooses. */
export interface Offered {
  readonly agreement: Omit<Agreement, 'commitment' | 'days'>;
  readonly clock: LiveClock | null;
}

/** Makes a room and keeps it; answers what follows `#/live/` in its invitation, or null where it could not be kept. */
export async function makeRoom({ agreement, clock }: Offered): Promise<string | null> {
  const member = hosting();
  const keys = playerKeys(member.seed);
  const whole = { ...agreement, days: null };
  const commitment = needsLot(whole) ? commitmentTo(toBase64(member.number)) : null;
  const { event } = withOwn(emptyLog(member.room, member.invitation), keys, 'host', {
    is: 'hello',
    terms: { agreement: { ...whole, commitment }, clock, overlays: true },
    key: keys.key,
    chatKey: keys.chatKey,
  });
  const isKept = await keepRoom({ ...member, events: [event.bytes] });
  const { room, invitation } = member;
  return isKept ? formatLiveLink({ is: 'play', room, invitation }) : null;
}

/** A room that is open in this page. */
export interface Opened {
  readonly room: LiveRoom;
  /** The links of the room that this browser can give away; null for those that it cannot. */
  readonly links: {
    readonly play: string | null;
    readonly watch: string;
    readonly take: string | null;
  };
}

/** Why a room cannot be opened. */
export type NotOpened = 'no-broker';

/** What this browser has of the room of a link, or begins to have. A player's own link counts for more than what is kept. */
async function memberFor(link: LiveLink): Promise<Member> {
  const kept = await readRoom(toBase64(link.room));
  if (kept === null || (link.is === 'take' && kept.role !== link.role)) return arriving(link);
  return link.is === 'play' && kept.invitation === null ? arriving(link) : kept;
}

function linksOf({ role, room, invitation, watchSecret, seed }: Member): Opened['links'] {
  const watch = formatLiveLink({ is: 'watch', room, watchSecret });
  if (invitation === null) return { play: null, watch, take: null };
  return {
    play: formatLiveLink({ is: 'play', room, invitation }),
    watch,
    take: role === null ? null : formatLiveLink({ is: 'take', role, room, invitation, seed }),
  };
}

/** Comes to the room of a link, which this browser may know already. */
export async function comeTo(link: LiveLink): Promise<Opened | NotOpened> {
  const broker = await findBroker();
  if (broker === null) return 'no-broker';
  let member = await memberFor(link);
  const room = openRoom(member, null, {
    open: mqttWires(broker),
    keep: (now) => {
      member = now;
      return keepRoom(now);
    },
    time: pageTime,
    draw: drawn,
  });
  const keepGames = keepingGames(member.id, sharedRepository, pageTime.wall);
  const follow = (): void => {
    const { room: now, role } = room.state.getState();
    void keepGames(now, role);
  };
  follow();
  room.state.subscribe((state, before) => {
    if (state.room !== before.room) follow();
  });
  return {
    room,
    get links() {
      return linksOf(member);
    },
  };
}
