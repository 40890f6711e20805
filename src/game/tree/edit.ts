import { accept, type Move, type Refusal, type Result } from '../../engine/index.ts';
import { playPly } from '../timeline.ts';
import { cleanNotes, NO_NOTES, type Notes } from './notes.ts';
import { positionAt } from './positions.ts';
import { withTag } from './tags.ts';
import { nodeOf, ROOT, type GameTree, type MoveNode, type NodeId, type TreeNode } from './tree.ts';
import { childWith, lineTo, subtree } from './walk.ts';

/** A tree and the node of it that a change was about. */
export interface Edited {
  readonly tree: GameTree;
  readonly node: NodeId;
}

/** The tree with nodes replaced or added by their ids. */
function withNodes(tree: GameTree, ...changed: readonly TreeNode[]): GameTree {
  const nodes = tree.nodes.slice();
  for (const node of changed) nodes[node.id] = node;
  return { ...tree, nodes };
}

/** The node of a legal move with its own move object, after its siblings. */
function appended(tree: GameTree, at: NodeId, { from, to, promotion }: Move): Edited {
  const parent = nodeOf(tree, at);
  const id = tree.nodes.length;
  const move: Move = { from, to, ...(promotion === undefined ? {} : { promotion }) };
  const node: MoveNode = { id, parent: at, move, children: [], notes: NO_NOTES };
  return { tree: withNodes(tree, { ...parent, children: [...parent.children, id] }, node), node: id };
}

/** Plays a move from a node: goes on with the line, begins a variation, or finds the move in the tree. Refuses what is not legal. */
export function addMove(tree: GameTree, at: NodeId, move: Move): Result<Edited, Refusal> {
  const known = childWith(tree, at, move);
  if (known !== undefined) return accept({ tree, node: known });
  const played = playPly(positionAt(tree, at), move);
  return played.ok ? accept(appended(tree, at, move)) : played;
}

/** Plays several moves from a node, all or none. */
export function addLine(tree: GameTree, at: NodeId, moves: readonly Move[]): Result<Edited, Refusal> {
  let edited: Edited = { tree, node: at };
  for (const move of moves) {
    const added = addMove(edited.tree, edited.node, move);
    if (!added.ok) return added;
    edited = added.value;
  }
  return accept(edited);
}

/**
 * Takes a move away with all that follows it, and names the node before it. The root stays: of it only the moves go.
 * To undo it, keep the former tree.
 */
export function deleteFrom(tree: GameTree, id: NodeId): Edited {
  const { parent } = nodeOf(tree, id);
  const gone = new Set(Array.from(subtree(tree, id), (node) => node.id));
  gone.delete(ROOT);
  const stays = parent ?? ROOT;
  const nodes = tree.nodes.map((node) => (node === undefined || gone.has(node.id) ? undefined : node));
  const before = nodeOf(tree, stays);
  nodes[stays] = { ...before, children: before.children.filter((child) => !gone.has(child)) };
  return { tree: { ...tree, nodes }, node: stays };
}

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

/** Notes other things on a move; what a record could not hold is made clean. Nothing is noted before the root. */
export function annotate(tree: GameTree, id: NodeId, notes: Partial<Notes>): GameTree {
  const node = nodeOf(tree, id);
  const before = id === ROOT ? '' : (notes.before ?? node.notes.before);
  return withNodes(tree, { ...node, notes: cleanNotes({ ...node.notes, ...notes, before }) });
}

/** Sets a tag; an empty roster tag is taken away (see `withTag`). */
export const tag = (tree: GameTree, name: string, value: string): GameTree => ({
  ...tree,
  tags: withTag(tree.tags, name, value),
});
