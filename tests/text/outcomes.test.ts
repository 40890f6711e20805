import { describe, expect, test } from 'vitest';
import { outcomeText } from '../../src/text/outcomes.ts';

const won = { ending: 'hyrkaida', winner: 'yellow', points: { yellow: 1, blue: 0 } } as const;
const drawn = { ending: 'agreement', winner: null, points: { yellow: 0.5, blue: 0.5 } } as const;

describe('how a game ended, as told to a player against the computer', () => {
  test.each([
    [won, 'yellow', 'Hyrkaida! You won, 1–0'],
    [won, 'blue', 'Hyrkaida! You lost, 1–0'],
    [won, null, 'Hyrkaida! Yellow wins, 1–0'],
    [drawn, 'blue', 'Drawn by agreement, ½–½'],
  ] as const)('%#', (end, person, words) => {
    expect(outcomeText(end, { person })).toBe(words);
  });
});
