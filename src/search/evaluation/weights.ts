/**
 * What each term of the evaluation is worth, in centipoints; a Swod is 100. The points of the pieces are in the rules
 * of their kinds (section 2).
 */
export const WEIGHTS = {
  /** What a Hikdar and a Jiktar gain by the time the board is empty, since fewer pieces block their lines. */
  hikdarGrowth: 59,
  jiktarGrowth: 149,
  /** Each step forward of a piece that promotes, early and late in the game. */
  advance: 1,
  advanceLate: 12,
  /** The last steps before promotion: counted once with four steps to go, four times with one. */
  promotionNear: 24,
  promotionNearLate: 22,
  /**
   * A piece that promotes and that no enemy can stop in time: the share of its gain that counts, in hundredths, minus
   * the second weight for each move.
   */
  runner: 85,
  runnerStep: 40,
  /**
   * A Swod that no enemy Swod or Deldar can stop, since none stands ahead of it on its file or a neighbouring one: for
   * each step that it has made, and for the square of how many of the last eight it has made.
   */
  freeSwod: 7,
  freeSwodNear: 7,
  /** Each step nearer to the middle of the board, for pieces other than Kings, and for Kings late in the game. */
  centre: 1,
  kingCentreLate: 6,
  /**
   * A piece in a wild drin, where no army stands at the start; then each piece more than the enemy has there, up to
   * five.
   */
  wildDrin: 5,
  wildControl: 2,
  /** A Deldar or Paktun that has not moved and still defends with its first move. It fades as pieces disappear. */
  unmoved: 9,
  /** An open direction of a piece, by kind of move. */
  mobilityShort: 2,
  mobilityLong: 2,
  /** A direction in which a piece can begin a vault. */
  vaultShort: 5,
  vaultLong: 16,
  /** A propt Swod. */
  propt: 14,
  /** A friend beside one's own King; then a line of pieces that ends at the King, if an enemy can stand at its head. */
  kingShield: 15,
  kingLine: -27,
  /** For a piece that does not promote, each step by which it is nearer to the enemy's King than eight. */
  kingHunt: 3,
  /** By how many hundredths an advantage grows by the time only the pieces that promote are left. */
  tradeDown: 11,
  /** A side with few pieces left, which may soon be in Nikaida or without a move. */
  nearlyBare: -60,
  nearlyStuck: -25,
  /** The side to move. */
  tempo: 17,
} as const;

export type WeightName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<WeightName, number>>;
