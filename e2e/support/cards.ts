import type { Locator } from '@playwright/test';
import { expect } from './table.ts';

/** Where a card is pressed: its middle, and near each of its corners. */
const POINTS = [
  [0.5, 0.5],
  [0.06, 0.08],
  [0.94, 0.08],
  [0.06, 0.92],
  [0.94, 0.92],
] as const;

/** Presses each card of a choice at five points, and expects each press to choose it. */
export async function pressEveryCard(cards: Locator, press: 'click' | 'tap'): Promise<void> {
  await expect(cards.first()).toBeVisible();
  const all = await cards.all();
  expect(all.length).toBeGreaterThan(1);
  for (const [index, card] of all.entries()) {
    const other = all[(index + 1) % all.length]!;
    for (const [across, down] of POINTS) {
      await other.getByRole('radio').check();
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      if (box === null) throw new Error('the card is not on the screen');
      const position = { x: box.width * across, y: box.height * down };
      await card[press]({ position });
      await expect(card.getByRole('radio'), `pressed at ${across}, ${down}`).toBeChecked();
    }
  }
}
