import { TreeBuilder } from '../jkn/builder.ts';
import { spelled, type KnownTags } from '../jkn/readTags.ts';
import {
  hasNotes,
  ROOT,
  subtree,
  tagsOf,
  type MoveNode,
  type NodeId,
  type Tags,
  type Tree,
  type TreeNode,
} from '../tree/index.ts';
import { BitReader, BitWriter } from './bits.ts';
import { type ByteReader, ByteWriter, LinkFault } from './bytes.ts';
import { LINK_LIMITS } from './limits.ts';
import { readNotes, writeNotes } from './notes.ts';
import type { Parts } from './parts.ts';
import { readTimes, writeTimes } from './times.ts';

/** A move that was read, and the state of the game after it. */
export interface Read<Step, Standing> {
  readonly step: Step;
  readonly after: Standing;
}

/** How links write where a game starts and which moves are made: the only thing that depends on its rules. */
export interface Telling<Start, Step extends object, Standing> {
  readonly writeStart: (words: ByteWriter, start: Start) => void;
  readonly readStart: (words: ByteReader) => Start;
  /** The state of a game before its first move. */
  readonly begin: (start: Start) => Standing;
  readonly writeStep: (bits: BitWriter, tree: Tree<Start, Step>, node: MoveNode<Step>) => void;
  readonly readStep: (bits: BitReader, standing: Standing) => Read<Step, Standing>;
  readonly isSame: (a: Step, b: Step) => boolean;
  /** The tags that a record of the game spells in its own way. */
  readonly known: KnownTags;
  /** The number of squares on which notes can be drawn. */
  readonly squares: (start: Start) => number;
}

/** A game with its variations, tags and notes as bytes: each move is its place among the legal ones. */
export function treeBytes<Start, Step extends object, Standing>(
  tree: Tree<Start, Step>,
  { writeStart, writeStep }: Telling<Start, Step, Standing>,
): Parts<Uint8Array> {
  const [words, last] = [new ByteWriter(), new ByteWriter()];
  const bits = new BitWriter(last);
  writeStart(words, tree.start);
  words.number(tree.tags.size);
  for (const [name, value] of tree.tags) {
    words.text(name);
    words.text(value);
  }
  const nodes = [...subtree(tree, ROOT)];
  words.number(nodes.length - 1);
  writeSparse(
    words,
    nodes,
    ({ children }) => children.length !== 1,
    ({ children }) => words.number(children.length),
  );
  for (const node of nodes) if (node.parent !== null) writeStep(bits, tree, node);
  writeSparse(
    words,
    nodes,
    ({ notes }) => hasNotes({ ...notes, clock: null }),
    ({ notes }) => writeNotes(words, notes),
  );
  writeTimes(words, bits, tree, nodes);
  bits.done();
  return { words: words.done, bits: last.done };
}

/** What only some nodes have: how many do, then for each its distance from the previous one, and what it has. */
function writeSparse(
  bytes: ByteWriter,
  nodes: readonly TreeNode<object>[],
  has: (node: TreeNode<object>) => boolean,
  write: (node: TreeNode<object>) => void,
): void {
  bytes.number(nodes.filter(has).length);
  let last = 0;
  for (const [index, node] of nodes.entries()) {
    if (!has(node)) continue;
    bytes.number(index - last);
    write(node);
    last = index;
  }
}

function readSparse(bytes: ByteReader, nodes: number, read: (index: number) => void): void {
  let index = 0;
  for (let count = bytes.number(nodes); count > 0; count--) {
    index += bytes.number(nodes);
    if (index >= nodes) throw new LinkFault('no such move');
    read(index);
  }
}

/** The game in such bytes, with every move legal; pauses after each move. Throws a LinkFault if they hold none. */
export function* treeOfParts<Start, Step extends object, Standing>(
  { words, bits: last }: Parts<ByteReader>,
  telling: Telling<Start, Step, Standing>,
): Generator<undefined, Tree<Start, Step>> {
  const bits = new BitReader(last);
  const { builder, ids, tags } = yield* readPlayed(
    words,
    telling,
    (standing) => telling.readStep(bits, standing),
    false,
  );
  readTimes(words, bits, ids, builder);
  if (!words.isAtEnd || !last.isAtEnd) throw new LinkFault('more than a game');
  return builder.tree(tags);
}

interface Played<Start, Step extends object> {
  readonly builder: TreeBuilder<Start, Step>;
  /** In the order of `subtree`. */
  readonly ids: readonly NodeId[];
  readonly tags: Tags;
}

/** Everything but the times: where the game starts, its tags, how many children each node has, the moves, the notes. */
export function* readPlayed<Start, Step extends object, Standing>(
  bytes: ByteReader,
  { readStart, begin, isSame, known, squares }: Telling<Start, Step, Standing>,
  readNext: (standing: Standing) => Read<Step, Standing>,
  hasClocks: boolean,
): Generator<undefined, Played<Start, Step>> {
  const start = readStart(bytes);
  const tags = Array.from(
    { length: bytes.number(LINK_LIMITS.tags) },
    () => [spelled(known, bytes.text()), bytes.text()] as const,
  );
  const nodes = bytes.number(LINK_LIMITS.moves) + 1;
  const children = new Uint16Array(nodes).fill(1);
  readSparse(bytes, nodes, (index) => {
    children[index] = bytes.number(nodes);
  });
  const builder = new TreeBuilder(start, isSame);
  const ids = yield* readMoves(readNext, begin(start), children, builder);
  readSparse(bytes, nodes, (index) => {
    builder.note(ids[index] ?? ROOT, readNotes(bytes, squares(start), hasClocks));
  });
  return { builder, ids, tags: tagsOf(tags) };
}

/** Plays the moves of all nodes in the order of `subtree`; returns the ids of the nodes in that order. */
function* readMoves<Start, Step extends object, Standing>(
  readNext: (standing: Standing) => Read<Step, Standing>,
  start: Standing,
  children: Uint16Array,
  builder: TreeBuilder<Start, Step>,
): Generator<undefined, readonly NodeId[]> {
  const ids: NodeId[] = [ROOT];
  /** Nodes whose children are still to come, the most recent first. */
  const open = [{ id: ROOT, standing: start, left: children[0] ?? 0 }];
  while (ids.length < children.length) {
    const parent = open.at(-1);
    if (parent === undefined) throw new LinkFault('a move that follows nothing');
    if (parent.left === 0) {
      open.pop();
      continue;
    }
    parent.left--;
    const { step, after } = readNext(parent.standing);
    const known = builder.size;
    const id = builder.child(parent.id, step);
    if (builder.size === known) throw new LinkFault('a move twice');
    open.push({ id, standing: after, left: children[ids.length] ?? 0 });
    ids.push(id);
    yield;
  }
  if (open.some(({ left }) => left > 0)) throw new LinkFault('moves are missing');
  return ids;
}
