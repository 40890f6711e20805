/** The ids of the games that have a network of their own. */
export const NETWORK_GAMES = ['pastang', 'draks-city'] as const;
export type NetworkGame = (typeof NETWORK_GAMES)[number];
