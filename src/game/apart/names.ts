/** The two players of a game by message: the one who invites, and the one who accepts. */
export const ROLES = ['host', 'guest'] as const;
export type Role = (typeof ROLES)[number];

/** The status of a game by message for the player. */
export const PHASES = ['invited', 'answered', 'yours', 'to-send', 'waiting', 'ended'] as const;
export type Phase = (typeof PHASES)[number];
