import { describe, expect, test } from 'vitest';
import { formatSquare } from '../../src/engine/index.ts';
import { moveNamed } from '../../src/game/games/named.ts';
import { begin, hintOf, judge, type Attempt } from '../../src/learn/index.ts';
import { LONE, reach, taskOf, verdictOf } from './playing.ts';

/** The start and the end of the way that a hint shows. */
function hinted(attempt: Attempt): readonly (string | undefined)[] {
  const shown = hintOf(attempt);
  const { geometry } = attempt.position.ruleset;
  const end = shown?.routes[0]?.parts.at(-1)?.square;
  return [shown?.squares[0], end].map((square) =>
    square === undefined ? undefined : formatSquare(geometry, square),
  );
}

describe('a hint', () => {
  const task = taskOf('study:1x1', LONE, reach('Mc5', 'Me5'), { moves: 2, solution: ['Mc3-Me5', 'Me5-Mc5'] });

  test('shows the way of the written solution as long as the player follows it', () => {
    const attempt = begin(task);
    expect(hinted(attempt)).toEqual(['Mc3', 'Me5']);
    const found = judge(attempt, moveNamed(attempt.position, 'Mc3-Me5'));
    expect(found.verdict === 'goes-on' && hinted(found.next)).toEqual(['Me5', 'Mc5']);
  });

  test('shows another way to one who goes another way', () => {
    const attempt = begin(task);
    const found = judge(attempt, moveNamed(attempt.position, 'Mc3-Mc5'));
    expect(found.verdict === 'goes-on' && hinted(found.next)).toEqual(['Mc5', 'Me5']);
  });

  test('shows a way that works where the written one does not', () => {
    expect(hinted(begin({ ...task, solution: ['Mc3-Mc4', 'Mc4-Mc5'] }))[0]).toBe('Mc3');
    expect(hinted(begin({ ...task, solution: ['Mc3-Mc4', 'Mc4-Mc5'] }))[1]).toMatch(/^M[ce]5$/);
  });
});

test('a hint for safety leads to safety', () => {
  const task = taskOf('study:1x1', '6/6/2d3/2D3/6/6 y - - 0', { type: 'safe' });
  const [from, to] = hinted(begin(task));
  expect(verdictOf(task, `${from}-${to}`)).toBe('solved');
});
