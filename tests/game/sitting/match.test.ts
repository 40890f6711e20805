import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { nextFirst, scoreOf, startFor } from '../../../src/game/sitting/match.ts';
import type { MatchTerms } from '../../../src/game/sitting/terms.ts';
import { setupOf, variation } from '../../support/games.ts';

const YELLOW_WINS = { yellow: 1, blue: 0 };
const BLUE_HALF = { yellow: 0, blue: 0.5 };
const DRAW = { yellow: 0.5, blue: 0.5 };

const terms = (games: number | null, firstMove: MatchTerms['firstMove'] = 'alternating'): MatchTerms => ({
  games,
  firstMove,
});

describe('the score of a match', () => {
  it('adds up the games; the present one counts once it has ended', () => {
    const match = { terms: terms(3), past: [YELLOW_WINS] };
    expect(scoreOf(match, null)).toEqual({
      points: { yellow: 1, blue: 0 },
      game: 2,
      finished: false,
      winner: null,
    });
    expect(scoreOf(match, BLUE_HALF).points).toEqual({ yellow: 1, blue: 0.5 });
  });

  it('names the winner when all games have been played, and none in a tie', () => {
    expect(scoreOf({ terms: terms(2), past: [YELLOW_WINS] }, DRAW)).toMatchObject({
      finished: true,
      winner: 'yellow',
    });
    expect(scoreOf({ terms: terms(1), past: [] }, DRAW)).toMatchObject({ finished: true, winner: null });
    expect(scoreOf({ terms: terms(2), past: [YELLOW_WINS] }, null).finished).toBe(false);
  });

  it('of an open match is never finished', () => {
    expect(
      scoreOf({ terms: terms(null), past: Array.from({ length: 50 }, () => DRAW) }, YELLOW_WINS).finished,
    ).toBe(false);
  });

  it('is the sum of its games, whatever they brought', () => {
    const results = array(constantFrom(YELLOW_WINS, BLUE_HALF, DRAW));
    assert(
      property(results, (past) => {
        const { points } = scoreOf({ terms: terms(null), past }, null);
        const won = past.filter((result) => result === YELLOW_WINS).length;
        const drawn = past.filter((result) => result === DRAW).length;
        expect(points.yellow).toBe(won + drawn / 2);
        expect(points.blue).toBe((past.length - won) / 2);
      }),
    );
  });
});

describe('the first move of the next game', () => {
  it.each([
    ['alternating', 'yellow', YELLOW_WINS, 'blue'],
    ['alternating', 'blue', YELLOW_WINS, 'yellow'],
    ['loser', 'yellow', YELLOW_WINS, 'blue'],
    ['loser', 'blue', YELLOW_WINS, 'blue'],
    ['loser', 'blue', BLUE_HALF, 'yellow'],
    ['loser', 'blue', DRAW, 'yellow'],
    ['loser', 'yellow', DRAW, 'blue'],
  ] as const)('%s, %s began, %j: %s', (firstMove, begun, last, next) => {
    expect(nextFirst(terms(null, firstMove), begun, last)).toBe(next);
  });

  it('changes from single game to single game', () => {
    expect(nextFirst(null, 'yellow', BLUE_HALF)).toBe('blue');
  });

  it('is that of the array, or of a position that allows it', () => {
    const start = startPosition(variation('poron'));
    expect(startFor(start, 'blue').turn).toBe('blue');
    // Yellow gives Kaida already, so only Blue can be to move
    const { from } = setupOf('stikitche', { line: '3k2/6/6/3P2/6/6/6/6/6/6/6/3K2 b - - 0' });
    expect(formatPosition(startFor(from, 'yellow'))).toBe(formatPosition(from));
  });
});
