import { describe, expect, it } from 'vitest';
import { formatCoordinates, legalMoves, parseSquare } from '../../../src/engine/index.ts';
import { formatGame, LIMITS, parseJkn } from '../../../src/game/jkn/index.ts';
import {
  isSameTree,
  lineFrom,
  lineTo,
  nodeOf,
  plyAt,
  positionAt,
  ROOT,
  type GameTree,
} from '../../../src/game/tree/index.ts';
import { recordOf } from '../../../src/game/ply.ts';
import { createReview, type ReviewStore } from '../../../src/store/review/review.ts';

const RECORD = '1. SMc2-Mc3 {A step} SMd5-Md4 (1... SMe5xMc3) 2. SMb2^xMf6=D';

function treeOf(movetext: string): GameTree {
  const tree = parseJkn(`[Variation "pastang"]\n\n${movetext} *\n`).games[0]?.tree;
  if (!tree) throw new Error(movetext);
  return tree;
}

const reviewOf = (movetext = RECORD): ReviewStore => createReview({ tree: treeOf(movetext), source: 'text' });

const shown = (review: ReviewStore): string => {
  const { tree, node } = review.getState();
  const ply = plyAt(tree, node);
  return ply === null ? 'start' : recordOf(ply);
};

const square = (review: ReviewStore, name: string): number => {
  const { tree, node } = review.getState();
  return parseSquare(positionAt(tree, node).ruleset.geometry, name) ?? -1;
};

const mainLine = ({ getState }: ReviewStore): string =>
  lineFrom(getState().tree)
    .map(({ id }) => plyAt(getState().tree, id))
    .map((ply) => (ply === null ? '' : recordOf(ply)))
    .join(' ');

describe('going through a game', () => {
  it('steps along the line and back, and stops at its ends', () => {
    const review = reviewOf();
    const { step, toEnd, toStart } = review.getState();
    step(-1);
    expect(shown(review)).toBe('start');
    step(1);
    expect(shown(review)).toBe('SMc2-Mc3');
    toEnd();
    step(1);
    expect(shown(review)).toBe('SMb2^xMf6=D');
    toStart();
    expect(shown(review)).toBe('start');
  });

  it('shows a single step as movement, and a jump as none', () => {
    const review = reviewOf();
    const { step, toEnd } = review.getState();
    step(1);
    expect(review.getState().change).toMatchObject({ way: 'redone', ply: { move: { captures: null } } });
    step(-1);
    expect(review.getState().change).toMatchObject({ way: 'undone', ply: { move: { captures: null } } });
    toEnd();
    expect(review.getState().change).toMatchObject({ way: 'set', ply: null });
  });

  it('switches between what could be played, and says which choice is shown', () => {
    const review = reviewOf();
    const { step, switchLine } = review.getState();
    step(1);
    step(1);
    switchLine(1);
    expect(shown(review)).toBe('SMe5xMc3');
    expect(review.getState().announcement).toContain('Choice 2 of 2 here.');
    switchLine(1);
    expect(shown(review)).toBe('SMe5xMc3');
    switchLine(-1);
    expect(shown(review)).toBe('SMd5-Md4');
  });

  it('says when there is nothing more to be found', () => {
    const review = reviewOf();
    review.getState().toSight('comment', 1);
    expect(shown(review)).toBe('SMc2-Mc3');
    review.getState().toSight('comment', 1);
    expect(shown(review)).toBe('SMc2-Mc3');
    expect(review.getState().deed?.words).toBe('No comment from here on.');
  });

  it('changes nothing of the game', () => {
    const review = reviewOf();
    const { tree } = review.getState();
    const { step, toEnd, toStart, switchLine } = review.getState();
    for (const go of [() => step(1), toEnd, () => step(-1), () => switchLine(1), toStart]) go();
    expect(review.getState().tree).toBe(tree);
    expect(review.getState()).toMatchObject({ isChanged: false, past: [] });
  });
});

describe('playing a move', () => {
  it('that the game goes on with only shows it', () => {
    const review = reviewOf();
    expect(review.getState().write('Mc2-Mc3')).toBeNull();
    expect(shown(review)).toBe('SMc2-Mc3');
    expect(review.getState().isChanged).toBe(false);
  });

  it('that is another begins a variation, and one after the last goes on', () => {
    const review = reviewOf();
    review.getState().choose(square(review, 'Ma2'));
    review.getState().choose(square(review, 'Ma3'));
    expect(shown(review)).toBe('SMa2-Ma3');
    expect(nodeOf(review.getState().tree, ROOT).children).toHaveLength(2);
    review.getState().write('Md5-Md4');
    expect(shown(review)).toBe('SMd5-Md4');
    expect(review.getState().isChanged).toBe(true);
  });

  it('that is not legal changes nothing, and the reason is given', () => {
    const review = reviewOf();
    expect(review.getState().write('Ma1-Ma4')).not.toBeNull();
    expect(shown(review)).toBe('start');
    expect(review.getState().told?.squares.length).toBeGreaterThan(0);
  });
});

describe('changes', () => {
  it('are undone and redone one by one, to the same record', () => {
    const review = reviewOf();
    const state = review.getState();
    const records = [formatGame(state.tree)];
    const deeds = [
      () => state.write('Ma2-Ma3'),
      () => state.toggleSign(5),
      () => state.annotate({ after: 'Why not?' }),
      () => state.draw(square(review, 'Ma3'), square(review, 'Mc5'), 'red'),
      () => state.makeMainLine(),
      () => state.remove(),
    ];
    for (const deed of deeds) {
      deed();
      records.push(formatGame(review.getState().tree));
    }
    expect(new Set(records.slice(0, -1)).size).toBe(deeds.length);
    for (const record of records.toReversed().slice(1)) {
      state.undoEdit();
      expect(formatGame(review.getState().tree)).toBe(record);
    }
    expect(review.getState().past).toEqual([]);
    for (const record of records.slice(1)) {
      state.redoEdit();
      expect(formatGame(review.getState().tree)).toBe(record);
    }
    expect(review.getState().future).toEqual([]);
  });

  it('to one comment, as it is typed, are undone together; those to another one separately', () => {
    const review = reviewOf();
    const { annotate, step, undoEdit } = review.getState();
    for (const typed of ['a', 'a ', 'a w', 'a wo']) annotate({ after: typed });
    step(1);
    annotate({ after: 'else' });
    expect(review.getState().past).toHaveLength(2);
    undoEdit();
    undoEdit();
    expect(nodeOf(review.getState().tree, ROOT).notes.after).toBe('');
  });

  it('to the order of lines: promoted, or made the main line', () => {
    const review = reviewOf();
    const { toSight, switchLine, promoteLine, step } = review.getState();
    toSight('variation', 1);
    switchLine(1);
    promoteLine();
    expect(mainLine(review)).toBe('SMc2-Mc3 SMe5xMc3');
    expect(shown(review)).toBe('SMe5xMc3');
    step(-1);
    review.getState().promoteLine();
    expect(review.getState().past).toHaveLength(1);
  });

  it('a drawing made twice is gone; in another colour it is a different one', () => {
    const review = reviewOf();
    const { draw } = review.getState();
    const notes = () => nodeOf(review.getState().tree, ROOT).notes;
    draw(3, 3, 'green');
    draw(3, 9, 'green');
    draw(3, 9, 'blue');
    expect(notes().marks).toEqual([{ square: 3, colour: 'green' }]);
    expect(notes().arrows).toEqual([{ from: 3, to: 9, colour: 'blue' }]);
    draw(3, 3, 'green');
    draw(3, 9, 'blue');
    expect(notes()).toMatchObject({ marks: [], arrows: [] });
  });

  it('deleting shows the move before, and says what is gone', () => {
    const review = reviewOf();
    review.getState().step(1);
    review.getState().remove();
    expect(shown(review)).toBe('start');
    expect(review.getState().deed).toEqual({
      words: '4 turns deleted, from 1. SMc2-Mc3 on.',
      isUndoable: true,
    });
    review.getState().remove();
    expect(review.getState().past).toHaveLength(1);
  });

  it('are reported to whoever follows the game, until it is saved', () => {
    const review = reviewOf();
    const kept: GameTree[] = [];
    review.subscribe(({ tree }, before) => {
      if (tree !== before.tree) kept.push(tree);
    });
    review.getState().step(1);
    review.getState().toggleSign(1);
    expect(kept).toEqual([review.getState().tree]);
    review.getState().noteSaved();
    expect(review.getState().isChanged).toBe(false);
  });
});

it('opening another game lets go of the former one and its changes', () => {
  const review = reviewOf();
  review.getState().write('Ma2-Ma3');
  review.getState().open({ tree: treeOf('1. SMb2-Mb3'), source: 'sample' });
  expect(mainLine(review)).toBe('SMb2-Mb3');
  expect(review.getState()).toMatchObject({ node: ROOT, past: [], isChanged: false, source: 'sample' });
});

/** Plays a move, and another one in its place, which it shows. */
function playTwo(review: ReviewStore): void {
  const { node, tree, goTo, write } = review.getState();
  const { ruleset } = tree.start;
  const [first, second] = legalMoves(positionAt(tree, node)).map((move) => formatCoordinates(ruleset, move));
  write(first!);
  goTo(node);
  write(second!);
}

const variationDepth = ({ getState }: ReviewStore): number => {
  const { tree, node } = getState();
  return lineTo(tree, node).filter(({ id, parent }) => nodeOf(tree, parent).children[0] !== id).length;
};

const readsBack = ({ getState }: ReviewStore): boolean => {
  const { games, faults } = parseJkn(formatGame(getState().tree));
  return faults.length === 0 && isSameTree(games[0]!.tree!, getState().tree);
};

/** A review with variations nested as deep as a record can hold them; it shows the last move of the deepest. */
function deepReview(): ReviewStore {
  const { tree } = parseJkn('[Variation "poron"]\n\n*\n').games[0]!;
  const review = createReview({ tree: tree!, source: 'text' });
  for (let depth = 0; depth < LIMITS.depth; depth++) {
    playTwo(review);
    expect(variationDepth(review)).toBe(depth + 1);
  }
  return review;
}

describe('what no record can hold', () => {
  it('is not played: variations deeper than a record holds them, of which the reader is told', () => {
    const review = deepReview();
    expect(readsBack(review)).toBe(true);
    playTwo(review);
    expect(variationDepth(review)).toBe(LIMITS.depth);
    expect(review.getState().told?.words).toMatch(/^A record holds variations up to 100 deep/);
    expect(readsBack(review)).toBe(true);
  });

  it('does not come about by reordering the lines, or by a line of the computer', () => {
    const review = deepReview();
    const { makeMainLine, goTo, playLine } = review.getState();
    const refused = /^A record holds .* Nothing has changed\.$/;
    playTwo(review);
    const { node, tree } = review.getState();
    const [, second] = legalMoves(positionAt(tree, node));
    playLine(node, [second!]);
    expect(review.getState().tree).toBe(tree);
    expect(review.getState().deed?.words).toMatch(refused);
    // once the line that holds all the deeper ones is the main one, there is room for one more
    const [first, other] = nodeOf(tree, ROOT).children;
    goTo(other!);
    makeMainLine();
    goTo(node);
    playTwo(review);
    expect(readsBack(review)).toBe(true);
    goTo(first!);
    makeMainLine();
    expect(nodeOf(review.getState().tree, ROOT).children).toEqual([other, first]);
    expect(review.getState().deed?.words).toMatch(refused);
  });
});
