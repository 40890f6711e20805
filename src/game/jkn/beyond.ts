import { nodeOf, ROOT, type NodeId, type Tree } from '../tree/index.ts';
import { LIMITS } from './limits.ts';

/** Why a record cannot hold a game: when the record is read again, something is left out. */
export type Beyond = 'too-deep' | 'too-many-moves';

/** Why a record cannot hold a game with all its variations; null where it can. */
export function beyondRecord(tree: Tree<unknown, object>, mostMoves: number = LIMITS.moves): Beyond | null {
  let moves = -1;
  const waiting: (readonly [id: NodeId, depth: number])[] = [[ROOT, 0]];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [id, depth] = at;
    if (depth > LIMITS.depth) return 'too-deep';
    if (++moves > mostMoves) return 'too-many-moves';
    for (const [index, child] of nodeOf(tree, id).children.entries())
      waiting.push([child, index === 0 ? depth : depth + 1]);
  }
  return null;
}
