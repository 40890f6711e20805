import { opponent, type Ending, type Side } from '../engine/index.ts';

/** How the players can end a game, apart from the rules of movement (section 9, last paragraph). */
export const PLAYERS_ENDINGS = ['concession', 'time', 'agreement', 'repetition', 'quiet'] as const;
export type PlayersEnding = (typeof PLAYERS_ENDINGS)[number];

/** A game ended by its players: lost by one side, or drawn. */
export type PlayersEnd =
  | { readonly way: 'concession' | 'time'; readonly loser: Side }
  | { readonly way: 'agreement' | 'repetition' | 'quiet' };

/** The points of a game: 1, ½ or 0 for each side. */
export type Points = Readonly<Record<Side, number>>;

/** How a game has ended, whoever ended it. */
export interface GameEnd {
  readonly ending: Ending | PlayersEnding;
  readonly winner: Side | null;
  readonly points: Points;
}

/**
 * A player who concedes or runs out of time loses a whole point, whatever the other has left; every draw by the players
 * is ½ – ½.
 */
export function gameEnd(end: PlayersEnd): GameEnd {
  switch (end.way) {
    case 'concession':
    case 'time': {
      const winner = opponent(end.loser);
      return { ending: end.way, winner, points: { yellow: 0, blue: 0, [winner]: 1 } };
    }
    case 'agreement':
    case 'repetition':
    case 'quiet':
      return { ending: end.way, winner: null, points: { yellow: 0.5, blue: 0.5 } };
  }
}
