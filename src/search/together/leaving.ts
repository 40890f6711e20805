import type { PackedMove } from '../../engine/search.ts';
import type { Context } from '../context.ts';
import { isQuiet, learn } from '../ordering.ts';
import { tableKey } from '../path.ts';
import type { Node } from '../pruning.ts';
import { fromTable } from '../scores.ts';
import { boundHolds } from '../table.ts';
import type { Company } from './company.ts';

/** The depth from which a move that another thread is searching is put off, until the table may know its score. */
export const LEAST_SHARED = 4;

/** A move that was put off, with the arguments for its search. */
export interface Left {
  readonly move: PackedMove;
  readonly tried: number;
  readonly late: 0 | 1;
  readonly key: number;
}

/** Searches one move of a node. */
type SearchMove = (
  context: Context,
  node: Node,
  move: PackedMove,
  end: number,
  late: 0 | 1,
  key: number,
) => void;

/** A number for a move in the current position, the same in all threads. */
export function markOf({ path }: Context, move: PackedMove): number {
  const mixed = path.low[path.at]! ^ Math.imul(move, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Searches a move and shows the other threads meanwhile that it does. */
export function searchMarked(
  searchMove: SearchMove,
  context: Context,
  company: Company,
  node: Node,
  move: PackedMove,
  end: number,
  late: 0 | 1,
  key: number,
): void {
  company.occupy(markOf(context, move));
  searchMove(context, node, move, end, late, key);
  company.free();
}

/** Whether another thread has settled a node with a null window in the meantime; the node then takes over its score. */
export function isSettledByOther({ path, table, edge }: Context, node: Node): boolean {
  const { ply, depth, low, high } = node;
  const { at } = path;
  if (high - low > 1 || !table.probe(tableKey(path), path.high[at]!) || table.depth < depth) return false;
  const score = fromTable(table.score, ply, edge);
  if (!boundHolds(table.bound, score, low, high)) return false;
  node.best = score;
  return true;
}

/** Searches the moves that were put off; true if another thread has settled the node itself. */
export function searchLeft(
  searchMove: SearchMove,
  context: Context,
  node: Node,
  left: readonly Left[],
  base: number,
  end: number,
): boolean {
  const { ordering, path } = context;
  for (const { move, tried, late, key } of left) {
    if (node.best >= node.high) return false;
    if (isSettledByOther(context, node)) return true;
    const after = node.tried;
    node.tried = tried;
    searchMove(context, node, move, end, late, key);
    node.tried = after;
    if (node.best >= node.high && isQuiet(move))
      learn(ordering, path.board, move, node.ply, node.depth, base, base);
  }
  return false;
}
