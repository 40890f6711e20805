import { describe, expect, test } from 'vitest';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { endAt } from '../../src/game/recordEnd.ts';
import { endOfLine, next, ROOT } from '../../src/game/tree/index.ts';
import { standingAt } from '../../src/text/review/reviewed.ts';

/** A game of Pastang of two turns whose record says how it ended. */
function recorded(result: string, termination?: string) {
  const tags = [
    '[Variation "pastang"]',
    `[Result "${result}"]`,
    ...(termination === undefined ? [] : [`[Termination "${termination}"]`]),
  ];
  const [game] = parseJkn(`${tags.join('\n')}\n\n1. Mc2-Mc3 Md5-Md4 (1… Ma5-Ma4) ${result}\n`).games;
  if (!game?.tree) throw new Error('the record cannot be read');
  return game.tree;
}

describe('a game that its players ended shows the result at its last move', () => {
  test.each([
    ['1-0', 'concession', 'Conceded. Yellow wins, 1–0'],
    ['0-1', 'concession', 'Conceded. Blue wins, 0–1'],
    ['0-1', 'time', 'Time! Blue wins, 0–1'],
    ['1/2-1/2', 'agreement', 'Drawn by agreement, ½–½'],
    ['1/2-1/2', 'repetition', 'Drawn by repetition, ½–½'],
    ['1/2-1/2', 'quiet', 'Drawn, ½–½'],
    ['1-0', undefined, 'The game has ended, 1–0'],
    ['1-0', 'agreement', 'The game has ended, 1–0'],
    ['1-0', 'hyrkaida', 'The game has ended, 1–0'],
  ])('%s by %s', (result, termination, words) => {
    const tree = recorded(result, termination);
    expect(standingAt(tree, endOfLine(tree))).toBe(words);
  });

  test('and only there', () => {
    const tree = recorded('0-1', 'concession');
    const first = next(tree, ROOT) ?? ROOT;
    expect(standingAt(tree, ROOT)).toBe('Yellow to move');
    expect(standingAt(tree, first)).toBe('Blue to move');
    const variation = tree.nodes.findIndex((node) => node?.parent === first && node.id !== endOfLine(tree));
    expect(variation).toBeGreaterThan(0);
    expect(endAt(tree, variation)).toBeNull();
  });

  test('a game that goes on has no result', () => {
    const tree = recorded('*', 'unfinished');
    expect(standingAt(tree, endOfLine(tree))).toBe('Yellow to move');
  });
});
