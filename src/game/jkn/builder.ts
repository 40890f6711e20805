import {
  NO_NOTES,
  ROOT,
  type NodeId,
  type Notes,
  type Tags,
  type Tree,
  type TreeNode,
} from '../tree/index.ts';
import { GatheredNotes } from './gatheredNotes.ts';

/**
 * A tree under construction. It grows in place, since a reader adds thousands of moves before anybody else sees them.
 */
export class TreeBuilder<Start, Step extends object> {
  private readonly nodes: TreeNode<Step>[];
  /** The notes on the nodes, collected until the tree is asked for. */
  private readonly gathered = new Map<NodeId, GatheredNotes>();
  private readonly start: Start;
  private readonly isSame: (a: Step, b: Step) => boolean;

  constructor(start: Start, isSame: (a: Step, b: Step) => boolean) {
    this.start = start;
    this.isSame = isSame;
    this.nodes = [{ id: ROOT, parent: null, move: null, children: [], notes: NO_NOTES }];
  }

  get size(): number {
    return this.nodes.length;
  }

  private at(id: NodeId): TreeNode<Step> {
    const node = this.nodes[id];
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  parent(id: NodeId): NodeId | null {
    return this.at(id).parent;
  }

  /** The child with a move, which must be legal; a new child if there is none yet. */
  child(id: NodeId, move: Step): NodeId {
    const parent = this.at(id);
    const known = parent.children.find((child) => {
      const other = this.at(child).move;
      return other !== null && this.isSame(other, move);
    });
    if (known !== undefined) return known;
    const added = this.nodes.length;
    this.nodes.push({ id: added, parent: id, move, children: [], notes: NO_NOTES });
    this.nodes[id] = { ...parent, children: [...parent.children, added] };
    return added;
  }

  /** Whether any move follows a node. */
  goesOn(id: NodeId): boolean {
    return this.at(id).children.length > 0;
  }

  /** Puts a child before its siblings. */
  lead(id: NodeId, child: NodeId): void {
    const parent = this.at(id);
    if (parent.children[0] === child) return;
    this.nodes[id] = { ...parent, children: [child, ...parent.children.filter((other) => other !== child)] };
  }

  /** Adds to the notes of a node: comments as further paragraphs; a clock replaces the earlier one. */
  note(id: NodeId, more: Partial<Notes>): void {
    let gathered = this.gathered.get(id);
    if (gathered === undefined) {
      gathered = new GatheredNotes();
      this.gathered.set(id, gathered);
    }
    gathered.add(more);
  }

  tree(tags: Tags): Tree<Start, Step> {
    for (const [id, notes] of this.gathered) this.nodes[id] = { ...this.at(id), notes: notes.whole() };
    this.gathered.clear();
    return { start: this.start, tags, nodes: this.nodes };
  }
}
