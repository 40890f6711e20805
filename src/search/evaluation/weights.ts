/**
 * What each term of the evaluation is worth, in centipoints: a Swod is 100. The points of the pieces themselves are
 * in the rules of their kinds (section 2).
 */
export const WEIGHTS = {
  /** What Hikdar and Jiktar gain by the time the board is empty, since fewer pieces stand in their lines. */
  hikdarGrowth: 50,
  jiktarGrowth: 120,
  /** A step forward of a piece that promotes, early and late in the game. */
  advance: 3,
  advanceLate: 10,
  /** Its last steps before promotion: once with four steps to go, four times with one. */
  promotionNear: 22,
  promotionNearLate: 45,
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
  freeSwod: 6,
  freeSwodNear: 8,
  /** A step nearer to the middle of the board, for pieces other than Kings, and for Kings late in the game. */
  centre: 3,
  kingCentreLate: 8,
  /**
   * A piece in a wild drin, where no army stands at the start; and each piece more than the enemy has there, up to
   * five.
   */
  wildDrin: 8,
  wildControl: 6,
  /** A Deldar or Paktun that has not moved and so still defends with its first move; it fades as the pieces go. */
  unmoved: 14,
  /** An open direction of a piece, by kind of move. */
  mobilityShort: 3,
  mobilityLong: 9,
  /** A direction in which a piece can begin a vault. */
  vaultShort: 4,
  vaultLong: 9,
  /** A propt Swod. */
  propt: 9,
  /** A friend beside one's King; a line of pieces that ends at one's King and that an enemy can stand at the head of. */
  kingShield: 9,
  kingLine: -26,
  /** Each step by which a piece that does not promote is nearer to the enemy's King than eight. */
  kingHunt: 4,
  /** How many hundredths more an advantage is worth when all pieces but those that promote are gone. */
  tradeDown: 25,
  /** A side that has few pieces left and may soon be in Nikaida, or without a move. */
  nearlyBare: -60,
  nearlyStuck: -25,
  /** Being the side to move. */
  tempo: 18,
} as const;

export type WeightName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<WeightName, number>>;
