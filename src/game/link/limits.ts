/** How much a link may hold, so that no link can hold up the page that opens it. */
export const LINK_LIMITS = {
  /** Characters of the code of a game; a longer game is passed on as a file. */
  code: 8000,
  /** Bytes of an uncompressed game. */
  bytes: 200_000,
  /** Moves, including those of variations. */
  moves: 6000,
  tags: 500,
} as const;
