import type { Square } from '../../engine/index.ts';
import { nodeOf, ROOT, type MoveNode, type NodeId, type Notes, type Tree } from '../tree/index.ts';
import { formatCommands } from './comments.ts';
import { Words } from './words.ts';

/** How the moves of one game are written. */
export interface Script<Step extends object> {
  /**
   * The number before a move, `4.` or `4...`; null where it has none. After an interruption the number is always
   * written.
   */
  readonly number: (node: MoveNode<Step>, isAfterBreak: boolean) => string | null;
  readonly move: (node: MoveNode<Step>) => string;
  readonly square: (square: Square) => string;
}

/** The moves of a game in lines, with notes and variations, up to its result. */
export function formatMoves<Step extends object>(
  script: Script<Step>,
  tree: Tree<unknown, Step>,
  result: string,
): string {
  const words = new Words();
  /** Writes a move with its notes; true if a comment stands between it and the next move. */
  const move = (id: NodeId, isResumed: boolean): boolean => {
    const node = nodeOf(tree, id);
    const { notes, parent } = node;
    if (parent === null) return isResumed;
    const number = script.number(node, isResumed || notes.before !== '');
    if (number !== null) words.add(number);
    for (const paragraph of paragraphs(notes.before)) words.comment(paragraph);
    words.add(script.move(node));
    return writeNotes(words, script, notes);
  };
  /** The moves after a node with their variations. `isResumed` says that something was written before the first one. */
  const line = (from: NodeId, isResumed: boolean): void => {
    let resumed = isResumed;
    let node = nodeOf(tree, from);
    for (let [main, ...others] = node.children; main !== undefined; [main, ...others] = node.children) {
      resumed = move(main, resumed) || others.length > 0;
      for (const variation of others) {
        words.open();
        line(variation, move(variation, true));
        words.close();
      }
      node = nodeOf(tree, main);
    }
  };
  writeNotes(words, script, nodeOf(tree, ROOT).notes);
  line(ROOT, true);
  words.add(result);
  return words.wrapped();
}

/** Signs, then commands with the first paragraph, then the other paragraphs. */
function writeNotes(words: Words, { square }: Pick<Script<object>, 'square'>, notes: Notes): boolean {
  for (const nag of notes.nags) words.add(`$${nag}`);
  const [first = '', ...others] = paragraphs(notes.after);
  const comments = [`${formatCommands(square, notes)} ${first}`.trim(), ...others];
  for (const comment of comments) words.comment(comment);
  return comments.join('') !== '';
}

const paragraphs = (comment: string): string[] => (comment === '' ? [] : comment.split('\n'));

/** Tags as a record has them, one a line. */
export const formatTags = (tags: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(tags, ([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`).join('\n');
