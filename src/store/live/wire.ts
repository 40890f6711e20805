import type { Bytes, Lane } from '../../game/live/index.ts';

/** What a room hears about its connection. */
export interface WireEars {
  readonly onMessage: (lane: Lane, sealed: Bytes) => void;
  readonly onConnected: (isConnected: boolean) => void;
}

/** The connection of one room to the broker. It reconnects by itself as long as it is open. */
export interface Wire {
  /** Sends a sealed message; does nothing while there is no connection. */
  readonly send: (lane: Lane, sealed: Bytes) => void;
  /** Drops a connection on which nothing is heard any more, and opens another one. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** Opens a wire to a room with this name, as it is written in links. */
export type OpenWire = (room: string, ears: WireEars) => Promise<Wire>;
