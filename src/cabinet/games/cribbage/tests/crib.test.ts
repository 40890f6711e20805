import { expect, test } from 'vitest';
import { game } from '../game.ts';

test('the crib that has been counted keeps the name of its owner until the next deal', () => {
  const [rules] = game.variants;
  if (rules === undefined) throw new Error('no rules of cribbage');
  let position = rules.start();
  for (;;) {
    const [move] = rules.moves(position);
    if (move === undefined) throw new Error('the game ended before a crib was counted');
    const before = position;
    position = rules.play(before, move);
    if (move.deed !== 'crib') continue;
    const label = game.markers?.([before], position).find(({ name }) => name === 'crib');
    expect(position.dealer).not.toBe(before.dealer);
    expect(label?.seat).toBe(before.dealer - 1);
    return;
  }
});
