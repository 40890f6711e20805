/**
 * What each term of the evaluation is worth, in centipoints: a Swod is 100. The points of the pieces themselves are
 * in the rules of their kinds (section 2).
 */
export const WEIGHTS = {
  /** What Hikdar and Jiktar gain by the time the board is empty, since fewer pieces stand in their lines. */
  hikdarGrowth: 59,
  jiktarGrowth: 149,
  /** A step forward of a piece that promotes, early and late in the game. */
  advance: 1,
  advanceLate: 12,
  /** Its last steps before promotion: once with four steps to go, four times with one. */
  promotionNear: 24,
  promotionNearLate: 22,
  /**
   * A piece that promotes and that no enemy can stop in time: the share of what it gains, in hundredths, less this
   * much a move.
   */
  runner: 85,
  runnerStep: 40,
  /**
   * A Swod that no enemy Swod or Deldar can stop, none standing further on, on its file or the next: for each step that it has
   * made, and for the square of how many of the last eight it has.
   */
  freeSwod: 7,
  freeSwodNear: 7,
  /** A step nearer to the middle of the board, for pieces other than Kings, and for Kings late in the game. */
  centre: 1,
  kingCentreLate: 6,
  /**
   * A piece in a wild drin, where no army stands at the start; and each piece more than the enemy has there, up to
   * five.
   */
  wildDrin: 5,
  wildControl: 2,
  /** A Deldar or Paktun that has not moved and so still defends with its first move; it fades as the pieces go. */
  unmoved: 9,
  /** An open direction of a piece, by kind of move. */
  mobilityShort: 2,
  mobilityLong: 2,
  /** A direction in which a piece can begin a vault. */
  vaultShort: 5,
  vaultLong: 16,
  /** A propt Swod. */
  propt: 14,
  /** A friend beside one's King; a line of pieces that ends at one's King and that an enemy can stand at the head of. */
  kingShield: 15,
  kingLine: -27,
  /** Each step by which a piece that does not promote is nearer to the enemy's King than eight. */
  kingHunt: 3,
  /** How many hundredths more an advantage is worth when all pieces but those that promote are gone. */
  tradeDown: 11,
  /** A side that has few pieces left and may soon be in Nikaida, or without a move. */
  nearlyBare: -60,
  nearlyStuck: -25,
  /** Being the side to move. */
  tempo: 17,
} as const;

export type WeightName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<WeightName, number>>;
