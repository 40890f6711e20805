/**
 * What is hidden in a game with cards in hand. A seat sees what it holds and what lies open; null stands for somebody
 * who holds nothing and sees only what lies open.
 */
export interface Secrets<Position, Move> {
  /** Whether a position holds anything that somebody at the table may not see. */
  readonly hides: (position: Position) => boolean;
  /** A position as a seat sees it, the rest face down. It can be drawn and written, but neither played on nor read. */
  readonly seen: (position: Position, seat: number | null) => Position;
  /** A move in writing as a seat may read it, as long as what the move hides is hidden. */
  readonly seenMove: (before: Position, move: Move, seat: number | null) => string;
  /** Whether the seat to move must look at what others may not see before it can choose. */
  readonly isPrivate: (position: Position) => boolean;
  /**
   * A random complete position that a seat cannot tell from the real one. `views` holds what the seat has seen since
   * the last position in which nothing was hidden, oldest first and the present last, all of it `seen` by this seat.
   */
  readonly guess: (views: readonly Position[], seat: number, draw: () => number) => Position;
}
