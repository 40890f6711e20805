import type { StoreApi } from 'zustand/vanilla';
import { ROLES, type Role } from '../../game/apart/index.ts';
import type { Bytes, Lane } from '../../game/live/index.ts';
import type { Time } from '../time.ts';
import type { LiveState } from './liveState.ts';
import type { OpenWire, Wire, WireEars } from './wire.ts';

/** Milliseconds between two messages that say that a player is here. */
const HERE_EVERY = 5_000;
/** After how many milliseconds a silent player is away. */
export const AWAY_AFTER = 12_000;
/**
 * The connection is opened anew if the echo of a message of this page's own has not come back after this many
 * milliseconds.
 */
const LOST_AFTER = 15_000;

/**
 * After how many milliseconds without a look at the time the page must have slept, and how long its connection may be
 * silent after that.
 */
const ASLEEP_AFTER = 8_000;
const ECHO_WITHIN = 3_000;

/** After how many milliseconds a wire is opened again that could not be, as where its code could not be loaded. */
const OPEN_AGAIN = 3_000;

/** What the connection of a room needs of it. */
export interface ConnectionReach {
  readonly open: OpenWire;
  readonly id: string;
  readonly time: Time;
  readonly state: Pick<StoreApi<LiveState>, 'getState' | 'setState'>;
  readonly onMessage: WireEars['onMessage'];
  readonly onConnected: (isConnected: boolean) => void;
  /** Says that this player is here, or is leaving. */
  readonly sayHere: (isLeaving: boolean) => void;
}

/** A room's connection to the others: whether it is up, and who is there. */
export interface Connection {
  readonly open: () => Promise<void>;
  readonly send: (lane: Lane, sealed: Bytes) => void;
  /** Says that this player is here. */
  readonly here: () => void;
  /** A message of this page's own has come back: the connection is up. */
  readonly echo: () => void;
  /** A player has said that they are here, or are leaving. */
  readonly heard: (role: Role, isLeaving: boolean) => void;
  /** Looks at the time: who is away by now, what is due to be sent, whether the connection is still up. */
  readonly tick: () => void;
  /**
   * The network may have changed: tests whether the connection is still up, and opens it anew if no answer comes soon.
   */
  readonly check: () => void;
  /** Says goodbye, and closes the connection. */
  readonly close: () => void;
}

export function createConnection(reach: ConnectionReach): Connection {
  const { time, state } = reach;
  const now = time.steady;
  let wire: Wire | null = null;
  let isOpen = true;
  let lastHere = -Infinity;
  let lastEcho = 0;
  /** When a wire could not be opened; null unless that is to be tried again. */
  let failedAt: number | null = null;
  /** When the time was last looked at: some machines stop one of their clocks while they sleep. */
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
    lastEcho = now() - LOST_AFTER + ECHO_WITHIN;
    say();
  };

  const open = async (): Promise<void> => {
    failedAt = null;
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
      failedAt = now();
    }
  };

  return {
    check,
    open,
    send: (lane, sealed) => wire?.send(lane, sealed),
    here: () => say(),
    echo: () => {
      lastEcho = now();
    },
    heard: (role, isLeaving) => {
      const { presence } = state.getState();
      const isNew = !presence[role].isHere;
      state.setState({ presence: { ...presence, [role]: { isHere: !isLeaving, since: now() } } });
      // a newcomer is greeted; this way a page whose timers are held up answers too
      if (!isLeaving && (isNew || now() - lastHere >= HERE_EVERY)) say();
    },
    tick: () => {
      if (!isOpen) return;
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
      if (failedAt !== null && moment - failedAt >= OPEN_AGAIN) void open();
      if (!isConnected) return;
      if (moment - lastHere >= HERE_EVERY) say();
      if (own !== null && moment - lastEcho > LOST_AFTER) {
        lastEcho = moment;
        wire?.renew();
      }
    },
    close: () => {
      if (!isOpen) return;
      if (state.getState().isConnected) say(true);
      isOpen = false;
      // the last message still has to go out
      setTimeout(() => wire?.close(), 50);
    },
  };
}
