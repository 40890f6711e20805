import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, legalMoves, play, startPosition } from '../../../src/engine/index.ts';
import {
  addLine,
  addMove,
  annotate,
  counterpart,
  cutAfter,
  deleteFrom,
  demote,
  isSameTree,
  lineAlone,
  lineFrom,
  lineTo,
  makeMainLine,
  newTree,
  nodeOf,
  plyAt,
  positionAt,
  positionsOf,
  promote,
  ROOT,
  tag,
  type GameTree,
  type NodeId,
} from '../../../src/game/tree/index.ts';
import { recordOf } from '../../../src/game/ply.ts';
import { moveOf } from '../../support/drawn.ts';
import { variationOf } from '../../support/grid.ts';
import { budget } from '../../support/budget.ts';
import { seeded } from '../../support/random.ts';
import { analysedGame, anySteps, anyTree, edited, idsOf, linkFault } from '../../support/trees.ts';

const START = startPosition(variationOf('pastang'));

/** A tree with moves played from a node, and the last of them. */
function withLine(tree: GameTree, at: NodeId, moves: string): { tree: GameTree; node: NodeId } {
  let now = { tree, node: at };
  for (const text of moves.split(' ')) {
    const added = addMove(now.tree, now.node, moveOf(positionAt(now.tree, now.node), text));
    if (!added.ok) throw new Error(`${text}: ${added.error.code}`);
    now = added.value;
  }
  return now;
}

const recordsTo = (tree: GameTree, id: NodeId): string =>
  lineTo(tree, id)
    .map((node) => recordOf(plyAt(tree, node.id)!))
    .join(' ');
const mainLine = (tree: GameTree): string => recordsTo(tree, lineFrom(tree).at(-1)?.id ?? ROOT);

const { tree: GAME, node: END } = withLine(newTree(START), ROOT, 'Ma2-Ma3 Ma5-Ma4 Mb2-Mb3 Mb5-Mb4');
const [FIRST = 0, SECOND = 0, THIRD = 0] = lineFrom(GAME).map(({ id }) => id);
const { tree: FORKED, node: FORK } = withLine(GAME, FIRST, 'Mf5-Mf4 Mf2-Mf3');

describe('playing moves into a tree', () => {
  test('they follow each other', () => {
    expect(mainLine(GAME)).toBe('SMa2-Ma3 SMa5-Ma4 SMb2-Mb3 SMb5-Mb4');
    expect(nodeOf(GAME, END).children).toEqual([]);
  });

  test('another move at the same place begins a variation, and the main line stays', () => {
    expect(mainLine(FORKED)).toBe(mainLine(GAME));
    expect(recordsTo(FORKED, FORK)).toBe('SMa2-Ma3 SMf5-Mf4 SMf2-Mf3');
  });

  test('a move that is there is found, not added', () => {
    const again = addMove(FORKED, FIRST, moveOf(positionAt(FORKED, FIRST), 'Mf5-Mf4'));
    expect(again).toMatchObject({ ok: true, value: { tree: FORKED } });
  });

  test('the same moves lead to the same place of another tree, as far as that has them', () => {
    const short = withLine(newTree(START), ROOT, 'Mc2-Mc3');
    const other = withLine(newTree(START), ROOT, 'Ma2-Ma3').tree;
    const long = withLine(other, ROOT, 'Mc2-Mc3 Md5-Md4');
    expect(counterpart(long.tree, long.node, short.tree)).toBe(short.node);
    expect(counterpart(short.tree, short.node, long.tree)).toBe(nodeOf(long.tree, long.node).parent);
    expect(counterpart(long.tree, long.node, newTree(START))).toBe(ROOT);
  });

  test('a move that is not legal is refused with its reason, and a line all or nothing', () => {
    expect(addMove(GAME, ROOT, moveOf(START, 'Ma1-Ma2'))).toMatchObject({
      ok: false,
      error: { code: 'own-piece' },
    });
    const line = [moveOf(START, 'Mc2-Mc3'), moveOf(START, 'Mc3-Mc4')];
    expect(addLine(GAME, ROOT, line)).toMatchObject({ ok: false, error: { code: 'not-your-piece' } });
  });

  test('several are played at once, and the last of them is named', () => {
    const line = lineFrom(FORKED, SECOND).map(({ move }) => move);
    const added = addLine(withLine(newTree(START), ROOT, 'Ma2-Ma3 Ma5-Ma4').tree, 2, line);
    if (!added.ok) throw new Error(added.error.code);
    expect(recordsTo(added.value.tree, added.value.node)).toBe(mainLine(GAME));
    expect(addLine(GAME, FIRST, [])).toEqual({ ok: true, value: { tree: GAME, node: FIRST } });
  });

  test('the positions of the main line are those of its nodes, the start first', () => {
    const line = [ROOT, ...lineFrom(FORKED).map(({ id }) => id)];
    expect(positionsOf(FORKED).map(formatPosition)).toEqual(
      line.map((id) => formatPosition(positionAt(FORKED, id))),
    );
  });

  test('the position of a node is what playing its line gives', () => {
    let position = START;
    for (const node of lineTo(FORKED, FORK)) {
      const played = play(position, node.move);
      if (played.ok) ({ position } = played.value);
      expect(formatPosition(positionAt(FORKED, node.id))).toBe(formatPosition(position));
    }
  });
});

describe('taking moves away', () => {
  test('a move goes with all that follows it, and the one before it is named', () => {
    const { tree, node } = deleteFrom(FORKED, SECOND);
    expect(node).toBe(FIRST);
    expect(mainLine(tree)).toBe('SMa2-Ma3 SMf5-Mf4 SMf2-Mf3');
    expect(idsOf(tree)).not.toContain(THIRD);
    expect(deleteFrom(FORKED, ROOT).tree.nodes.filter(Boolean)).toHaveLength(1);
  });

  test('it is undone by keeping the former tree, which no change touches', () => {
    const history = [GAME, FORKED, deleteFrom(FORKED, FIRST).tree];
    expect(mainLine(history[2]!)).toBe('');
    expect(mainLine(history[1]!)).toBe(mainLine(GAME));
    expect(nodeOf(history[1]!, FORK).move).toBe(nodeOf(FORKED, FORK).move);
  });

  test('all that follows a move goes, and its siblings stay', () => {
    const cut = cutAfter(FORKED, SECOND);
    expect(mainLine(cut)).toBe('SMa2-Ma3 SMa5-Ma4');
    expect(recordsTo(cut, FORK)).toBe(recordsTo(FORKED, FORK));
    expect(cutAfter(cut, SECOND)).toBe(cut);
  });

  test('a line alone has no variations, notes and tags; its turns need not be played again', () => {
    const noted = tag(annotate(FORKED, FORK, { after: 'Bold' }), 'Yellow', 'Dray');
    const alone = lineAlone(noted, FIRST);
    expect(mainLine(alone)).toBe(mainLine(GAME));
    expect(idsOf(alone)).toHaveLength(idsOf(GAME).length);
    expect(mainLine(lineAlone(noted, FORK))).toBe(recordsTo(FORKED, FORK));
    expect(nodeOf(lineAlone(noted, FORK), FORK).notes.after).toBe('');
    expect(alone.tags.size).toBe(0);
    expect(plyAt(alone, THIRD)).toBe(plyAt(FORKED, THIRD));
  });

  test('the ids of other nodes stay, and those that are gone are not given again', () => {
    const { tree } = deleteFrom(FORKED, SECOND);
    const added = withLine(tree, FIRST, 'Mc5-Mc4');
    expect(idsOf(FORKED)).not.toContain(added.node);
    expect(nodeOf(added.tree, FORK)).toBe(nodeOf(FORKED, FORK));
  });
});

test('a game as a whole has notes, but no comment before it', () => {
  const noted = annotate(GAME, ROOT, { before: 'a', after: 'b' });
  expect(nodeOf(noted, ROOT).notes).toMatchObject({ before: '', after: 'b' });
  expect(nodeOf(annotate(GAME, FIRST, { before: 'a', after: 'b' }), FIRST).notes).toMatchObject({
    before: 'a',
    after: 'b',
  });
});

describe('the order of variations', () => {
  const { tree, node: third } = withLine(FORKED, FIRST, 'Mc5-Mc4');
  const children = (of: GameTree): readonly NodeId[] => nodeOf(of, FIRST).children;
  const second = nodeOf(FORKED, FORK).parent ?? ROOT;

  test('a variation moves one place forward or back', () => {
    expect(children(tree)).toEqual([SECOND, second, third]);
    expect(children(promote(tree, third))).toEqual([SECOND, third, second]);
    expect(children(demote(tree, SECOND))).toEqual([second, SECOND, third]);
    expect(promote(tree, SECOND)).toBe(tree);
    expect(demote(tree, third)).toBe(tree);
  });

  test('any line can become the main line, by all its forks', () => {
    const made = makeMainLine(tree, FORK);
    expect(mainLine(made)).toBe('SMa2-Ma3 SMf5-Mf4 SMf2-Mf3');
    expect(children(made)).toEqual([second, SECOND, third]);
    expect(makeMainLine(made, FORK)).toBe(made);
  });
});

const touched = (before: GameTree, after: GameTree): number =>
  after.nodes.filter((node, id) => node !== before.nodes[id]).length;

describe('a change shares what it does not touch', () => {
  const big = analysedGame(startPosition(variationOf('poron')), 300, 50, seeded(9));
  const deep = lineFrom(big)[200]!.id;

  test('300 turns and 50 variations: at most two nodes are new', () => {
    const [move] = legalMoves(positionAt(big, deep));
    const added = addMove(big, deep, move!);
    expect(touched(big, added.ok ? added.value.tree : big)).toBeLessThanOrEqual(2);
    expect(touched(big, annotate(big, deep, { after: 'Well played' }))).toBe(1);
    expect(touched(big, tag(big, 'Yellow', 'Dray'))).toBe(0);
  });

  test('a turn that was played into a tree is not played again for its position', () => {
    const [move] = legalMoves(positionAt(big, deep));
    const added = addMove(big, deep, move!);
    if (!added.ok) throw new Error(added.error.code);
    const { tree, node } = added.value;
    expect(plyAt(tree, node)?.before).toBe(positionAt(big, deep));
  });

  test('a turn is replayed once, however often its line is walked', () => {
    expect(plyAt(big, deep)).toBe(plyAt(big, deep));
    expect(plyAt(annotate(big, deep, { after: '!' }), deep)).toBe(plyAt(big, deep));
  });
});

describe('laws of editing', () => {
  test('after any steps the links are sound and every line is legal', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        expect(linkFault(tree)).toBeNull();
        for (const id of idsOf(tree)) expect(() => positionAt(tree, id)).not.toThrow();
      }),
      { seed: 3, numRuns: budget(150, 10) },
    );
  });

  test('no step changes the tree that it was made from', () => {
    fc.assert(
      fc.property(anyTree(20), anySteps, (tree, steps) => {
        const copy: GameTree = { ...tree, nodes: structuredClone(tree.nodes) };
        steps.reduce(edited, tree);
        expect(isSameTree(tree, copy)).toBe(true);
      }),
      { seed: 4, numRuns: budget(100, 10) },
    );
  });
});
