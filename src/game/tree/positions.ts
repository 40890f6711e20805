import { positionAfter, type Position } from '../../engine/index.ts';
import { playPly, type Ply } from '../ply.ts';
import { nodeOf, ROOT, type GameTree, type MoveNode, type NodeId } from './tree.ts';

/** How many replayed turns are cached for all trees together; the most recently used stay. */
const KEPT = 5000;

/** Turns by the move object of their node, which no other node shares: the least recently used first. */
const kept = new Map<object, Ply>();

/** Caches the turn of a node's move with all that came of it. */
export function keepPly(move: MoveNode['move'], ply: Ply): void {
  kept.delete(move);
  kept.set(move, ply);
  if (kept.size <= KEPT) return;
  for (const oldest of kept.keys()) {
    kept.delete(oldest);
    return;
  }
}

/** The turn of a node with all that came of it; null at the root. It is replayed when first needed, then cached. */
export function plyAt(tree: GameTree, id: NodeId): Ply | null {
  const missing: MoveNode[] = [];
  let ply: Ply | null = null;
  for (let node = nodeOf(tree, id); node.move !== null; node = nodeOf(tree, node.parent)) {
    const known = kept.get(node.move);
    if (known !== undefined) {
      ply = known;
      keepPly(node.move, known);
      break;
    }
    missing.push(node);
  }
  for (const node of missing.toReversed()) {
    const played = playPly(ply?.after ?? tree.start, node.move);
    if (!played.ok) throw new RangeError(`a tree with a move that is not legal: ${played.error.code}`);
    ply = played.value;
    keepPly(node.move, ply);
  }
  return ply;
}

/** The position after a node's move; at the root, the start. */
export const positionAt = (tree: GameTree, id: NodeId): Position => plyAt(tree, id)?.after ?? tree.start;

/**
 * The positions of the main line, the start first. For going through many games once: quicker than `positionAt`, and
 * caches nothing.
 */
export function positionsOf(tree: GameTree): readonly Position[] {
  const positions = [tree.start];
  let position = tree.start;
  for (let node = mainChild(tree, ROOT); node !== undefined; node = mainChild(tree, node.id)) {
    const after = node.move === null ? undefined : positionAfter(position, node.move);
    if (after === undefined) throw new RangeError(`a tree with a move that is not legal: node ${node.id}`);
    position = after;
    positions.push(position);
  }
  return positions;
}

function mainChild(tree: GameTree, id: NodeId) {
  const [main] = nodeOf(tree, id).children;
  return main === undefined ? undefined : nodeOf(tree, main);
}
