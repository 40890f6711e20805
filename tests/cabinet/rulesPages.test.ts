import { expect, test } from 'vitest';
import { game as fourByFourChess } from '../../src/cabinet/games/fourByFourChess/game.ts';
import { fourByFourChess as rules } from '../../src/cabinet/games/fourByFourChess/rules.ts';
import { SHELF } from '../../src/cabinet/games/shelf.ts';
import { loadSay } from '../../src/text/cabinet/table.ts';

test.each(SHELF.map(({ id, load }) => [id, load] as const))(
  'the page of rules of %s says when a draw may be claimed, if one may',
  async (id, load) => {
    const [{ page, isNeverDrawn = false }, say] = await Promise.all([load(), loadSay(id)]);
    const keys = page.blocks.flatMap((block) => (block.is === 'list' ? block.keys : [block.key]));
    const words = keys.map((key) => say(key)).join(' ');
    expect(/hundred turns/u.test(words)).toBe(!isNeverDrawn);
    expect(/third time/u.test(words)).toBe(!isNeverDrawn);
  },
);

test('the diagram of four-by-four chess that speaks of taking a man has a man that can be taken', () => {
  const shown = fourByFourChess.page.blocks.find(
    (block) => block.is === 'diagram' && block.key === 'rule.turn.shown',
  );
  const read = rules.read(shown?.is === 'diagram' ? shown.position : '');
  if (!read.ok) throw new Error(JSON.stringify(read));
  const moves = rules.moves(read.value).filter((move) => fourByFourChess.steps(read.value, move)[0] === 'b3');
  expect(moves.flatMap((move) => fourByFourChess.trace(read.value, move).taken)).toEqual(['c4']);
});

test.each([
  ['four-by-four-chess', 10, 10],
  ['xiangqi', 60, 60],
  ['jetan', 60, 120],
  ['jacks-and-witches', 120, 120],
  ['three-handed-chess', 120, 180],
])('the shelf says of %s how long it takes by its rules', (id, least, most) => {
  const minutes = SHELF.find((game) => game.id === id)?.minutes ?? 0;
  expect(minutes).toBeGreaterThanOrEqual(least);
  expect(minutes).toBeLessThanOrEqual(most);
});
