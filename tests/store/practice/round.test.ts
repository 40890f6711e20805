import { describe, expect, test } from 'vitest';
import { formatSquareInFull } from '../../../src/engine/index.ts';
import { ROUND } from '../../../src/practice/drill.ts';
import { createKept } from '../../../src/store/practice/kept.ts';
import { createRound, groundRules } from '../../../src/store/practice/round.ts';
import { seeded } from '../../support/random.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

function begin(setup = {}) {
  const random = seeded(3);
  const kept = createKept(memoryKeeper());
  const round = createRound(kept, () => random.below(1000) / 1000);
  round.getState().setUp(setup);
  round.getState().start(1000);
  const answer = (isRight: boolean, now = 2000): void => {
    const asked = round.getState().asked!;
    round.getState().answer(isRight ? asked : (asked + 1) % 36, now);
  };
  return { kept, round, answer };
}

describe('a round', () => {
  test('asks for one square after the other and counts what is right and wrong', () => {
    const { round, answer } = begin();
    const first = round.getState().asked;
    answer(false);
    expect(round.getState()).toMatchObject({ right: 0, wrong: 1, asked: first });
    answer(true);
    expect(round.getState()).toMatchObject({ right: 1, wrong: 1 });
    expect(round.getState().asked).not.toBe(first);
  });

  test('says what is asked for, and what was chosen instead', () => {
    const { round } = begin();
    const { geometry } = groundRules('pastang');
    const asked = round.getState().asked!;
    const name = formatSquareInFull(geometry, asked);
    expect(round.getState().announcement).toBe(`Find ${name}.`);
    round.getState().answer((asked + 1) % 36, 2000);
    const chosen = formatSquareInFull(geometry, (asked + 1) % 36);
    expect(round.getState().announcement).toBe(`That is ${chosen}. Find ${name}.`);
  });

  test('does not say the name that is asked for', () => {
    const { round, answer } = begin({ drill: 'name' });
    expect(round.getState().announcement).toBe('');
    answer(true);
    expect(round.getState().announcement).toBe('Right.');
  });

  test('does not say that the marked square has the name that was wrongly given', () => {
    const { round, answer } = begin({ drill: 'name' });
    answer(false);
    const { asked } = round.getState();
    const named = formatSquareInFull(groundRules('pastang').geometry, (asked! + 1) % 36);
    expect(round.getState().announcement).toBe(`Not ${named}. Try again.`);
  });

  test('has nothing to count once its settings are changed', () => {
    const { round, answer } = begin();
    answer(false);
    answer(true);
    round.getState().stop();
    expect(round.getState()).toMatchObject({ right: 1, wrong: 1 });
    round.getState().setUp({ labels: false });
    expect(round.getState()).toMatchObject({ phase: 'ready', right: 0, wrong: 0 });
  });

  test('ends with its minute, by itself or at the next answer, and keeps a best score', () => {
    const { kept, round, answer } = begin();
    answer(true);
    round.getState().tick(1000 + ROUND - 1);
    expect(round.getState().phase).toBe('running');
    answer(true, 1000 + ROUND);
    expect(round.getState()).toMatchObject({ phase: 'over', right: 1, asked: null, isBest: true });
    expect(kept.getState().kept.best).toEqual({ 'find pastang yellow labels': 1 });
    round.getState().start(0);
    round.getState().tick(ROUND);
    expect(round.getState().isBest).toBe(false);
  });

  test('without a clock goes on until it is stopped, and keeps no score', () => {
    const { kept, round, answer } = begin({ timed: false });
    answer(true, 10 * ROUND);
    round.getState().tick(20 * ROUND);
    expect(round.getState().phase).toBe('running');
    round.getState().stop();
    expect(round.getState()).toMatchObject({ phase: 'over', isBest: false });
    expect(kept.getState().kept.best).toEqual({});
  });

  test('on six drins asks for squares in all of them', () => {
    const { round, answer } = begin({ ground: 'poron', timed: false });
    const { geometry } = groundRules('poron');
    const drins = new Set<number | undefined>();
    for (let i = 0; i < 100; i++) {
      drins.add(geometry.drinOf[round.getState().asked!]);
      answer(true);
    }
    expect(drins.size).toBe(6);
  });

  test('is dropped when its settings are changed', () => {
    const { kept, round } = begin();
    round.getState().setUp({ side: 'blue' });
    expect(round.getState()).toMatchObject({ phase: 'ready', asked: null });
    expect(kept.getState().kept.drill.side).toBe('blue');
  });
});
