import { expect, test } from 'vitest';
import { formatCoordinates } from '../../src/engine/index.ts';
import { positionNamed } from '../../src/game/games/named.ts';
import { repliesOf } from '../../src/learn/opponent.ts';

test('an opponent does not capture its own pieces for their worth', () => {
  const position = positionNamed('study:1x1', '6/6/3s2/6/6/3p1S b - - 0');
  const [reply] = repliesOf(position, []);
  expect(reply?.captures).not.toBe('friend');
});

test.each([
  [[], ['Mc4-Mc3', 'Mc4-Me4']],
  [['Mc4-Ma4'], ['Mc4-Ma4', 'Mc4-Mc3']],
])('an opponent makes the replies that a task names, then captures what is worth most: %j', (told, first) => {
  const position = positionNamed('study:1x1', '6/6/2d1S1/2J3/6/6 b - - 0');
  const replies = repliesOf(position, told).map((move) => formatCoordinates(position.ruleset, move));
  expect(replies.slice(0, first.length)).toEqual(first);
});
