/**
 * The most moves of one game, with its variations, at the table and in records. The longest by lot had 8,276; and where rules
 * look at all positions before a move, reading takes as long as the square of it.
 */
export const MOST_MOVES = 10_000;
