import { nodeOf, ROOT, type GameTree, type NodeId, type Tree } from './tree.ts';

type AnyTree = Tree<unknown, object>;

/** Whether a turn always has its number; otherwise it has one only where the list was interrupted. */
type HasNumber = (turn: number) => boolean;

/** Jikaida numbers turns in pairs. */
const isFirstOfPair: HasNumber = (turn) => turn % 2 === 1;

/** A part of a list of moves. `number` is the turn's number; null where the part before makes it plain. */
export type ListItem =
  | { readonly type: 'move'; readonly id: NodeId; readonly number: number | null }
  | { readonly type: 'comment'; readonly id: NodeId; readonly words: string }
  | { readonly type: 'variation'; readonly id: NodeId; readonly items: readonly ListItem[] };

/** A row of a list in columns: a pair of turns, or what comes between pairs. */
export type ListRow =
  | {
      readonly type: 'pair';
      readonly number: number;
      readonly first: NodeId | null;
      readonly second: NodeId | null;
    }
  | { readonly type: 'between'; readonly items: readonly ListItem[] };

/** A move of a line with everything written before and after it. */
interface Entry {
  readonly id: NodeId;
  /** Number of the turn, from 1. */
  readonly turn: number;
  readonly before: readonly ListItem[];
  readonly after: readonly ListItem[];
}

const comment = (id: NodeId, words: string): ListItem[] =>
  words === '' ? [] : [{ type: 'comment', id, words }];

/** The moves of the line after a node; `depth` is the number of turns made up to that node. */
function entriesFrom(tree: AnyTree, from: NodeId, depth: number, hasNumber: HasNumber): Entry[] {
  const entries: Entry[] = [];
  let children = nodeOf(tree, from).children;
  for (let turn = depth + 1; children.length > 0; turn++) {
    const [main, ...others] = children;
    if (main === undefined) break;
    entries.push(entryOf(tree, main, turn, others, hasNumber));
    children = nodeOf(tree, main).children;
  }
  return entries;
}

function entryOf(
  tree: AnyTree,
  id: NodeId,
  turn: number,
  others: readonly NodeId[],
  hasNumber: HasNumber,
): Entry {
  const { notes } = nodeOf(tree, id);
  const variations = others.map((start): ListItem => {
    const line = [entryOf(tree, start, turn, [], hasNumber), ...entriesFrom(tree, start, turn, hasNumber)];
    return { type: 'variation', id: start, items: itemsOf(line, hasNumber) };
  });
  return {
    id,
    turn,
    before: comment(id, notes.before),
    after: [...comment(id, notes.after), ...variations],
  };
}

/**
 * A line in running text, with the numbers that turns always have, and with numbers wherever the line was interrupted.
 */
function itemsOf(entries: readonly Entry[], hasNumber: HasNumber): ListItem[] {
  let isBroken = true;
  return entries.flatMap(({ id, turn, before, after }) => {
    const number = hasNumber(turn) || isBroken || before.length > 0 ? turn : null;
    isBroken = after.length > 0;
    return [...before, { type: 'move', id, number } as const, ...after];
  });
}

/** A whole game in running text, from after this many turns, with its variations and comments. */
function listOf(tree: AnyTree, played: number, hasNumber: HasNumber): readonly ListItem[] {
  const entries = entriesFrom(tree, ROOT, played, hasNumber);
  return [...comment(ROOT, nodeOf(tree, ROOT).notes.after), ...itemsOf(entries, hasNumber)];
}

/** A game of Jikaida as books print it, with variations and comments in running text. */
export const inlineList = (tree: GameTree): readonly ListItem[] =>
  listOf(tree, tree.start.turnsPlayed, isFirstOfPair);

/** A game in which every move has its number, from 1, with variations and comments in running text. */
export const numberedList = (tree: AnyTree): readonly ListItem[] => listOf(tree, 0, () => true);

/** The main line, two turns a row, with comments and variations in rows of their own in between. */
export function columnList(tree: GameTree): readonly ListRow[] {
  const rows: ListRow[] = [];
  const between = (items: readonly ListItem[]): void => {
    if (items.length > 0) rows.push({ type: 'between', items });
  };
  between(comment(ROOT, nodeOf(tree, ROOT).notes.after));
  for (const { id, turn, before, after } of entriesFrom(tree, ROOT, tree.start.turnsPlayed, isFirstOfPair)) {
    between(before);
    const open = rows.at(-1);
    if (turn % 2 === 1) rows.push({ type: 'pair', number: turn, first: id, second: null });
    else if (open?.type === 'pair' && open.second === null) rows[rows.length - 1] = { ...open, second: id };
    else rows.push({ type: 'pair', number: turn, first: null, second: id });
    between(after);
  }
  return rows;
}
