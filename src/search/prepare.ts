import type { Move } from '../engine/index.ts';
import { generateMoves, MOVE_BITS, packBits } from '../engine/search.ts';
import { beginPolling, type Context } from './context.ts';
import type { Strength } from './levels.ts';
import { ageOrdering, pickBest, rateMoves, resetOrdering } from './ordering.ts';
import { setPath } from './path.ts';
import type { RootMove } from './root.ts';
import { INFINITE } from './scores.ts';
import type { SearchInput, SearchOptions } from './types.ts';

/** By how many centipoints a player would rather be behind than take a draw; not used in analysis. */
const CONTEMPT = 40;

/** Empties the memory. The table that threads share is emptied by the main thread, once all helpers have left. */
export function forget({ table, halves, ordering, company, isHelper }: Context): void {
  if (!isHelper) {
    company?.waitAlone();
    table.clear();
  }
  halves.clear();
  resetOrdering(ordering);
}

/** Prepares a context for a search at a given strength. */
export function prepare(
  context: Context,
  { position, earlier }: SearchInput,
  strength: Strength,
  { seed = 0, level }: Pick<SearchOptions, 'seed' | 'level'>,
): void {
  const views = strength.network === true ? context.views : null;
  const { noise, path, table } = context;
  const player = level === undefined ? null : position.turn;
  const errsAlike = noise === strength.noise && (noise === 0 || context.seed === seed);
  if (!errsAlike || path.views !== views || context.player !== player) forget(context);
  path.views = views;
  context.noise = strength.noise;
  context.seed = seed;
  context.player = player;
  context.contempt = player === null ? 0 : CONTEMPT;
  context.nodes = 0;
  context.reached = 0;
  if (context.isHelper) table.follow();
  else table.grow();
  context.halves.grow();
  ageOrdering(context.ordering);
  beginPolling(context);
  setPath(path, position, earlier);
}

/** The moves to choose from, most promising first. */
export function rootMoves({ path, ordering }: Context, among: readonly Move[] | undefined): RootMove[] {
  const { board } = path;
  const end = generateMoves(board, 0);
  rateMoves(ordering, board, 0, end, 0, 0);
  const allowed = among?.map((move) => packBits(board.rules, move));
  const roots: RootMove[] = [];
  for (let i = 0; i < end; i++) {
    pickBest(ordering, board.sweep.moves, i, end);
    const move = board.sweep.moves[i]!;
    if (allowed === undefined || allowed.includes(move & MOVE_BITS))
      roots.push({ move, score: -INFINITE, effort: 0, line: [move] });
  }
  return roots;
}
