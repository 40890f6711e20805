import { formatPosition, SIDES, startPosition, type Position } from '../../engine/index.ts';
import { recordOf } from '../ply.ts';
import {
  nodeOf,
  plyAt,
  positionAt,
  resultOf,
  ROOT,
  ROSTER,
  unknownValue,
  type GameTree,
  type NodeId,
  type Notes,
} from '../tree/index.ts';
import { formatCommands } from './comments.ts';
import { Words } from './words.ts';

/** Games in the export form: one spelling for each, with `\n` as line end, parted by empty lines. */
export const formatJkn = (trees: Iterable<GameTree>): string => Array.from(trees, formatGame).join('\n');

/** One game in the export form; it reads back to the same tree. */
export function formatGame(tree: GameTree): string {
  const words = new Words();
  const root = nodeOf(tree, ROOT);
  writeNotes(words, tree, root.notes);
  writeLine(words, tree, ROOT, true);
  words.add(resultOf(tree.tags));
  return `${formatTags(tree)}\n\n${words.wrapped()}\n`;
}

function formatTags(tree: GameTree): string {
  const roster = ROSTER.map((name) => [name, tree.tags.get(name) ?? unknownValue(name)] as const);
  const others = [...tree.tags].filter(([name]) => !ROSTER.some((known) => known === name));
  return [...roster, ...startTags(tree), ...others]
    .map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`)
    .join('\n');
}

/** The start as tags: who begins where it is the array, otherwise the position. */
function startTags({ start }: GameTree): readonly (readonly [string, string])[] {
  const { variation } = start.ruleset;
  const id = ['Variation', variation.id] as const;
  const side = SIDES.find((begins) => isSamePosition(start, startPosition(variation, begins)));
  if (side === undefined) return [id, ['Position', formatPosition(start)]];
  return side === 'yellow' ? [id] : [id, ['Begins', 'Blue']];
}

/**
 * Whether two positions of one variation have the same line; most games begin with the very same array, which is seen
 * at once.
 */
const isSamePosition = (a: Position, b: Position): boolean =>
  a.cells === b.cells && a.fluttember === b.fluttember && a.turnsPlayed === b.turnsPlayed
    ? a.turn === b.turn
    : formatPosition(a) === formatPosition(b);

/** The moves after a node with their variations. `isResumed` asks for a number before the first, whichever side makes it. */
function writeLine(words: Words, tree: GameTree, from: NodeId, isResumed: boolean): void {
  let resumed = isResumed;
  let node = nodeOf(tree, from);
  for (let [main, ...variations] = node.children; main !== undefined; [main, ...variations] = node.children) {
    resumed = writeMove(words, tree, main, resumed) || variations.length > 0;
    for (const variation of variations) {
      words.open();
      writeLine(words, tree, variation, writeMove(words, tree, variation, true));
      words.close();
    }
    node = nodeOf(tree, main);
  }
}

/** Writes a move with its notes; true if a comment stands between it and the next move. */
function writeMove(words: Words, tree: GameTree, id: NodeId, isResumed: boolean): boolean {
  const { notes, parent } = nodeOf(tree, id);
  const ply = plyAt(tree, id);
  if (ply === null || parent === null) return isResumed;
  const { turnsPlayed } = positionAt(tree, parent);
  const isFirst = turnsPlayed % 2 === 0;
  if (isFirst || isResumed || notes.before !== '')
    words.add(`${Math.floor(turnsPlayed / 2) + 1}${isFirst ? '.' : '...'}`);
  for (const paragraph of paragraphs(notes.before)) words.comment(paragraph);
  words.add(recordOf(ply));
  return writeNotes(words, tree, notes);
}

/** Signs, then commands with the first paragraph, then the other paragraphs. */
function writeNotes(words: Words, { start }: GameTree, notes: Notes): boolean {
  for (const nag of notes.nags) words.add(`$${nag}`);
  const commands = formatCommands(start.ruleset.geometry, notes);
  const [first = '', ...others] = paragraphs(notes.after);
  const comments = [[commands, first].filter((part) => part !== '').join(' '), ...others];
  for (const comment of comments) words.comment(comment);
  return comments.some((comment) => comment !== '');
}

const paragraphs = (comment: string): string[] => (comment === '' ? [] : comment.split('\n'));
