import type { StoreApi } from 'zustand/vanilla';
import { ROLES, type Role } from '../../game/apart/index.ts';
import type { Bytes, Lane } from '../../game/live/index.ts';
import type { Time } from '../time.ts';
import type { LiveState } from './liveState.ts';
import type { OpenWire, Wire, WireEars } from './wire.ts';

/** Milliseconds between two words of being here, and after how many a player who says nothing is away. */
const HERE_EVERY = 5_000;
const AWAY_AFTER = 12_000;
/** After how many milliseconds without the echo of an own word the line is opened anew. */
const LINE_LOST_AFTER = 15_000;

/** After how many milliseconds without a look at the time the page has slept, and how long its line may then be silent. */
const ASLEEP_AFTER = 8_000;
const ECHO_WITHIN = 3_000;

/** What the line of a room needs of it. */
export interface LineReach {
  readonly open: OpenWire;
  readonly id: string;
  readonly time: Time;
  readonly state: Pick<StoreApi<LiveState>, 'getState' | 'setState'>;
  readonly onMessage: WireEars['onMessage'];
  readonly onConnected: (isConnected: boolean) => void;
  /** Says to be here, or to leave. */
  readonly sayHere: (isLeaving: boolean) => void;
}

/** The line of a room to the others: whether it holds, and who is there. */
export interface Line {
  readonly open: () => Promise<void>;
  readonly send: (lane: Lane, sealed: Bytes) => void;
  /** Says to be here. */
  readonly here: () => void;
  /** The own word has come back: the line holds. */
  readonly echo: () => void;
  /** A player has said to be here, or to leave. */
  readonly heard: (role: Role, isLeaving: boolean) => void;
  /** Looks at the time: who is away by now, what is to be said, whether the line still holds. */
  readonly tick: () => void;
  /** The network may have changed: asks whether the line still holds, and opens it anew where nothing answers soon. */
  readonly check: () => void;
  /** Says goodbye, and closes the line. */
  readonly close: () => void;
}

export function createLine(reach: LineReach): Line {
  const { time, state } = reach;
  const now = time.steady;
  let wire: Wire | null = null;
  let isOpen = true;
  let lastHere = -Infinity;
  let lastEcho = 0;
  /** When the time was looked at last: some machines stop one of their clocks while they sleep. */
  let looked = { steady: now(), wall: time.wall() };

  const hasSlept = (): boolean => {
    const before = looked;
    looked = { steady: now(), wall: time.wall() };
    return Math.max(looked.steady - before.steady, looked.wall - before.wall) > ASLEEP_AFTER;
  };

  const say = (isLeaving = false): void => {
    lastHere = now();
    reach.sayHere(isLeaving);
  };

  const connected = (isConnected: boolean): void => {
    if (!isOpen || state.getState().isConnected === isConnected) return;
    lastEcho = now();
    reach.onConnected(isConnected);
    if (isConnected) say();
  };

  const check = (): void => {
    if (!state.getState().isConnected) return;
    lastEcho = now() - LINE_LOST_AFTER + ECHO_WITHIN;
    say();
  };

  return {
    check,
    open: async () => {
      try {
        const opened = await reach.open(reach.id, {
          onMessage: (lane, sealed) => {
            if (isOpen) reach.onMessage(lane, sealed);
          },
          onConnected: connected,
        });
        if (isOpen) wire = opened;
        else opened.close();
        if (state.getState().isConnected) say();
      } catch {
        connected(false);
      }
    },
    send: (lane, sealed) => wire?.send(lane, sealed),
    here: () => say(),
    echo: () => {
      lastEcho = now();
    },
    heard: (role, isLeaving) => {
      const { presence } = state.getState();
      const isNew = !presence[role].isHere;
      state.setState({ presence: { ...presence, [role]: { isHere: !isLeaving, since: now() } } });
      // one who has just come is greeted, and an open page that may not tick answers so
      if (!isLeaving && (isNew || now() - lastHere >= HERE_EVERY)) say();
    },
    tick: () => {
      const moment = now();
      const { isConnected, presence, role: own } = state.getState();
      for (const role of ROLES) {
        const { isHere, since } = presence[role];
        if (isHere && since !== null && moment - since > AWAY_AFTER)
          state.setState({
            presence: { ...state.getState().presence, [role]: { isHere: false, since } },
          });
      }
      if (hasSlept()) check();
      if (!isConnected) return;
      if (moment - lastHere >= HERE_EVERY) say();
      if (own !== null && moment - lastEcho > LINE_LOST_AFTER) {
        lastEcho = moment;
        wire?.renew();
      }
    },
    close: () => {
      if (!isOpen) return;
      if (state.getState().isConnected) say(true);
      isOpen = false;
      // what was said last still has to go out
      setTimeout(() => wire?.close(), 50);
    },
  };
}
