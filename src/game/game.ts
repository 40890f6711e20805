import {
  accept,
  formatCoordinates,
  formatPosition,
  startPosition,
  type Move,
  type Position,
  type Refusal,
  type Result,
  type Variation,
} from '../engine/index.ts';
import { playPly, replay, type Ply, type Timeline } from './timeline.ts';

/** A game at the table as plain data: everything else follows from it by replaying. */
export interface Game {
  /** Id of the variation. */
  readonly variation: string;
  /** The position line from which play started. */
  readonly start: string;
  /** Moves in coordinate form; those from `cursor` on have been taken back and can be redone. */
  readonly moves: readonly string[];
  /** How many of the moves have been made. */
  readonly cursor: number;
}

/** Replays by game, so that a move added costs one move, not the whole game. */
const timelines = new WeakMap<Game, Timeline>();

function remember(game: Game, timeline: Timeline): Game {
  timelines.set(game, timeline);
  return game;
}

/** A game that has not yet begun, from the start of a variation or from a position of it. */
export function newGame(variation: Variation, from?: Position): Game {
  const start = from ?? startPosition(variation);
  return remember(
    { variation: variation.id, start: formatPosition(start), moves: [], cursor: 0 },
    { start, plies: [] },
  );
}

/** A game whose replay is known already. */
export const gameOf = (game: Game, timeline: Timeline): Game => remember(game, timeline);

/** The replay of a game; throws a RangeError for data that no function of this module made. */
export function timelineOf(game: Game): Timeline {
  const known = timelines.get(game);
  if (known !== undefined) return known;
  const replayed = replay(game.variation, game.start, game.moves);
  if (!replayed.ok) throw new RangeError(`a game that cannot be replayed: ${replayed.error.code}`);
  remember(game, replayed.value);
  return replayed.value;
}

/** The turns that stand, without those taken back. */
export const pliesPlayed = (game: Game): readonly Ply[] => timelineOf(game).plies.slice(0, game.cursor);

/** The last turn that stands; undefined before the first. */
export const lastPly = (game: Game): Ply | undefined => timelineOf(game).plies[game.cursor - 1];

export const currentPosition = (game: Game): Position => lastPly(game)?.after ?? timelineOf(game).start;

/** Plays a move; turns that had been taken back are gone then. Refuses what is not legal. */
export function playMove(game: Game, move: Move): Result<Game, Refusal> {
  const before = currentPosition(game);
  const ply = playPly(before, move);
  if (!ply.ok) return ply;
  const { start, plies } = timelineOf(game);
  const moves = [...game.moves.slice(0, game.cursor), formatCoordinates(before.ruleset, ply.value.move)];
  return accept(
    remember(
      { ...game, moves, cursor: moves.length },
      { start, plies: [...plies.slice(0, game.cursor), ply.value] },
    ),
  );
}

export const canUndo = (game: Game): boolean => game.cursor > 0;
export const canRedo = (game: Game): boolean => game.cursor < game.moves.length;

/** The same game with the cursor after this many turns, kept within the game. */
export function goTo(game: Game, cursor: number): Game {
  const within = Math.max(0, Math.min(game.moves.length, cursor));
  return within === game.cursor ? game : remember({ ...game, cursor: within }, timelineOf(game));
}

export const undo = (game: Game): Game => goTo(game, game.cursor - 1);
export const redo = (game: Game): Game => goTo(game, game.cursor + 1);
