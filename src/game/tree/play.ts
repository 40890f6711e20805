import { accept, type Move, type Refusal, type Result } from '../../engine/index.ts';
import { playPly, type Ply } from '../ply.ts';
import { NO_NOTES } from './notes.ts';
import { keepPly, positionAt } from './positions.ts';
import {
  nodeOf,
  withNodes,
  type Edited,
  type GameTree,
  type MoveNode,
  type NodeId,
  type Tree,
} from './tree.ts';
import { childWith } from './walk.ts';

/** The node of a turn with its own move object, after its siblings. */
function appended(tree: GameTree, at: NodeId, ply: Ply): Edited {
  const { from, to, promotion, company } = ply.move;
  const parent = nodeOf(tree, at);
  const id = tree.nodes.length;
  const move: Move = {
    from,
    to,
    ...(promotion === undefined ? {} : { promotion }),
    ...(company === undefined ? {} : { company }),
  };
  const node: MoveNode = { id, parent: at, move, children: [], notes: NO_NOTES };
  keepPly(move, ply);
  return { tree: withNodes(tree, { ...parent, children: [...parent.children, id] }, node), node: id };
}

/**
 * Plays a move from a node: goes on with the line, begins a variation, or finds the move in the tree. Refuses an
 * illegal move.
 */
export function addMove(tree: GameTree, at: NodeId, move: Move): Result<Edited, Refusal> {
  const known = childWith(tree, at, move);
  if (known !== undefined) return accept({ tree, node: known });
  const played = playPly(positionAt(tree, at), move);
  return played.ok ? accept(appended(tree, at, played.value)) : played;
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

/** Notes what the clock of the side that moved shows after a move, in whole milliseconds. */
export function withTime<Start, Step extends object>(
  tree: Tree<Start, Step>,
  id: NodeId,
  clock: number,
): Tree<Start, Step> {
  const node = nodeOf(tree, id);
  return withNodes(tree, { ...node, notes: { ...node.notes, clock } });
}
