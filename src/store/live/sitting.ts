import type { Side } from '../../engine/index.ts';
import type { Role } from '../../game/apart/index.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition } from '../../game/game.ts';
import type { Points } from '../../game/gameEnd.ts';
import { clockTermsOf, leftFor, type LiveGame, type Room } from '../../game/live/index.ts';
import type { Match } from '../../game/sitting/match.ts';
import { newSitting, type Sitting } from '../../game/sitting/sitting.ts';

/** The names of both sides in a game of a room. */
function namesIn({ terms, guest }: Room, { sides }: Pick<LiveGame, 'sides'>): Readonly<Record<Side, string>> {
  const names = { host: terms.agreement.hostName, guest: guest?.name ?? '' };
  return sides.host === 'yellow'
    ? { yellow: names.host, blue: names.guest }
    : { yellow: names.guest, blue: names.host };
}

/** The points from the earlier games, by the sides that the players have now; null for a first game. */
function matchIn({ past }: Room, { sides }: LiveGame): Match | null {
  if (past.length === 0) return null;
  const pointsThen = (game: LiveGame): Points => {
    const points = endingOf(game)?.points ?? { yellow: 0, blue: 0 };
    return game.sides.host === sides.host ? points : { yellow: points.blue, blue: points.yellow };
  };
  return { terms: { games: null, firstMove: 'alternating' }, past: past.map(pointsThen) };
}

/** What the turn has cost as far as it is known here, in milliseconds: all that was left if time ran out in it. */
function usedIn({ terms }: Room, now: LiveGame, spent: number): number {
  const { end, game } = now;
  const hasRunOut = end?.way === 'time' && end.loser === currentPosition(game).turn;
  return hasRunOut && terms.clock !== null ? leftFor(now, terms.clock) : spent;
}

/**
 * A game of a room as it lies on a table. `since` is when the clock of the turn began to run; null while it is stopped.
 * `spent` is what the turn had cost when the game ended in it.
 */
export function sittingOfLive(
  room: Room,
  game: LiveGame,
  role: Role | null,
  since: number | null,
  spent = 0,
): Sitting {
  const { start } = game.game.tree;
  const { terms } = room;
  const clock = clockTermsOf(terms);
  const fresh = newSitting({
    variation: start.ruleset.variation,
    from: start,
    terms: {
      names: namesIn(room, game),
      takeBack: terms.agreement.takeBack,
      clock,
      here: role === null ? null : game.sides[role],
    },
    match: null,
  });
  return {
    ...fresh,
    game: game.game,
    end: game.end,
    clock: clock === null ? null : { used: usedIn(room, game, spent), since, paused: false },
    offer: game.offer === null ? null : { kind: game.offer.kind, by: game.sides[game.offer.by] },
    declined: game.declined,
    match: matchIn(room, game),
  };
}
