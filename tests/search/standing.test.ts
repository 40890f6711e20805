import { expect, test } from 'vitest';
import { isPropt } from '../../src/engine/movement/sweep.ts';
import { boardOf } from '../../src/engine/search.ts';
import { createEvaluation } from '../../src/search/evaluation/evaluation.ts';
import { sumOfPropt } from '../../src/search/evaluation/ranks.ts';
import { createStanding, setStanding } from '../../src/search/evaluation/standing.ts';
import { holds } from '../support/arbitrary.ts';

test('the evaluation takes those Swods for propt that the rules do (section 4)', () => {
  holds(({ position }) => {
    const board = boardOf(position);
    const evaluation = createEvaluation(position.ruleset);
    const standing = createStanding(evaluation);
    setStanding(standing, evaluation, board);
    const count = (side: 0 | 1): number =>
      board.pieces[side]
        .slice(0, board.count[side])
        .filter((square) => isPropt(position.ruleset, board.cells, square)).length;
    expect(sumOfPropt(standing.ranks, position.ruleset.geometry.width)).toBe(count(0) - count(1));
  }, 1000);
});
