import { EMPTY } from '../../src/engine/search.ts';
import type { Sample } from './samples.ts';

/**
 * The bytes of a record after its cells: the side to move, the result in quarters, the score in two bytes, low byte
 * first.
 */
export const REST = 4;
/** The largest score that is written, in centipoints. */
const MOST_SCORE = 20_000;

/** Positions of one game in the file format, one record after another. */
export function bytesOf(samples: readonly Sample[]): Uint8Array {
  const records = samples.map(({ position: { cells, turn }, score, quarters }) => {
    const clamped = Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score));
    return [...Array.from(cells), turn === 'yellow' ? 0 : 1, quarters, clamped & 255, (clamped >> 8) & 255];
  });
  return Uint8Array.from(records.flat());
}

/** A position as stored in a file. */
export interface Kept {
  readonly cells: Uint8Array;
  /** 0 for Yellow. */
  readonly turn: 0 | 1;
  /** The result of the game: 0 to 4 quarters for Yellow. */
  readonly quarters: number;
  /** Centipoints, for Yellow. */
  readonly score: number;
}

/**
 * Reads positions on boards of this many squares, grouped by game. Files do not mark where a game ends. A new game is
 * assumed when there are more pieces or the result differs, so neighbouring games may be taken for one. Throws if a
 * record is incomplete.
 */
export function gamesIn(bytes: Uint8Array, size: number): readonly (readonly Kept[])[] {
  const row = size + REST;
  if (bytes.length % row !== 0) throw new Error(`${bytes.length} bytes are no whole number of records`);
  const games: Kept[][] = [];
  let before = 0;
  let result = -1;
  for (let at = 0; at < bytes.length; at += row) {
    const kept = keptAt(bytes.subarray(at, at + row), size);
    const count = kept.cells.reduce((sum, code) => sum + (code === EMPTY ? 0 : 1), 0);
    if (count > before || kept.quarters !== result) games.push([]);
    games.at(-1)!.push(kept);
    [before, result] = [count, kept.quarters];
  }
  return games;
}

function keptAt(record: Uint8Array, size: number): Kept {
  const score = ((record[size + 2]! | (record[size + 3]! << 8)) << 16) >> 16;
  return {
    cells: record.subarray(0, size),
    turn: record[size] === 0 ? 0 : 1,
    quarters: record[size + 1]!,
    score,
  };
}
