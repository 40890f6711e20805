import { describe, expect, it } from 'vitest';
import type { Score, SearchResult } from '../../../src/search/index.ts';
import { deedOf, despairAfter, type Despair } from '../../../src/game/sitting/deeds.ts';
import { answerOffer, offer } from '../../../src/game/sitting/offers.ts';
import { newSitting, type Sitting } from '../../../src/game/sitting/sitting.ts';
import { setupOf, sittingWith } from '../../support/games.ts';

const HOPEFUL: Despair = { turns: 0, count: 0 };
const best = { from: 6, to: 12 };
const level = (value: number): Score => ({ kind: 'centipoints', value });

const found = (score: Score, more: Partial<SearchResult> = {}): SearchResult => ({
  depth: 1,
  selectiveDepth: 1,
  nodes: 1,
  ms: 1,
  lines: [{ score, moves: [best] }],
  best,
  concedes: false,
  acceptsDraw: false,
  offersDraw: false,
  ...more,
});

const start = newSitting(setupOf('pastang'));
/** After this many rounds of four turns, each of which ends where it began. */
const duelling = (rounds: number): Sitting => {
  const line = `k11/p11/${Array(14).fill('12').join('/')}/11P/11K y - - 0`;
  const round = ['Zf2-Ze2', 'Wa5-Wb5', 'Ze2-Zf2', 'Wb5-Wa5'];
  return sittingWith(setupOf('poron', { line }), ...Array.from({ length: rounds }, () => round).flat());
};
/** The same position stands for the third time. */
const repeated = (): Sitting => duelling(2);

describe('what the computer does on its turn', () => {
  it('is the move that it has found', () => {
    expect(deedOf(start, found(level(0)), HOPEFUL)).toEqual({ way: 'move', move: best });
    expect(deedOf(start, found(level(0), { best: null }), HOPEFUL)).toBeNull();
  });

  it.each([
    ['behind', level(-50), 'claim'],
    ['level', level(0), 'claim'],
    ['losing half a point', { kind: 'loss', points: 0.5, turns: 2 }, 'claim'],
    ['ahead', level(1), 'move'],
    ['winning', { kind: 'win', points: 1, turns: 2 }, 'move'],
  ] as const)('is to claim a draw unless it is ahead: %s', (_, score, way) => {
    expect(deedOf(repeated(), found(score), HOPEFUL)?.way).toBe(way);
  });

  it('is to claim a draw where it has found nothing to play for', () => {
    expect(deedOf(repeated(), found(level(0), { lines: [], best: null }), HOPEFUL)?.way).toBe('claim');
  });

  it('is to concede when it has seen no chance for three of its turns in a row', () => {
    const lost = found(level(-3000), { concedes: true });
    const despairs: Despair[] = [];
    for (const turns of [4, 6, 6, 8]) despairs.push(despairAfter(despairs.at(-1) ?? null, turns, true));
    expect(despairs.map(({ count }) => count)).toEqual([1, 2, 2, 3]);
    expect(despairs.map((despair) => deedOf(start, lost, despair)?.way)).toEqual([
      'move',
      'move',
      'move',
      'concede',
    ]);
  });

  it('is to hope again after a turn on which there was a chance, or after a take-back', () => {
    const twice: Despair = { turns: 6, count: 2 };
    expect(despairAfter(twice, 8, false).count).toBe(0);
    expect(despairAfter(twice, 4, true).count).toBe(1);
  });

  it('is to offer a draw, but not again soon after it was declined', () => {
    const wants = found(level(0), { offersDraw: true });
    expect(deedOf(start, wants, HOPEFUL)).toEqual({ way: 'offer-draw' });
    const declined = answerOffer(offer(start, 'draw'), false, 0);
    expect(deedOf(declined, wants, HOPEFUL)?.way).toBe('move');
  });

  it.each([
    [19, 'move'],
    [20, 'offer-draw'],
    [24, 'offer-draw'],
  ] as const)('is to offer one again after 20 turns: %i turns after it was declined, to %s', (ago, way) => {
    const later = duelling(6);
    const declined = { ...later.declined, draw: 24 - ago };
    expect(deedOf({ ...later, declined }, found(level(1), { offersDraw: true }), HOPEFUL)?.way).toBe(way);
  });
});
