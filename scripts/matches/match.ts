import { readFileSync } from 'node:fs';
import {
  parseMove,
  positionAfter,
  startPosition,
  type Position,
  type Variation,
} from '../../src/engine/index.ts';
import { playGame, type GameResult, type Player } from './game.ts';

/** Reads the openings of a variation from the book, as positions. Throws if it has none. */
export function openingsOf(variation: Variation): readonly Position[] {
  const lines = readFileSync(BOOK, 'utf8').split('\n');
  const openings = lines.flatMap((line) => {
    const [id, ...moves] = line.split(/\s+/).filter((word) => word !== '');
    return id === variation.id ? [positionAfterAll(startPosition(variation), moves)] : [];
  });
  if (openings.length === 0) throw new Error(`the book has no openings of ${variation.id}`);
  return openings;
}

export const BOOK = new URL('openings.tsv', import.meta.url);

function positionAfterAll(start: Position, moves: readonly string[]): Position {
  return moves.reduce((position, written) => {
    const move = parseMove(position, written);
    const after = move.ok ? positionAfter(position, move.value) : undefined;
    if (after === undefined) throw new Error(`the book has a move that is not legal: ${written}`);
    return after;
  }, start);
}

/** The points so far of the first of two players. */
export interface Tally {
  games: number;
  /**
   * The points of the first player and of the second, by the rules: a half win gives ½ to the winner and nothing to the
   * other.
   */
  first: number;
  second: number;
  /** The share of the points in each game, for the margin of error. */
  readonly shares: number[];
}

export const emptyTally = (): Tally => ({ games: 0, first: 0, second: 0, shares: [] });

/**
 * Plays two games from one opening, each player once with either side. The number seeds the players; a lead on which
 * both agree ends a game (`playGame`).
 */
export function playPair(
  start: Position,
  number: number,
  first: Player,
  second: Player,
  tally: Tally,
  report: (result: GameResult, isFirstYellow: boolean) => void,
  lead = Infinity,
): void {
  for (const isFirstYellow of [true, false]) {
    first.begin(2 * number);
    second.begin(2 * number + 1);
    const result = playGame(
      start,
      isFirstYellow ? { yellow: first, blue: second } : { yellow: second, blue: first },
      undefined,
      lead,
    );
    const own = isFirstYellow ? result.yellow : result.blue;
    const theirs = isFirstYellow ? result.blue : result.yellow;
    tally.games++;
    tally.first += own;
    tally.second += theirs;
    tally.shares.push((1 + own - theirs) / 2);
    report(result, isFirstYellow);
  }
}

/**
 * The first player's share of the points, 0 to 1, with half the width of its 95 % interval. A game counts as ½ plus
 * half the difference in points, so that a half win counts as three quarters.
 */
export function shareOf({ shares }: Tally): { readonly share: number; readonly margin: number } {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance =
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(shares.length - 1, 1);
  return { share: mean, margin: 1.96 * Math.sqrt(variance / shares.length) };
}

/** The rating difference that corresponds to a share. */
export const ratingOf = (share: number): number => {
  const inside = Math.min(Math.max(share, 0.001), 0.999);
  return Math.round(-400 * Math.log10(1 / inside - 1));
};
