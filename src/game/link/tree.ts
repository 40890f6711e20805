import {
  formatPosition,
  parsePosition,
  positionAfter,
  resolveGame,
  startPosition,
  type Move,
  type Position,
} from '../../engine/index.ts';
import { TreeBuilder } from '../jkn/builder.ts';
import {
  hasNotes,
  positionAt,
  ROOT,
  subtree,
  tagsOf,
  type GameTree,
  type NodeId,
  type Tags,
  type TreeNode,
} from '../tree/index.ts';
import { BitReader, BitWriter } from './bits.ts';
import { ByteReader, ByteWriter, LinkFault } from './bytes.ts';
import { LINK_LIMITS } from './limits.ts';
import { readMove, readMoveBits, writeMoveBits } from './moves.ts';
import { readNotes, writeNotes } from './notes.ts';
import type { Parts } from './parts.ts';
import { readTimes, writeTimes } from './times.ts';

/** A game with its variations, tags and notes as bytes: each move is its place among the legal ones. */
export function treeBytes(tree: GameTree): Parts<Uint8Array> {
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
  for (const { parent, move } of nodes)
    if (move !== null) writeMoveBits(bits, positionAt(tree, parent), move);
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

/** What only some nodes have: how many do, then for each its distance from the last one, and what it has. */
function writeSparse(
  bytes: ByteWriter,
  nodes: readonly TreeNode[],
  has: (node: TreeNode) => boolean,
  write: (node: TreeNode) => void,
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

const SIDES_BEGIN = ['yellow', 'blue'] as const;

/** The variation, and who begins from its array, or the position line. */
function writeStart(bytes: ByteWriter, start: Position): void {
  const { variation } = start.ruleset;
  const line = formatPosition(start);
  const begins = SIDES_BEGIN.findIndex((side) => formatPosition(startPosition(variation, side)) === line);
  bytes.text(variation.id);
  bytes.byte(begins < 0 ? SIDES_BEGIN.length : begins);
  if (begins < 0) bytes.text(line);
}

function readStart(bytes: ByteReader): Position {
  const id = bytes.text();
  const begins = bytes.byte();
  if (begins > SIDES_BEGIN.length) throw new LinkFault('nobody begins so');
  const variation = resolveGame(id);
  if (!variation.ok) throw new LinkFault('no such game', variation.error);
  if (begins < SIDES_BEGIN.length) return startPosition(variation.value, SIDES_BEGIN[begins]);
  const position = parsePosition(variation.value, bytes.text());
  if (!position.ok) throw new LinkFault(position.error.code);
  return position.value;
}

/** The game that such bytes hold, with every move legal; pauses after each move. Throws a LinkFault if they do not hold one. */
export function* treeOfParts({ words, bits: last }: Parts<ByteReader>): Generator<undefined, GameTree> {
  const bits = new BitReader(last);
  const { builder, ids, tags } = yield* readPlayed(words, (position) => readMoveBits(bits, position), false);
  readTimes(words, bits, ids, builder);
  if (!words.isAtEnd || !last.isAtEnd) throw new LinkFault('more than a game');
  return builder.tree(tags);
}

/** The same for a link of the first version: whole bytes for each move, and a clock among the notes of each. */
export function* treeOfBytes(body: Uint8Array): Generator<undefined, GameTree> {
  const bytes = new ByteReader(body);
  const { builder, tags } = yield* readPlayed(bytes, (position) => readMove(bytes, position), true);
  if (!bytes.isAtEnd) throw new LinkFault('more than a game');
  return builder.tree(tags);
}

interface Played {
  readonly builder: TreeBuilder;
  /** In the order of `subtree`. */
  readonly ids: readonly NodeId[];
  readonly tags: Tags;
}

/** All but the times: where the game starts, its tags, how many children each node has, the moves, the notes. */
function* readPlayed(
  bytes: ByteReader,
  readNext: (position: Position) => Move,
  hasClocks: boolean,
): Generator<undefined, Played> {
  const start = readStart(bytes);
  const tags = Array.from(
    { length: bytes.number(LINK_LIMITS.tags) },
    () => [bytes.text(), bytes.text()] as const,
  );
  const nodes = bytes.number(LINK_LIMITS.moves) + 1;
  const children = new Uint16Array(nodes).fill(1);
  readSparse(bytes, nodes, (index) => {
    children[index] = bytes.number(nodes);
  });
  const builder = new TreeBuilder(start);
  const ids = yield* readMoves(readNext, start, children, builder);
  readSparse(bytes, nodes, (index) => {
    builder.note(ids[index] ?? ROOT, readNotes(bytes, start.ruleset.geometry, hasClocks));
  });
  return { builder, ids, tags: tagsOf(tags) };
}

/** Plays the moves of all nodes in the order of `subtree`; returns the ids of the nodes in that order. */
function* readMoves(
  readNext: (position: Position) => Move,
  start: Position,
  children: Uint16Array,
  builder: TreeBuilder,
): Generator<undefined, readonly NodeId[]> {
  const ids: NodeId[] = [ROOT];
  /** Nodes whose children are still to come: the latest first. */
  const open = [{ id: ROOT, position: start, left: children[0] ?? 0 }];
  while (ids.length < children.length) {
    const parent = open.at(-1);
    if (parent === undefined) throw new LinkFault('a move that follows nothing');
    if (parent.left === 0) {
      open.pop();
      continue;
    }
    parent.left--;
    const move = readNext(parent.position);
    const position = positionAfter(parent.position, move);
    const known = builder.size;
    const id = builder.child(parent.id, move);
    if (position === undefined || builder.size === known) throw new LinkFault('a move twice');
    open.push({ id, position, left: children[ids.length] ?? 0 });
    ids.push(id);
    yield;
  }
  if (open.some(({ left }) => left > 0)) throw new LinkFault('moves are missing');
  return ids;
}
