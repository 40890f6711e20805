import type { AnyRules } from '../../cabinet/seam/rules.ts';
import { isOpen } from '../../cabinet/seam/seen.ts';
import { NO_NOTES, type Notes } from '../tree/notes.ts';
import { newTree, nodeOf, ROOT, withNodes, type Edited, type NodeId, type Tree } from '../tree/tree.ts';
import type { Tags } from '../tree/tags.ts';
import { subtree } from '../tree/walk.ts';
import { pastOf, plyAfter, positionAfter, type CabinetPly, type CabinetStart } from './ply.ts';

/** A game of the cabinet with its variations: the tree of all games, over moves that only their rules know. */
export type CabinetTree = Tree<CabinetStart, CabinetPly>;

/** A game without a move, from the start of its rules unless a position is given. */
export const newCabinetTree = (
  rules: AnyRules,
  tags?: Tags,
  position: unknown = rules.start(),
): CabinetTree => newTree({ rules, position }, tags);

/** The position after a node's move; at the root, the start. */
export const cabinetPositionAt = (tree: CabinetTree, id: NodeId): unknown =>
  positionAfter(tree.start, nodeOf(tree, id).move);

/** The positions on the way to a node, without its own, the oldest first. */
export const cabinetPastAt = (tree: CabinetTree, id: NodeId): readonly unknown[] =>
  pastOf(nodeOf(tree, id).move);

/** The child of a node with a written move; undefined if the tree has none. */
export const childNamed = (tree: CabinetTree, at: NodeId, text: string): NodeId | undefined =>
  nodeOf(tree, at).children.find((child) => nodeOf(tree, child).move?.text === text);

/**
 * Plays a written move from a node: goes on with the line, begins a variation, or finds the move in the tree. Null if
 * it is not legal.
 */
export function addText(
  tree: CabinetTree,
  at: NodeId,
  text: string,
): Edited<CabinetStart, CabinetPly> | null {
  const known = childNamed(tree, at, text);
  if (known !== undefined) return { tree, node: known };
  const parent = nodeOf(tree, at);
  const ply = plyAfter(tree.start, parent.move, text);
  if (ply === null) return null;
  const id = tree.nodes.length;
  const node = { id, parent: at, move: ply, children: [], notes: NO_NOTES } as const;
  return { tree: withNodes(tree, { ...parent, children: [...parent.children, id] }, node), node: id };
}

/**
 * As much of a game as anybody may know: the tree itself once it is over, or if nothing is hidden. Otherwise every line
 * ends at its last open position; a start that hides something and leads to no open position is replaced by that of the
 * rules.
 */
export function openPart(tree: CabinetTree, isOver: boolean): CabinetTree {
  const { rules } = tree.start;
  if (rules.secrets === undefined || isOver) return tree;
  const kept = new Set<NodeId>([ROOT]);
  // the last ones first, so that by the turn of each node it is known whether it leads to an open position
  for (const { id, move, children } of [...subtree(tree, ROOT)].toReversed())
    if (children.some((child) => kept.has(child)) || (move !== null && isOpen(rules, move.after)))
      kept.add(id);
  if (kept.size === 1 && !isOpen(rules, tree.start.position)) return newCabinetTree(rules, tree.tags);
  const nodes = tree.nodes.map((node) =>
    node === undefined || !kept.has(node.id)
      ? undefined
      : { ...node, children: node.children.filter((child) => kept.has(child)) },
  );
  return nodes.every((node, id) => node !== undefined || tree.nodes[id] === undefined)
    ? tree
    : { ...tree, nodes };
}

/** What a tree takes over from a move that was made elsewhere. */
type Made = Omit<CabinetPly, 'number' | 'previous'>;

/** A game of moves that have been made, without variations. They are not checked again. */
export function treeOfMoves(start: CabinetStart, moves: readonly Made[], tags?: Tags): CabinetTree {
  const { nodes: root, ...empty } = newTree<CabinetStart, CabinetPly>(start, tags);
  let previous: CabinetPly | null = null;
  const nodes = [...root];
  for (const [index, { text, move, before, after, outcome }] of moves.entries()) {
    const id: NodeId = index + 1;
    previous = { text, move, before, after, outcome, number: id, previous };
    nodes.push({
      id,
      parent: index,
      move: previous,
      children: id < moves.length ? [id + 1] : [],
      notes: NO_NOTES,
    });
  }
  const [first] = nodes;
  if (first !== undefined && moves.length > 0) nodes[ROOT] = { ...first, children: [1] };
  return { ...empty, nodes };
}

/**
 * Whether a game holds all of another, from the same start of the same rules: each of its moves, in its main line or in
 * a variation, and notes wherever the other has comments or signs.
 */
export function holdsGame(tree: CabinetTree, other: CabinetTree): boolean {
  const { rules, position } = tree.start;
  if (rules.id !== other.start.rules.id || rules.write(position) !== rules.write(other.start.position))
    return false;
  const places = new Map<NodeId, NodeId>([[ROOT, ROOT]]);
  for (const { id, parent, move, notes } of subtree(other, ROOT)) {
    const above = parent === null ? undefined : places.get(parent);
    const place = above === undefined || move === null ? places.get(id) : childNamed(tree, above, move.text);
    if (place === undefined || (isNoted(notes) && !isNoted(nodeOf(tree, place).notes))) return false;
    places.set(id, place);
  }
  return true;
}

const isNoted = ({ before, after, nags }: Notes): boolean => before + after !== '' || nags.length > 0;
