/** The games that are judged by a network of their own, by their ids. */
export const NETWORK_GAMES = ['pastang', 'draks-city'] as const;
export type NetworkGame = (typeof NETWORK_GAMES)[number];
