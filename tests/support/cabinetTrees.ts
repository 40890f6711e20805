import * as fc from 'fast-check';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { allowedMoves } from '../../src/cabinet/seam/walk.ts';
import {
  addText,
  cabinetPastAt,
  cabinetPositionAt,
  newCabinetTree,
  readTermination,
  type CabinetTree,
} from '../../src/game/cabinet/index.ts';
import { annotate, nodeOf, subtree, ROOT, tagsOf, type NodeId } from '../../src/game/tree/index.ts';
import { anyNotes } from './trees.ts';

/** Words that a comment may hold and that try to break out of it. */
const step = fc.record({
  where: fc.nat({ max: 1000 }),
  which: fc.nat({ max: 10_000 }),
  notes: fc.option(anyNotes, { freq: 4 }),
});

/** The legal moves after a node, in writing. */
export function textsAt(tree: CabinetTree, id: NodeId): readonly string[] {
  const { rules } = tree.start;
  if (nodeOf(tree, id).move?.outcome.over === true) return [];
  const position = cabinetPositionAt(tree, id);
  return allowedMoves(rules, position, cabinetPastAt(tree, id)).map((move: unknown) => rules.writeMove(move));
}

/** A randomly made game of given rules with variations, comments, signs, clocks and tags. */
export const anyCabinetTree = (rules: AnyRules, steps = 25): fc.Arbitrary<CabinetTree> =>
  fc
    .record({
      steps: fc.array(step, { maxLength: steps }),
      event: fc.string({ maxLength: 20 }),
      termination: fc.constantFrom('agreement', 'quiet', `concession ${rules.seats[0]}`, 'unfinished'),
    })
    .map(({ steps: done, event, termination }) => {
      const tags = tagsOf([
        ['Event', event],
        ['Seed', '17'],
        ['Termination', termination],
      ]);
      let tree = newCabinetTree(rules, tags);
      for (const { where, which, notes } of done) {
        // late nodes are preferred, so that lines grow
        const at = Math.floor(tree.nodes.length * Math.sqrt(where / 1001));
        const texts = textsAt(tree, at);
        const added = addText(tree, at, texts[which % Math.max(1, texts.length)] ?? '');
        if (added === null) continue;
        ({ tree } = added);
        // nothing is drawn on boards of the cabinet
        if (notes !== null) tree = annotate(tree, added.node, { ...notes, arrows: [], marks: [] });
      }
      return tree;
    });

/** A tree as plain data: two trees say the same if this is equal. */
export const saidBy = (tree: CabinetTree) => ({
  rules: tree.start.rules.id,
  start: tree.start.rules.write(tree.start.position),
  tags: [...tree.tags],
  ended: readTermination(tree.start.rules, tree.tags.get('Termination')),
  nodes: Array.from(subtree(tree, ROOT), ({ move, notes, children }) => ({
    text: move?.text ?? null,
    after: move === null ? null : tree.start.rules.write(move.after),
    notes,
    children: children.length,
  })),
});
