import type { Context } from './context.ts';
import { tableKey } from './path.ts';
import type { Node } from './pruning.ts';
import { INFINITE, isDecided, toTable } from './scores.ts';
import { BOUND } from './table.ts';

/** Sets up the node of a ply before any of its moves is searched. */
export function nodeOf(
  { switches, stands, edge, nodesByPly }: Context,
  depth: number,
  ply: number,
  low: number,
  high: number,
  inKaida: boolean,
  stand: number,
): Node {
  const node = nodesByPly[ply]!;
  node.depth = depth;
  node.high = high;
  node.inKaida = inKaida;
  node.isWide = !inKaida && !isDecided(low, edge);
  node.stand = stand;
  node.improves = !switches.improving || (!inKaida && (ply < 2 || stand > stands[ply - 2]!));
  node.low = low;
  node.best = -INFINITE;
  node.bestMove = 0;
  node.tried = 0;
  return node;
}

/** Stores the result of a node after its moves have been searched; `first` is its initial lower bound. */
export function storeNode({ path, table, edge }: Context, node: Node, first: number, worth: number): void {
  const { best, bestMove, high, depth, ply } = node;
  const { at } = path;
  const bound = best >= high ? BOUND.atLeast : best > first ? BOUND.exact : BOUND.atMost;
  const move = bound === BOUND.atMost ? 0 : bestMove;
  table.store(tableKey(path), path.high[at]!, move, toTable(best, ply, edge), worth, depth, bound);
}
