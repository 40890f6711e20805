import { accept, isSameMove, refuse, type Result } from '../../engine/index.ts';
import { cleanComment } from './cleanNotes.ts';
import { annotate } from './edit.ts';
import { hasNotes, type Notes } from './notes.ts';
import { addMove } from './play.ts';
import { haveSameStart, nodeOf, ROOT, type Edited, type GameTree, type NodeId } from './tree.ts';
import { childWith, lineFrom } from './walk.ts';

/**
 * Where two games part: how many turns of their main lines are the same, and the first that differ; null where a game
 * has no further turn.
 */
export interface Parting {
  readonly turns: number;
  readonly first: NodeId | null;
  readonly second: NodeId | null;
}

/** Compares the main lines of two games; null if they are the same from the same start. */
export function firstDifference(a: GameTree, b: GameTree): Parting | null {
  if (!haveSameStart(a, b)) return { turns: 0, first: ROOT, second: ROOT };
  const [first, second] = [lineFrom(a), lineFrom(b)];
  for (let turns = 0; turns < Math.max(first.length, second.length); turns++) {
    const [one, other] = [first[turns], second[turns]];
    if (one === undefined || other === undefined || !isSameMove(one.move, other.move))
      return { turns, first: one?.id ?? null, second: other?.id ?? null };
  }
  return null;
}

/** A node of two trees that stands for the same line. */
type Pair = readonly [NodeId, NodeId];

/** Whether two trees say the same: start, tags, moves in their order, and notes; the ids may differ. */
export function isSameTree(a: GameTree, b: GameTree): boolean {
  if (!haveSameStart(a, b) || JSON.stringify([...a.tags]) !== JSON.stringify([...b.tags])) return false;
  const waiting: Pair[] = [[ROOT, ROOT]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, other] = [nodeOf(a, pair[0]), nodeOf(b, pair[1])];
    if (one.children.length !== other.children.length || !isSameNote(one.notes, other.notes)) return false;
    if (one.move !== null && (other.move === null || !isSameMove(one.move, other.move))) return false;
    one.children.forEach((child, index) => waiting.push([child, other.children[index] ?? ROOT]));
  }
  return true;
}

/** Whether all lines of a tree, whatever their notes, are in another tree with the same start. */
export function isContained(tree: GameTree, other: GameTree): boolean {
  if (!haveSameStart(tree, other)) return false;
  const waiting: Pair[] = [[ROOT, ROOT]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [at, there] = pair;
    for (const child of nodeOf(tree, at).children) {
      const { move } = nodeOf(tree, child);
      const match = move === null ? undefined : childWith(other, there, move);
      if (match === undefined) return false;
      waiting.push([child, match]);
    }
  }
  return true;
}

const FIELDS = [
  'before',
  'after',
  'nags',
  'arrows',
  'marks',
  'clock',
  'commands',
] as const satisfies readonly (keyof Notes)[];

const asText = (notes: Notes): string => JSON.stringify(FIELDS.map((field) => notes[field]));

/** Arrows and marks are always built in the same way, so comparing their text will do. */
const isSameNote = (a: Notes, b: Notes): boolean => a === b || asText(a) === asText(b);

/** Why two games cannot be merged. */
export type MergeError = { readonly code: 'other-start' };

/** Adds the lines of another game with their notes as variations; the first game's lines, tags and clock stay as they are. */
export function merge(tree: GameTree, other: GameTree): Result<GameTree, MergeError> {
  if (!haveSameStart(tree, other)) return refuse({ code: 'other-start' });
  let merged = tree;
  const waiting: Pair[] = [[ROOT, ROOT]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [at, from] = pair;
    const node = nodeOf(other, from);
    if (hasNotes(node.notes)) merged = annotate(merged, at, joinNotes(nodeOf(merged, at).notes, node.notes));
    for (const child of node.children) {
      const added = addCopy(merged, at, other, child);
      merged = added.tree;
      waiting.push([added.node, child]);
    }
  }
  return accept(merged);
}

/** Plays a move of another tree in this one; it is legal, since it comes after the same line. */
function addCopy(tree: GameTree, at: NodeId, other: GameTree, child: NodeId): Edited {
  const { move } = nodeOf(other, child);
  if (move === null) return { tree, node: at };
  const added = addMove(tree, at, move);
  if (!added.ok) throw new RangeError(`the same line, but another legality: ${added.error.code}`);
  return added.value;
}

const union = <Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] => {
  const known = new Set(a.map((item) => JSON.stringify(item)));
  return [...a, ...b.filter((item) => !known.has(JSON.stringify(item)))];
};

/** The paragraphs of both comments, each once. */
const joinComments = (a: string, b: string): string =>
  cleanComment(union(a.split('\n'), b.split('\n')).join('\n'));

const joinNotes = (a: Notes, b: Notes): Notes => ({
  before: joinComments(a.before, b.before),
  after: joinComments(a.after, b.after),
  nags: union(a.nags, b.nags),
  arrows: union(a.arrows, b.arrows),
  marks: union(a.marks, b.marks),
  clock: a.clock ?? b.clock,
  commands: union(a.commands, b.commands),
});
