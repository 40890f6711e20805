import { legalMoves, outcome, positionAfter, type Position } from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { randomIntegers } from '../../src/search/random.ts';

/** How far from level a position may be, in centipoints, after a random ply. */
const TOLERANCE = 60;
/** The nodes of the search that judges it; then how many moves are drawn before the best one is taken instead. */
const NODES = 3_000;
const DRAWN = 24;

/**
 * Continues an opening by this many plies. Each is chosen at random among the moves after which a short search
 * considers the position about level and the game is not over. It stops earlier if there is no such move, or if the
 * game is over. The same seed gives the same plies.
 */
export function goOn(opening: Position, plies: number, seed: number): Position {
  const next = randomIntegers(seed);
  const searcher = createSearcher(opening.ruleset, { tableBits: 14 });
  let position = opening;
  for (let ply = 0; ply < plies && goesOn(position); ply++) {
    const after = soundPly(position);
    if (after === undefined) break;
    position = after;
  }
  return position;

  function soundPly(from: Position): Position | undefined {
    const moves = legalMoves(from);
    for (let drawn = 0; drawn < DRAWN; drawn++) {
      const after = positionAfter(from, moves[(next() >>> 0) % moves.length]!);
      if (after !== undefined && goesOn(after) && Math.abs(worthOf(after)) <= TOLERANCE) return after;
    }
    searcher.forget();
    const { best } = searcher.search({ position: from, earlier: [] }, { limits: { nodes: NODES } });
    const after = best === null ? undefined : positionAfter(from, best);
    return after !== undefined && goesOn(after) ? after : undefined;
  }

  function worthOf(judged: Position): number {
    searcher.forget();
    const [line] = searcher.search({ position: judged, earlier: [] }, { limits: { nodes: NODES } }).lines;
    return line?.score.kind === 'centipoints' ? line.score.value : Infinity;
  }
}

/** Whether the game is not over yet. */
export const goesOn = (position: Position): boolean => outcome(position).status === 'playing';
