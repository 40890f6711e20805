import { recordOf } from './ply.ts';
import {
  lineFrom,
  nagSign,
  nodeOf,
  plyAt,
  positionAt,
  ROOT,
  type GameTree,
  type NodeId,
  type Tree,
} from './tree/index.ts';

/**
 * A part of a printed game: moves with their comments, a variation, or a picture of the position after a move. The
 * reply to a move follows on the same line without a number.
 */
export type SheetPart =
  | { readonly part: 'move'; readonly node: NodeId; readonly number: string; readonly record: string }
  | { readonly part: 'comment'; readonly node: NodeId; readonly words: string }
  | { readonly part: 'variation'; readonly node: NodeId; readonly words: string }
  | { readonly part: 'diagram'; readonly node: NodeId; readonly after: string | null };

/** After how many turns a picture is due; null for none but those of the start, the marked positions and the end. */
export type Every = number | null;

/** How the moves of one game stand on a sheet. */
export interface SheetScript {
  /** The number before a move that is played after this one: `12.` */
  readonly number: (before: NodeId) => string;
  /** Whether a move after this one is a reply, which needs no number when it stands beside the move that it follows. */
  readonly isReply: (before: NodeId) => boolean;
  readonly move: (id: NodeId) => string;
}

/** The main line of a game as the parts of a printed sheet, with its variations as text. */
export function partsOf(
  tree: Tree<unknown, object>,
  every: Every,
  script: SheetScript,
): readonly SheetPart[] {
  const written = (id: NodeId): string =>
    `${script.move(id)}${nodeOf(tree, id).notes.nags.map(nagSign).join('')}`;
  const diagramOf = (node: NodeId): SheetPart => {
    const { parent } = nodeOf(tree, node);
    const after = parent === null ? null : `${script.number(parent)} ${written(node)}`;
    return { part: 'diagram', node, after };
  };
  const parts: SheetPart[] = [diagramOf(ROOT)];
  const add = (node: NodeId, words: string): void => {
    if (words !== '') parts.push({ part: 'comment', node, words });
  };
  add(ROOT, nodeOf(tree, ROOT).notes.after);
  const line = lineFrom(tree);
  for (const [index, { id, parent, notes }] of line.entries()) {
    add(id, notes.before);
    const goesOn = parts.at(-1)?.part === 'move' && script.isReply(parent);
    parts.push({ part: 'move', node: id, number: goesOn ? '' : script.number(parent), record: written(id) });
    add(id, notes.after);
    for (const other of nodeOf(tree, parent).children.slice(1))
      parts.push({
        part: 'variation',
        node: other,
        words: variationText(tree, other, script.number, written),
      });
    const isMarked = notes.marks.length > 0 || notes.arrows.length > 0;
    const isDue = every !== null && (index + 1) % every === 0;
    if (isMarked || isDue || index === line.length - 1) parts.push(diagramOf(id));
  }
  return parts;
}

/** A variation as running text with its comments and, in brackets, those inside it. */
function variationText(
  tree: Tree<unknown, object>,
  id: NodeId,
  number: SheetScript['number'],
  written: (id: NodeId) => string,
): string {
  const words: string[] = [];
  for (const node of [nodeOf(tree, id), ...lineFrom(tree, id)]) {
    if (node.parent === null) continue;
    const { before, after } = node.notes;
    const others = node.id === id ? [] : nodeOf(tree, node.parent).children.slice(1);
    words.push(before, `${number(node.parent)} ${written(node.id)}`, after);
    for (const other of others) words.push(`(${variationText(tree, other, number, written)})`);
  }
  return words.filter((word) => word !== '').join(' ');
}

/** A game of Jikaida as a sheet: every turn counts, as in the lists of moves; `every` counts turns too. */
export function sheetOf(tree: GameTree, every: Every): readonly SheetPart[] {
  const played = (before: NodeId): number => positionAt(tree, before).turnsPlayed;
  return partsOf(tree, every, {
    number: (before) => `${played(before) + 1}.`,
    isReply: (before) => played(before) % 2 === 1,
    move: (id) => {
      const ply = plyAt(tree, id);
      return ply === null ? '' : recordOf(ply);
    },
  });
}
