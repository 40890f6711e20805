/**
 * The most moves of one game, with its variations, at the table and in records. The longest game of random moves had
 * 8,276; and where rules look at all positions before a move, reading takes time in the square of the length.
 */
export const MOST_MOVES = 10_000;
