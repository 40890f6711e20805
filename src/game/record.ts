import { pliesPlayed, type Game } from './game.ts';
import type { Ply } from './ply.ts';

/** One line of the list of moves: the turns of the side that began and of the other. */
export interface RecordLine {
  /** Number of the first turn of the line, from 1. */
  readonly turn: number;
  readonly first: Ply | null;
  readonly second: Ply | null;
}

/**
 * Turns, two a line: those that count, unless others are given. A game that was set up with the second side to move
 * starts in the second column.
 */
export function recordLines(game: Game, plies: readonly Ply[] = pliesPlayed(game)): RecordLine[] {
  const begun = game.tree.start.turnsPlayed;
  const lines: RecordLine[] = [];
  plies.forEach((ply, index) => {
    const turn = begun + index;
    if (turn % 2 === 0) lines.push({ turn: turn + 1, first: ply, second: null });
    else {
      const open = lines.pop();
      lines.push({ turn, first: open?.first ?? null, second: ply });
    }
  });
  return lines;
}
