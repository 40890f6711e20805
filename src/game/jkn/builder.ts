import { isSameMove, type Move, type Position } from '../../engine/index.ts';
import {
  cleanNotes,
  NO_NOTES,
  ROOT,
  type GameTree,
  type NodeId,
  type Notes,
  type Tags,
  type TreeNode,
} from '../tree/index.ts';

/** A tree in the making: one that grows in place, since a reader adds thousands of moves that nobody else sees. */
export class TreeBuilder {
  private readonly nodes: TreeNode[];
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

  /** The child with a move, which must be legal; a new one where there is none yet. */
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
    const node = this.at(id);
    const { notes } = node;
    const joined = (field: 'before' | 'after'): string =>
      [notes[field], more[field] ?? ''].filter((text) => text !== '').join('\n');
    this.nodes[id] = {
      ...node,
      notes: cleanNotes({
        before: joined('before'),
        after: joined('after'),
        nags: [...notes.nags, ...(more.nags ?? [])],
        arrows: [...notes.arrows, ...(more.arrows ?? [])],
        marks: [...notes.marks, ...(more.marks ?? [])],
        clock: more.clock ?? notes.clock,
        commands: [...notes.commands, ...(more.commands ?? [])],
      }),
    };
  }

  tree(tags: Tags): GameTree {
    return { start: this.start, tags, nodes: this.nodes };
  }
}
