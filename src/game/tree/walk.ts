import { isSameMove, type Move } from '../../engine/index.ts';
import { nodeOf, ROOT, type GameTree, type MoveNode, type NodeId, type Tree, type TreeNode } from './tree.ts';

/** A tree of any game: walking through it needs no rules. */
type AnyTree = Tree<unknown, object>;

/** The move before this one, the root before the first; null at the root. */
export const previous = (tree: AnyTree, id: NodeId): NodeId | null => nodeOf(tree, id).parent;

/** The move that continues the line; null at its end. */
export const next = (tree: AnyTree, id: NodeId): NodeId | null => nodeOf(tree, id).children[0] ?? null;

/** The child with this move, if the tree has it. */
export const childWith = (tree: GameTree, id: NodeId, move: Move): NodeId | undefined =>
  nodeOf(tree, id).children.find((child) => {
    const other = nodeOf(tree, child).move;
    return other !== null && isSameMove(other, move);
  });

/** The moves that could be played instead, including this one, in their order; for the root, only the root itself. */
export function alternatives(tree: AnyTree, id: NodeId): readonly NodeId[] {
  const parent = previous(tree, id);
  return parent === null ? [id] : nodeOf(tree, parent).children;
}

/** The nodes from the first move to this one; none for the root. */
export function lineTo<Step extends object>(tree: Tree<unknown, Step>, id: NodeId): MoveNode<Step>[] {
  const line: MoveNode<Step>[] = [];
  let node: TreeNode<Step> = nodeOf(tree, id);
  while (node.parent !== null) {
    line.push(node);
    node = nodeOf(tree, node.parent);
  }
  return line.toReversed();
}

/** Where the same moves lead in another tree, as far as it has them. */
export function counterpart(tree: GameTree, id: NodeId, other: GameTree): NodeId {
  let at = ROOT;
  for (const { move } of lineTo(tree, id)) {
    const child = childWith(other, at, move);
    if (child === undefined) return at;
    at = child;
  }
  return at;
}

/** The nodes after this one, taking the first move each time: from the root, the main line. */
export function lineFrom<Step extends object>(
  tree: Tree<unknown, Step>,
  id: NodeId = ROOT,
): MoveNode<Step>[] {
  const line: MoveNode<Step>[] = [];
  for (let at = next(tree, id); at !== null; at = next(tree, at)) {
    const node = nodeOf(tree, at);
    if (node.parent !== null) line.push(node);
  }
  return line;
}

/** The last node of the line that goes through this one. */
export const endOfLine = (tree: AnyTree, id: NodeId = ROOT): NodeId => lineFrom(tree, id).at(-1)?.id ?? id;

/** Whether a node is on the main line; the root is. */
export const isOnMainLine = (tree: AnyTree, id: NodeId): boolean =>
  lineTo(tree, id).every((node) => next(tree, node.parent) === node.id);

/** The first move of the variation that a node is in; null on the main line. */
export function variationStart(tree: AnyTree, id: NodeId): NodeId | null {
  const start = lineTo(tree, id).findLast((node) => next(tree, node.parent) !== node.id);
  return start?.id ?? null;
}

/** A node and all nodes after it, each line to its end before the variations beside it. */
export function* subtree<Step extends object>(
  tree: Tree<unknown, Step>,
  id: NodeId,
): Generator<TreeNode<Step>> {
  const waiting: NodeId[] = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const node = nodeOf(tree, at);
    yield node;
    waiting.push(...node.children.toReversed());
  }
}
