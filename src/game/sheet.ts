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
} from './tree/index.ts';

/**
 * A part of a printed game: moves with their comments, a variation, or a picture of the position after a move. The
 * reply to a move follows on its line without a number.
 */
export type SheetPart =
  | { readonly part: 'move'; readonly node: NodeId; readonly number: string; readonly record: string }
  | { readonly part: 'comment'; readonly node: NodeId; readonly words: string }
  | { readonly part: 'variation'; readonly node: NodeId; readonly words: string }
  | { readonly part: 'diagram'; readonly node: NodeId; readonly after: string | null };

/** After how many turns a picture is due; null for none but those of the start, the marked positions and the end. */
export type Every = number | null;

/** The main line of a game as the parts of a printed sheet, with its variations as text. */
export function sheetOf(tree: GameTree, every: Every): readonly SheetPart[] {
  const parts: SheetPart[] = [diagramOf(tree, ROOT)];
  const add = (node: NodeId, words: string): void => {
    if (words !== '') parts.push({ part: 'comment', node, words });
  };
  add(ROOT, nodeOf(tree, ROOT).notes.after);
  const line = lineFrom(tree);
  for (const [index, { id, parent, notes }] of line.entries()) {
    add(id, notes.before);
    const goesOn = parts.at(-1)?.part === 'move' && positionAt(tree, parent).turnsPlayed % 2 === 1;
    const number = goesOn ? '' : numberOf(tree, parent);
    parts.push({ part: 'move', node: id, number, record: written(tree, id) });
    add(id, notes.after);
    for (const other of nodeOf(tree, parent).children.slice(1))
      parts.push({ part: 'variation', node: other, words: variationText(tree, other) });
    const isMarked = notes.marks.length > 0 || notes.arrows.length > 0;
    const isDue = every !== null && (index + 1) % every === 0;
    if (isMarked || isDue || index === line.length - 1) parts.push(diagramOf(tree, id));
  }
  return parts;
}

const diagramOf = (tree: GameTree, node: NodeId): SheetPart => ({
  part: 'diagram',
  node,
  after: afterOf(tree, node),
});

/** The move that led to a position, `12… SMc3-Mc4!`; null for the start. */
function afterOf(tree: GameTree, node: NodeId): string | null {
  const { parent } = nodeOf(tree, node);
  return parent === null ? null : `${numberOf(tree, parent)} ${written(tree, node)}`;
}

/** `12.` before a turn of the side that began, `12…` before one of the other. */
function numberOf(tree: GameTree, before: NodeId): string {
  const { turnsPlayed } = positionAt(tree, before);
  return `${Math.floor(turnsPlayed / 2) + 1}${turnsPlayed % 2 === 0 ? '.' : '…'}`;
}

/** A move with its signs. */
function written(tree: GameTree, id: NodeId): string {
  const ply = plyAt(tree, id);
  const signs = nodeOf(tree, id).notes.nags.map(nagSign).join('');
  return ply === null ? '' : `${recordOf(ply)}${signs}`;
}

/** A variation as running text with its comments and, in brackets, those inside it. */
function variationText(tree: GameTree, id: NodeId): string {
  const words: string[] = [];
  for (const node of [nodeOf(tree, id), ...lineFrom(tree, id)]) {
    if (node.parent === null) continue;
    const { before, after } = node.notes;
    const others = node.id === id ? [] : nodeOf(tree, node.parent).children.slice(1);
    words.push(before, `${numberOf(tree, node.parent)} ${written(tree, node.id)}`, after);
    for (const other of others) words.push(`(${variationText(tree, other)})`);
  }
  return words.filter((word) => word !== '').join(' ');
}
