import { standingOf } from '../standing.ts';
import { plyAt } from './positions.ts';
import { nodeOf, type GameTree, type NodeId } from './tree.ts';
import { lineFrom, lineTo } from './walk.ts';

/** What a reader may look for along a line. */
export const SIGHTS = ['comment', 'capture', 'kaida', 'variation'] as const;
export type Sight = (typeof SIGHTS)[number];

function hasSight(tree: GameTree, id: NodeId, sight: Sight): boolean {
  const { notes, parent } = nodeOf(tree, id);
  const ply = plyAt(tree, id);
  switch (sight) {
    case 'comment':
      return notes.before !== '' || notes.after !== '';
    case 'capture':
      return ply !== null && ply.move.captures !== null;
    case 'kaida':
      return ply !== null && standingOf(ply.after).kaida !== null;
    case 'variation':
      return parent !== null && nodeOf(tree, parent).children.length > 1;
  }
}

/** The nearest later move in the same line that has what is looked for; null if none has. */
export const nextWith = (tree: GameTree, from: NodeId, sight: Sight): NodeId | null =>
  lineFrom(tree, from).find(({ id }) => hasSight(tree, id, sight))?.id ?? null;

/** The nearest earlier move in the same line that has what is looked for; null if none has. */
export const previousWith = (tree: GameTree, from: NodeId, sight: Sight): NodeId | null =>
  lineTo(tree, from)
    .slice(0, -1)
    .findLast(({ id }) => hasSight(tree, id, sight))?.id ?? null;
