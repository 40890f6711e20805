import { cleanNotes } from './cleanNotes.ts';
import { NO_NOTES, type Notes } from './notes.ts';
import { NO_TAGS, withTag } from './tags.ts';
import { nodeOf, ROOT, withNodes, type Edited, type NodeId, type Tree, type TreeNode } from './tree.ts';
import { lineFrom, lineTo, subtree } from './walk.ts';

/**
 * Removes a move and all that follows it, and names the node before it. The root itself stays, and loses only its
 * moves. To undo this, keep the earlier tree.
 */
export function deleteFrom<Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
): Edited<Start, Step> {
  const { parent } = nodeOf(tree, id);
  const gone = new Set(Array.from(subtree(tree, id), (node) => node.id));
  gone.delete(ROOT);
  const stays = parent ?? ROOT;
  const nodes = tree.nodes.map((node) => (node === undefined || gone.has(node.id) ? undefined : node));
  const before = nodeOf(tree, stays);
  nodes[stays] = { ...before, children: before.children.filter((child) => !gone.has(child)) };
  return { tree: { ...tree, nodes }, node: stays };
}

/** The line through a move alone, without variations, notes and tags; its moves keep their ids. */
export function lineAlone<Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
): Tree<Start, Step> {
  const line = [nodeOf(tree, ROOT), ...lineTo(tree, id), ...lineFrom(tree, id)];
  const kept = new Map(
    line.map((node, index): [NodeId, TreeNode<Step>] => {
      const children = line.slice(index + 1, index + 2).map((after) => after.id);
      return [node.id, { ...node, children, notes: NO_NOTES }];
    }),
  );
  return { start: tree.start, tags: NO_TAGS, nodes: tree.nodes.map((_, at) => kept.get(at)) };
}

/** Removes all that follows a move. */
export const cutAfter = <Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
): Tree<Start, Step> => nodeOf(tree, id).children.reduce((cut, child) => deleteFrom(cut, child).tree, tree);

/** Changes the notes on a move; what a record could not hold is cleaned away. The root has no comment before it. */
export function annotate<Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
  notes: Partial<Notes>,
): Tree<Start, Step> {
  const node = nodeOf(tree, id);
  const before = id === ROOT ? '' : (notes.before ?? node.notes.before);
  return withNodes(tree, { ...node, notes: cleanNotes({ ...node.notes, ...notes, before }) });
}

/** Sets a tag; an empty roster tag is removed (see `withTag`). */
export const tag = <Start, Step extends object>(
  tree: Tree<Start, Step>,
  name: string,
  value: string,
): Tree<Start, Step> => ({
  ...tree,
  tags: withTag(tree.tags, name, value),
});
