import { memoised } from '../engine/index.ts';
import { currentPosition, type Game } from './game.ts';
import { gameEnd, type GameEnd, type PlayersEnd } from './gameEnd.ts';
import { standingOf } from './standing.ts';

/** A game that its players may have ended. */
interface Ended {
  readonly game: Game;
  readonly end: PlayersEnd | null;
}

const endByPlayers = memoised(gameEnd);

/**
 * How a game has ended, by its players or under the rules; null while it goes on. The single answer for the status, the
 * record, calls and announcements. The same game gives the same object.
 */
export function endingOf({ game, end }: Ended): GameEnd | null {
  if (end === null) {
    const { outcome } = standingOf(currentPosition(game));
    return outcome.status === 'over' ? outcome : null;
  }
  return endByPlayers(end);
}
