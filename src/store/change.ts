/**
 * A change of the game: of the position, which the board may show as movement, or its end by the players or the clock.
 */
export interface Change {
  /** `back` and `on` are steps of players who look at earlier turns of the game. */
  readonly way: 'played' | 'dropped' | 'undone' | 'redone' | 'back' | 'on' | 'set' | 'begun' | 'ended';
  /** Counts the changes, so that two equal changes in a row can be told apart. */
  readonly number: number;
}
