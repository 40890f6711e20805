import { isSameMove, type Move, type Position } from '../../engine/index.ts';
import {
  NO_NOTES,
  ROOT,
  type GameTree,
  type NodeId,
  type Notes,
  type Tags,
  type TreeNode,
} from '../tree/index.ts';
import { GatheredNotes } from './gatheredNotes.ts';

/** A tree in the making. It grows in place, since a reader adds thousands of moves that nobody else sees. */
export class TreeBuilder {
  private readonly nodes: TreeNode[];
  /** What is noted on the nodes, until the tree is asked for. */
  private readonly gathered = new Map<NodeId, GatheredNotes>();
  private readonly start: Position;

  constructor(start: Position) {
    this.start = start;
    this.nodes = [{ id: ROOT, parent: null, move: null, children: [], notes: NO_NOTES }];
  }

  get size(): number {
    return this.nodes.length;
  }

  private at(id: NodeId): TreeNode {
    const node = this.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  parent(id: NodeId): NodeId | null {
    return this.at(id).parent;
  }

  /** The child with a move, which must be legal; a new child if there is none yet. */
  child(id: NodeId, move: Move): NodeId {
    const parent = this.at(id);
    const known = parent.children.find((child) => {
      const other = this.at(child).move;
      return other !== null && isSameMove(other, move);
    });
    if (known !== undefined) return known;
    const added = this.nodes.length;
    this.nodes.push({ id: added, parent: id, move, children: [], notes: NO_NOTES });
    this.nodes[id] = { ...parent, children: [...parent.children, added] };
    return added;
  }

  /** Adds to the notes of a node: comments as further paragraphs, a clock in place of the former one. */
  note(id: NodeId, more: Partial<Notes>): void {
    let gathered = this.gathered.get(id);
    if (gathered === undefined) {
      gathered = new GatheredNotes();
      this.gathered.set(id, gathered);
    }
    gathered.add(more);
  }

  tree(tags: Tags): GameTree {
    for (const [id, notes] of this.gathered) this.nodes[id] = { ...this.at(id), notes: notes.whole() };
    this.gathered.clear();
    return { start: this.start, tags, nodes: this.nodes };
  }
}
