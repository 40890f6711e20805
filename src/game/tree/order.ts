import { nodeOf, withNodes, type GameTree, type NodeId } from './tree.ts';
import { lineTo } from './walk.ts';

/** Moves a variation to another place among its siblings; 0 makes it the line that goes on. */
function reorder(tree: GameTree, id: NodeId, place: (current: number) => number): GameTree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const before = nodeOf(tree, parent);
  const current = before.children.indexOf(id);
  const wanted = Math.max(0, Math.min(before.children.length - 1, place(current)));
  if (wanted === current) return tree;
  const children = before.children.filter((child) => child !== id);
  return withNodes(tree, { ...before, children: children.toSpliced(wanted, 0, id) });
}

/** Puts the variation that begins with this move one place before its siblings; the tree itself if it is the first. */
export const promote = (tree: GameTree, id: NodeId): GameTree => reorder(tree, id, (place) => place - 1);

/** Puts the variation that begins with this move one place after its siblings. */
export const demote = (tree: GameTree, id: NodeId): GameTree => reorder(tree, id, (place) => place + 1);

/** Makes the line to this move the main line. */
export const makeMainLine = (tree: GameTree, id: NodeId): GameTree =>
  lineTo(tree, id).reduce((changed, node) => reorder(changed, node.id, () => 0), tree);
