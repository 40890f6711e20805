import { describe, expect, test } from 'vitest';
import { game as chineseCheckers } from '../../../src/cabinet/games/chineseCheckers/game.ts';
import { game as tablut } from '../../../src/cabinet/games/tablut/game.ts';
import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import { chainAt } from '../../../src/store/cabinet/chain.ts';
import { lineWith, newLine, type Line } from '../../../src/store/cabinet/line.ts';
import type { Seated } from '../../../src/store/cabinet/record.ts';

/** A line of the first legal moves. */
function lineOf(game: AnyGame, variant: string, length: number): Line {
  const rules = game.variants.find(({ id }) => id === variant);
  let line = rules === undefined ? null : newLine(game, rules, null);
  for (let made = 0; line !== null && made < length; made++) {
    const position: unknown = line.plies.at(-1)?.after ?? line.start;
    ({ line } = lineWith(line, [line.rules.writeMove(line.rules.moves(position)[0])]));
  }
  if (line === null) throw new Error('no game');
  return line;
}

describe('the moves of computers before the last one', () => {
  const line = lineOf(chineseCheckers, 'chinese-checkers:3', 9);
  const numbers = (at: number, seating: readonly Seated[], of = line): readonly number[] =>
    chainAt({ line: of, at, seating }).map((ply) => of.plies.indexOf(ply) + 1);

  test.each<[string, number, readonly Seated[], readonly number[]]>([
    ['are those since the person’s own move, when that person is to move again', 6, [null, 2, 2], [5]],
    ['wherever the person sits', 7, [2, null, 2], [6]],
    ['are none just after a person’s move', 4, [null, 2, 2], []],
    ['are none after the first of them', 5, [null, 2, 2], []],
    ['are all since the start if the person has not moved yet', 2, [2, 2, null], [1]],
    ['are none between two persons', 6, [null, null, 2], []],
    ['are none where only persons play', 6, [null, null, null], []],
    ['are no more than a round where only computers are left', 9, [2, 2, 2], [8]],
    ['are none at the start', 0, [null, 2, 2], []],
  ])('%s', (_, at, seating, expected) => {
    expect(numbers(at, seating)).toEqual(expected);
  });

  test('are none where two play', () => {
    expect(numbers(6, [null, 2], lineOf(tablut, 'tablut', 6))).toEqual([]);
  });
});
