import * as fc from 'fast-check';
import { legalMoves, startPosition, type Position } from '../../src/engine/index.ts';
import { formatGame } from '../../src/game/jkn/index.ts';
import {
  addMove,
  annotate,
  COLOURS,
  deleteFrom,
  hasNode,
  makeMainLine,
  newTree,
  nodeOf,
  positionAt,
  promote,
  ROOT,
  tag,
  type GameTree,
  type NodeId,
  type Notes,
} from '../../src/game/tree/index.ts';
import { IDS, positionOf } from './arbitrary.ts';
import { variationOf } from './grid.ts';
import { seeded, type Random } from './random.ts';
import { randomLine, STYLE_NAMES } from './randomPositions.ts';

/** The ids of the nodes that are in a tree. */
export const idsOf = (tree: GameTree): NodeId[] =>
  tree.nodes.flatMap((node) => (node === undefined ? [] : [node.id]));

/** Texts that a comment or a tag may hold and that try to break out of it. */
const NASTY = [
  'a } b { c',
  '[%clk 1:00:00] and [% more',
  'first\n\nsecond\r\nthird',
  '%percent ; semicolon (bracket) 1-0 * $5 1. SMc3-Mc6',
  'a long comment that goes on and on until it has to be broken into [Event "x"] lines '.repeat(4),
  '\u00a0\ufeff\u2028"quoted" \\ back\\slash',
  '½ – × “”',
  '[Event "x"]',
  '   ',
  '[',
  '%]',
];

const anyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const colour = fc.constantFrom(...Object.values(COLOURS));

/** Notes such as an editor could be given, not yet cleaned; squares lie on the smallest board. */
export const anyNotes: fc.Arbitrary<Partial<Notes>> = fc.record(
  {
    before: anyText,
    after: anyText,
    nags: fc.array(fc.integer({ min: -1, max: 300 }), { maxLength: 4 }),
    arrows: fc.array(fc.record({ colour, from: fc.nat({ max: 35 }), to: fc.nat({ max: 35 }) }), {
      maxLength: 12,
    }),
    marks: fc.array(fc.record({ colour, square: fc.nat({ max: 35 }) }), { maxLength: 12 }),
    clock: fc.oneof(fc.constant(null), fc.nat({ max: 1e8 })),
    commands: fc.array(fc.oneof(fc.constantFrom('eval 0.5', 'emt 0:00:05', 'clk 1:00:00', 'x'), anyText), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);

const anyTag = fc.tuple(
  fc.oneof(
    fc.constantFrom('Event', 'Date', 'Yellow', 'Result', 'Termination', 'Rules', 'Opening', '__proto__'),
    fc.string({ unit: fc.constantFrom(...Array.from('Ab0_+#=:-')), minLength: 1, maxLength: 8 }),
  ),
  anyText,
);

/** One step of an editor: which node, by a share of those there are, and what happens to it. */
const step = fc.record({
  where: fc.nat({ max: 10_000 }),
  which: fc.nat({ max: 10_000 }),
  sort: fc.constantFrom('play', 'play', 'play', 'play', 'note', 'promote', 'main', 'delete'),
  notes: anyNotes,
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const start = fc
  .record({ id: fc.constantFrom(...IDS), seed: fc.nat({ max: 2 ** 30 }), sort: fc.nat({ max: 3 }) })
  .map(({ id, seed, sort }): Position => {
    if (sort < 2) return startPosition(variationOf(id), sort === 0 ? 'yellow' : 'blue');
    const random = seeded(seed);
    return positionOf(id, randomLine(id, random, random.pick(STYLE_NAMES)));
  });

/** The tree after one step. */
export function edited(tree: GameTree, { where, which, sort, notes }: Step): GameTree {
  const ids = idsOf(tree);
  // late nodes are preferred, so that lines grow
  const id = ids[Math.floor(ids.length * Math.sqrt((where % 1000) / 1000))] ?? ROOT;
  switch (sort) {
    case 'play': {
      const moves = legalMoves(positionAt(tree, id));
      const move = moves[which % Math.max(1, moves.length)];
      const added = move && addMove(tree, id, move);
      return added?.ok === true ? added.value.tree : tree;
    }
    case 'note':
      return annotate(tree, id, notes);
    case 'promote':
      return promote(tree, id);
    case 'main':
      return makeMainLine(tree, id);
    case 'delete':
      return which % 4 === 0 && id !== ROOT ? deleteFrom(tree, id).tree : tree;
    default:
      return tree;
  }
}

/** Trees of all variations with variations, notes and tags, made by an editor's steps. */
export const anyTree = (steps = 40): fc.Arbitrary<GameTree> =>
  fc
    .record({
      start,
      steps: fc.array(step, { maxLength: steps }),
      tags: fc.array(anyTag, { maxLength: 5 }),
    })
    .map(({ start: from, steps: done, tags }) =>
      printed(
        tags.reduce((tree, [name, value]) => tag(tree, name, value), done.reduce(edited, newTree(from))),
      ),
    );

/** A tree that a failed law prints as a record. */
const printed = (tree: GameTree): GameTree =>
  Object.assign(tree, { [fc.toStringMethod]: () => `${formatGame(tree)}${JSON.stringify(tree.nodes)}` });

export const anySteps = fc.array(step, { maxLength: 30 });

/** A long main line with short variations: what a much analysed game looks like. */
export function analysedGame(
  position: Position,
  plies: number,
  variations: number,
  random: Random,
): GameTree {
  let tree = newTree(position);
  const play = (at: NodeId): NodeId => {
    const moves = legalMoves(positionAt(tree, at));
    const added = moves.length === 0 ? undefined : addMove(tree, at, random.pick(moves));
    if (added?.ok !== true) return at;
    ({ tree } = added.value);
    return added.value.node;
  };
  let at = ROOT;
  for (let ply = 0; ply < plies; ply++) at = play(at);
  for (let i = 0; i < variations; i++) play(play(random.below(tree.nodes.length)));
  return tree;
}

/** What is wrong with a tree's links; null where all is well. */
export function linkFault(tree: GameTree): string | null {
  for (const id of idsOf(tree)) {
    const node = nodeOf(tree, id);
    if (node.id !== id) return `node ${id} calls itself ${node.id}`;
    if (node.parent !== null && !hasNode(tree, node.parent)) return `node ${id} has lost its parent`;
    if (node.parent !== null && !nodeOf(tree, node.parent).children.includes(id))
      return `the parent of ${id} does not know it`;
    for (const child of node.children)
      if (!hasNode(tree, child) || nodeOf(tree, child).parent !== id) return `${id} has a strange child`;
    const texts = node.children.map((child) => JSON.stringify(nodeOf(tree, child).move));
    if (new Set(texts).size !== texts.length) return `${id} has a move twice`;
  }
  return null;
}
