import {
  accept,
  refuse,
  type Move,
  type Position,
  type Refusal,
  type Result,
  type Side,
} from '../engine/index.ts';
import { afterTurn, atTurn, flagMoment, goingOn, newClock, stopped, type Clock, type Turn } from './clock.ts';
import { canClaim } from './claims.ts';
import { endingOf, type PlayersEnd } from './endings.ts';
import { currentPosition, goTo, newGame, playMove, timelineOf, type Game } from './game.ts';
import { nextFirst, scoreOf, startFor, type Match, type MatchScore } from './match.ts';
import type { Setup, Terms } from './terms.ts';

/** What one side may ask of the other. */
export const OFFERS = ['draw', 'take-back'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** Something that one side has asked and the other has not yet answered. */
export interface Offer {
  readonly kind: OfferKind;
  readonly by: Side;
}

/** After how many turns each offer was declined last: it cannot be made again before another turn. */
export type Declined = Readonly<Record<OfferKind, number | null>>;
export const NONE_DECLINED: Declined = { draw: null, 'take-back': null };

/** All that lies on the table: a game, what was agreed for it, its clock, and what its players have said. */
export interface Sitting {
  readonly game: Game;
  readonly terms: Terms;
  /** Null where they play without a clock, exactly where the terms name none. */
  readonly clock: Clock | null;
  /** How the players have ended the game; null if they have not. */
  readonly end: PlayersEnd | null;
  /** What waits for the opponent's answer. */
  readonly offer: Offer | null;
  readonly declined: Declined;
  /** Null for a single game. */
  readonly match: Match | null;
}

/** A game that has not yet begun, as it was set up. */
export const newSitting = ({ variation, from, terms, match }: Setup): Sitting => ({
  game: newGame(variation, from),
  terms,
  clock: terms.clock === null ? null : newClock(),
  end: null,
  offer: null,
  declined: NONE_DECLINED,
  match: match === null ? null : { terms: match, past: [] },
});

/** The turn that a sitting's clock is asked for. */
export const turnOf = ({ game }: Sitting): Turn => ({
  cursor: game.cursor,
  side: currentPosition(game).turn,
});

/** Another clock for a sitting; nothing where there is none. */
export const withClock = (sitting: Sitting, change: (clock: Clock) => Clock): Sitting =>
  sitting.clock === null ? sitting : { ...sitting, clock: change(sitting.clock) };

/** Plays a move at a moment. Refuses what is not legal, and every move once the game has ended. */
export function playTurn(sitting: Sitting, move: Move, now: number): Result<Sitting, Refusal> {
  if (endingOf(sitting) !== null) return refuse({ code: 'game-over', squares: [] });
  const played = playMove(sitting.game, move);
  if (!played.ok) return played;
  const { terms, clock } = sitting;
  const ticked =
    terms.clock === null || clock === null ? clock : afterTurn(terms.clock, clock, turnOf(sitting), now);
  return accept(settled({ ...sitting, game: played.value, clock: ticked, offer: null }, now));
}

/** Goes to the beginning of another turn of the game: the clock shows the times as they stood. */
export const turnTo = (sitting: Sitting, cursor: number, now: number): Sitting => {
  const game = goTo(sitting.game, cursor);
  const moved = { ...sitting, game, end: null, offer: null };
  return settled(
    withClock(moved, (clock) => atTurn(clock, game.cursor, now)),
    now,
  );
};

/** The players end the game; nothing where it has ended already, or where there is no ground for a claim. The clock stops. */
export const endBy = (sitting: Sitting, end: PlayersEnd, now: number): Sitting =>
  endingOf(sitting) === null && isGrounded(sitting.game, end)
    ? settled({ ...sitting, end, offer: null, declined: NONE_DECLINED }, now)
    : sitting;

/** Whether a game can have this ending as it stands: a claim needs its ground. */
export const isGrounded = (game: Game, end: PlayersEnd): boolean =>
  (end.way !== 'repetition' && end.way !== 'quiet') || canClaim(game, end.way);

/** Takes back that the players ended the game: it goes on. After a loss on time the turn begins anew. */
export function reopen(sitting: Sitting, now: number): Sitting {
  const { end } = sitting;
  if (end === null) return sitting;
  const open = { ...sitting, end: null, offer: null };
  return withClock(open, (clock) => {
    if (end.way === 'time') return atTurn(clock, open.game.cursor, now);
    return clock.paused ? clock : goingOn(clock, turnOf(open), now);
  });
}

/** The clock stands once a game has ended. */
const settled = (sitting: Sitting, now: number): Sitting =>
  endingOf(sitting) === null ? sitting : withClock(sitting, (clock) => stopped(clock, now));

/** A look at the clock: if the time of the side to move has run out, the game ended at that moment. */
export function lookAtClock(sitting: Sitting, now: number): Sitting {
  const { terms, clock } = sitting;
  if (terms.clock === null || clock === null || endingOf(sitting) !== null) return sitting;
  const moment = flagMoment(terms.clock, clock, turnOf(sitting));
  if (moment === null || now < moment) return sitting;
  return endBy(sitting, { way: 'time', loser: turnOf(sitting).side }, moment);
}

/** Whether the clock can be stopped or started by the players now. */
export const canPause = (sitting: Sitting): boolean =>
  sitting.clock !== null &&
  endingOf(sitting) === null &&
  (sitting.clock.since !== null || sitting.clock.paused);

/** Stops the clock, or lets it go on. */
export function pauseOrGoOn(sitting: Sitting, now: number): Sitting {
  if (!canPause(sitting)) return sitting;
  return withClock(sitting, (clock) =>
    clock.paused ? goingOn(clock, turnOf(sitting), now) : { ...stopped(clock, now), paused: true },
  );
}

/** How the match stands; null in a single game. */
export const matchScore = (sitting: Sitting): MatchScore | null =>
  sitting.match === null ? null : scoreOf(sitting.match, endingOf(sitting)?.points ?? null);

/**
 * The next game after one that has ended: the next of the match, or the same set-up anew. The first move goes to the
 * side whose turn it is by the terms of the match; else, and after a finished match, it changes.
 */
export function nextSitting(sitting: Sitting): Sitting {
  const end = endingOf(sitting);
  if (end === null) return sitting;
  const { start } = timelineOf(sitting.game);
  const { terms, match } = sitting;
  const goesOn = match !== null && matchScore(sitting)?.finished === false;
  const first = nextFirst(match?.terms ?? null, start.turn, end.points);
  const next = newSitting(setupFrom(startFor(start, first), terms, match));
  return goesOn ? { ...next, match: { ...match, past: [...match.past, end.points] } } : next;
}

const setupFrom = (from: Position, terms: Terms, match: Match | null): Setup => ({
  variation: from.ruleset.variation,
  from,
  terms,
  match: match?.terms ?? null,
});
