import {
  accept,
  opponent,
  refuse,
  type Move,
  type Position,
  type Refusal,
  type Result,
  type Side,
} from '../../engine/index.ts';
import {
  afterTurn,
  atTurn,
  flagMoment,
  goingOn,
  leftAfter,
  newClock,
  stopped,
  timesAt,
  type Clock,
  type Times,
  type Turn,
} from './clock.ts';
import { canClaim } from './claims.ts';
import { endingOf } from '../endings.ts';
import { currentPosition, goTo, newGame, playMove, turnsMade, type Game } from '../game.ts';
import type { PlayersEnd } from '../gameEnd.ts';
import { nextFirst, scoreOf, startFor, type Match, type MatchScore } from './match.ts';
import type { Seat } from '../seat.ts';
import type { ClockTerms, Setup, Terms } from './terms.ts';
import { withTime } from '../tree/play.ts';
import { nodeOf } from '../tree/tree.ts';
import { previous } from '../tree/walk.ts';

/** What one side may ask of the other. */
export const OFFERS = ['draw', 'take-back'] as const;
export type OfferKind = (typeof OFFERS)[number];

/** Something that one side has asked and the other has not yet answered. */
export interface Offer {
  readonly kind: OfferKind;
  readonly by: Side;
}

/** After how many turns each offer was last declined: it cannot be made again before another turn. */
export type Declined = Readonly<Record<OfferKind, number | null>>;
export const NONE_DECLINED: Declined = { draw: null, 'take-back': null };

/** All that lies on the table: a game, its terms, its clock, and what its players have said. */
export interface Sitting {
  /** Missing until the table assigns it, with the first change. */
  readonly seat?: Seat;
  /** In a game with a clock, each move has the time noted that its side had left after it. */
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
export const newSitting = ({ from, terms, match }: Setup): Sitting => ({
  game: newGame(from),
  terms,
  clock: terms.clock === null ? null : newClock(),
  end: null,
  offer: null,
  declined: NONE_DECLINED,
  match: match === null ? null : { terms: match, past: [] },
});

/** The turn that a game's clock is read for: the time that each side has left is noted with its last move. */
function turnOf(game: Game, { time }: ClockTerms): Turn {
  const { tree, at } = game;
  const side = currentPosition(game).turn;
  const other = opponent(side);
  const before = previous(tree, at);
  const own = before === null ? null : nodeOf(tree, before).notes.clock;
  const others = nodeOf(tree, at).notes.clock;
  const left = { ...time, [side]: own ?? time[side], [other]: others ?? time[other] };
  return { made: turnsMade(game), side, left };
}

/** The time that each side has left at a moment; null in a game without a clock. */
export function timesLeft({ game, terms, clock }: Sitting, now: number): Times | null {
  return terms.clock === null || clock === null ? null : timesAt(clock, turnOf(game, terms.clock), now);
}

/** Another clock for a sitting; nothing changes where there is none. */
export const withClock = <Kept extends Pick<Sitting, 'clock'>>(
  sitting: Kept,
  change: (clock: Clock) => Clock,
): Kept => (sitting.clock === null ? sitting : { ...sitting, clock: change(sitting.clock) });

/** Plays a move at a moment. Refuses an illegal move, and every move once the game has ended. */
export function playTurn(sitting: Sitting, move: Move, now: number): Result<Sitting, Refusal> {
  if (endingOf(sitting) !== null) return refuse({ code: 'game-over', squares: [] });
  const played = playMove(sitting.game, move);
  if (!played.ok) return played;
  const moved = { ...sitting, game: played.value, offer: null };
  return accept(settled(timed(moved, sitting, now), now));
}

/** A sitting after a turn, with the mover's time noted on the move, and the other side's clock running. */
function timed(moved: Sitting, { game, terms, clock }: Sitting, now: number): Sitting {
  if (terms.clock === null || clock === null) return moved;
  const turn = turnOf(game, terms.clock);
  const { tree, at } = moved.game;
  const noted = withTime(tree, at, leftAfter(terms.clock, clock, turn, now));
  return { ...moved, game: { tree: noted, at }, clock: afterTurn(clock, turn, now) };
}

/** Goes to the beginning of another turn of the game: the clock shows the times as they were then. */
export const turnTo = (sitting: Sitting, made: number, now: number): Sitting => {
  const game = goTo(sitting.game, made);
  const moved = { ...sitting, game, end: null, offer: null };
  return settled(
    withClock(moved, (clock) => atTurn(clock, turnsMade(game), now)),
    now,
  );
};

/**
 * The players end the game; nothing happens if it has already ended, or if there are no grounds for a claim. The clock
 * stops.
 */
export const endBy = (sitting: Sitting, end: PlayersEnd, now: number): Sitting =>
  endingOf(sitting) === null && isGrounded(sitting.game, end)
    ? settled({ ...sitting, end, offer: null, declined: NONE_DECLINED }, now)
    : sitting;

/** Whether the game can have this ending as it stands: a claim needs grounds. */
export const isGrounded = (game: Game, end: PlayersEnd): boolean =>
  (end.way !== 'repetition' && end.way !== 'quiet') || canClaim(game, end.way);

/** Takes back an ending by the players: the game goes on. After a loss on time the turn starts again. */
export function reopen(sitting: Sitting, now: number): Sitting {
  const { end } = sitting;
  if (end === null) return sitting;
  const open = { ...sitting, end: null, offer: null };
  return withClock(open, (clock) => {
    const made = turnsMade(open.game);
    if (end.way === 'time') return atTurn(clock, made, now);
    return clock.paused ? clock : goingOn(clock, made, now);
  });
}

/** Stops the clock once a game has ended. */
const settled = (sitting: Sitting, now: number): Sitting =>
  endingOf(sitting) === null ? sitting : withClock(sitting, (clock) => stopped(clock, now));

/** Checks the clock: if the time of the side to move has run out, the game ended at that moment. */
export function lookAtClock(sitting: Sitting, now: number): Sitting {
  const { terms, clock } = sitting;
  if (terms.clock === null || clock === null || endingOf(sitting) !== null) return sitting;
  const turn = turnOf(sitting.game, terms.clock);
  const moment = flagMoment(clock, turn);
  if (moment === null || now < moment) return sitting;
  return endBy(sitting, { way: 'time', loser: turn.side }, moment);
}

/** Whether the players can stop or start the clock now. */
export const canPause = (sitting: Sitting): boolean =>
  sitting.clock !== null &&
  endingOf(sitting) === null &&
  (sitting.clock.since !== null || sitting.clock.paused);

/** Stops the clock, or lets it go on. */
export function pauseOrGoOn(sitting: Sitting, now: number): Sitting {
  if (!canPause(sitting)) return sitting;
  return withClock(sitting, (clock) =>
    clock.paused ? goingOn(clock, turnsMade(sitting.game), now) : { ...stopped(clock, now), paused: true },
  );
}

/** How the match stands; null in a single game. */
export const matchScore = (sitting: Sitting): MatchScore | null =>
  sitting.match === null ? null : scoreOf(sitting.match, endingOf(sitting)?.points ?? null);

/**
 * The next game after one that has ended: the next of the match, or the same set-up again, which after a finished match
 * begins a new one. The first move goes to the other side, or to the loser by the terms of the match.
 */
export function nextSitting(sitting: Sitting): Sitting {
  const end = endingOf(sitting);
  if (end === null) return sitting;
  const { start } = sitting.game.tree;
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
