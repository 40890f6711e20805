import {
  findVariation,
  formatCoordinates,
  parseMove,
  parsePosition,
  startPosition,
  type Variation,
} from '../../src/engine/index.ts';
import { currentPosition, newGame, pliesInLine, playMove, type Game } from '../../src/game/game.ts';
import { newSitting, playTurn, type Sitting } from '../../src/game/sitting/sitting.ts';
import { DEFAULT_TERMS, type ClockTerms, type Setup } from '../../src/game/sitting/terms.ts';

/** A variation by its id; throws if there is none. */
export function variation(id: string): Variation {
  const found = findVariation(id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** Plays moves written in any form; throws if one is not legal. */
export function playAll(game: Game, ...moves: string[]): Game {
  return moves.reduce((before, written) => {
    const move = parseMove(currentPosition(before), written);
    const played = move.ok ? playMove(before, move.value) : move;
    if (!played.ok) throw new Error(`${written}: ${played.error.code}`);
    return played.value;
  }, game);
}

/** A game of a variation from a position line, after moves. */
export function gameFrom(id: string, line: string | null, ...moves: string[]): Game {
  return playAll(newGame(line === null ? startPosition(variation(id)) : positionOf(id, line)), ...moves);
}

/** The moves of a game's line in coordinate form, those taken back too. */
export const movesOf = (game: Game): string[] =>
  pliesInLine(game).map(({ before, move }) => formatCoordinates(before.ruleset, move));

function positionOf(id: string, line: string) {
  const parsed = parsePosition(variation(id), line);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.error.code}`);
  return parsed.value;
}

/** A set-up with the plainest terms except those that are given. */
export function setupOf(
  id: string,
  { line, match = null, ...terms }: Partial<Setup['terms'] & Pick<Setup, 'match'>> & { line?: string } = {},
): Setup {
  const from = line === undefined ? startPosition(variation(id)) : positionOf(id, line);
  return { variation: variation(id), from, terms: { ...DEFAULT_TERMS, ...terms }, match };
}

const both = (seconds: number) => ({ yellow: seconds * 1000, blue: seconds * 1000 });

/** A clock with the same times for both sides, in seconds. */
export function clockOf(seconds: number, increment = 0, pausesWhenClosed = false): ClockTerms {
  return { time: both(seconds), increment: both(increment), pausesWhenClosed };
}

/** A move and the moment at which it is made. */
export type Timed = readonly [written: string, now: number];

/** Plays turns at their moments; throws if one is refused. */
export function playTurns(sitting: Sitting, ...turns: readonly Timed[]): Sitting {
  return turns.reduce((before, [written, now]) => {
    const move = parseMove(currentPosition(before.game), written);
    const played = move.ok ? playTurn(before, move.value, now) : move;
    if (!played.ok) throw new Error(`${written}: ${played.error.code}`);
    return played.value;
  }, sitting);
}

/** A sitting set up, after moves made at moment 0. */
export const sittingWith = (setup: Setup, ...moves: string[]): Sitting =>
  playTurns(newSitting(setup), ...moves.map((move) => [move, 0] as const));
