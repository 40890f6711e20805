import { nodeOf, withNodes, type NodeId, type Tree } from './tree.ts';
import { lineTo } from './walk.ts';

/** Moves a variation to another place among its siblings; at 0 it becomes the line that goes on. */
function reorder<Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
  place: (current: number) => number,
): Tree<Start, Step> {
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
export const promote = <Start, Step extends object>(tree: Tree<Start, Step>, id: NodeId): Tree<Start, Step> =>
  reorder(tree, id, (place) => place - 1);

/** Puts the variation that begins with this move one place after its siblings. */
export const demote = <Start, Step extends object>(tree: Tree<Start, Step>, id: NodeId): Tree<Start, Step> =>
  reorder(tree, id, (place) => place + 1);

/** Makes the line to this move the main line. */
export const makeMainLine = <Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
): Tree<Start, Step> => lineTo(tree, id).reduce((changed, node) => reorder(changed, node.id, () => 0), tree);
