import { formatPosition, type Move, type Position } from '../../engine/index.ts';
import { NO_NOTES, type Notes } from './notes.ts';
import type { Tags } from './tags.ts';

/** Names a node of a tree for as long as it is in the tree; 0 is the root. */
export type NodeId = number;

export const ROOT: NodeId = 0;

interface Branching {
  readonly id: NodeId;
  /** The moves from here: the first continues the line, the others begin variations. */
  readonly children: readonly NodeId[];
  readonly notes: Notes;
}

/** The game before its first move. */
export interface RootNode extends Branching {
  readonly parent: null;
  readonly move: null;
}

/** A move. Its `move` is an object of its own, which identifies the whole line up to here. */
export interface MoveNode<Step extends object = Move> extends Branching {
  readonly parent: NodeId;
  readonly move: Step;
}

export type TreeNode<Step extends object = Move> = RootNode | MoveNode<Step>;

/**
 * A game with its variations as an immutable value. Every change makes a new tree that shares what it can with the old
 * one, so undoing only needs the old trees. Every move in it is legal. The types of starts and moves are left open:
 * Jikaida and the games of the cabinet fill them in.
 */
export interface Tree<Start, Step extends object> {
  readonly start: Start;
  readonly tags: Tags;
  /** By id; a node that was deleted leaves its place empty. */
  readonly nodes: readonly (TreeNode<Step> | undefined)[];
}

/** A game of Jikaida. */
export type GameTree = Tree<Position, Move>;

/** A tree, and the node in it that a change concerned. */
export interface Edited<Start = Position, Step extends object = Move> {
  readonly tree: Tree<Start, Step>;
  readonly node: NodeId;
}

/** A game without a move. */
export const newTree = <Start, Step extends object = Move>(
  start: Start,
  tags: Tags = new Map(),
): Tree<Start, Step> => ({
  start,
  tags,
  nodes: [{ id: ROOT, parent: null, move: null, children: [], notes: NO_NOTES }],
});

export const hasNode = (tree: Tree<unknown, object>, id: NodeId): boolean => tree.nodes[id] !== undefined;

/** The node with this id; throws a RangeError for an id that is not in the tree. */
export function nodeOf<Step extends object>(tree: Tree<unknown, Step>, id: NodeId): TreeNode<Step> {
  const node = tree.nodes[id];
  if (node === undefined) throw new RangeError(`the tree has no node ${id}`);
  return node;
}

/** The tree with nodes replaced or added by their ids. */
export function withNodes<Start, Step extends object>(
  tree: Tree<Start, Step>,
  ...changed: readonly TreeNode<NoInfer<Step>>[]
): Tree<Start, Step> {
  const nodes = tree.nodes.slice();
  for (const node of changed) nodes[node.id] = node;
  return { ...tree, nodes };
}

const startOf = ({ start }: GameTree): string => `${start.ruleset.variation.id} ${formatPosition(start)}`;

/** Whether two games begin with the same position of the same variation. */
export const haveSameStart = (a: GameTree, b: GameTree): boolean => startOf(a) === startOf(b);
