/** What a room accepts from others, whoever sends it: docs/live.md names each of these numbers. */
export const LIVE_LIMITS = {
  /** Bytes of a sealed message. */
  message: 24_000,
  /** Bytes of an event. */
  event: 2_000,
  /** Events of one player. */
  events: 5_000,
  /** Events that each player must have left before another game can begin. */
  spare: 1_000,
  /** Events in one message. */
  batch: 60,
  /** Events that wait for earlier ones. */
  waiting: 120,
  /** Acceptances kept until the host has chosen. */
  guests: 8,
  /** Characters of one line of the chat. */
  chat: 300,
  /** Games of a room. */
  games: 200,
} as const;

/** How the clocks of a live game are checked, in milliseconds: docs/live.md, "Clocks". */
export const LIVE_TIMES = {
  /** How much shorter a turn may be than it seemed to the opponent. */
  delayATurn: 1_000,
  /** The same over a whole game. */
  delayAGame: 20_000,
  /** How long a claimed flag waits for an answer while the claimant is connected. */
  grace: 30_000,
} as const;
