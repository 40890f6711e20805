import { expect, test } from 'vitest';
import { isPropt } from '../../src/engine/movement/sweep.ts';
import { boardOf, EMPTY, whereVaultsBegin } from '../../src/engine/search.ts';
import { createEvaluation } from '../../src/search/evaluation/evaluation.ts';
import { libertiesIn, sumOfLiberties } from '../../src/search/evaluation/liberties.ts';
import { sumOfPropt } from '../../src/search/evaluation/ranks.ts';
import { createStanding, setStanding } from '../../src/search/evaluation/standing.ts';
import { holds } from '../support/arbitrary.ts';

test('the evaluation and the rules take the same Swods for propt (section 4)', () => {
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

test('the evaluation counts the directions in which pieces may walk to an empty square or begin a vault (sections 4 and 5)', () => {
  holds(({ position }) => {
    const { ruleset } = position;
    const board = boardOf(position);
    const evaluation = createEvaluation(ruleset);
    const standing = createStanding(evaluation);
    setStanding(standing, evaluation, board);
    const begins = whereVaultsBegin(board);
    const { size, step } = ruleset.geometry;
    for (const side of [0, 1] as const) {
      let count = 0;
      for (const square of board.pieces[side].slice(0, board.count[side])) {
        const piece = board.cells[square]!;
        for (let d = 0; d < 8; d++) {
          const walks =
            ruleset.forms.has('regular') && ((ruleset.reachMask[piece * size + square]! >> d) & 1) === 1;
          if (walks && board.cells[square + step[d]!] === EMPTY) count++;
          if (((ruleset.vaultMask[piece]! & ruleset.vaultRoom[square]! & begins[square]!) >> d) & 1) count++;
        }
      }
      expect(libertiesIn(sumOfLiberties(standing.liberties, board, side))).toBe(count);
    }
  }, 300);
});
