import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

test('by touch a game is replayed with the buttons under the thumb, annotated and marked in the tabs', async ({
  table,
  page,
}) => {
  const review = new Review(page);
  await review.openSample(/A vault down the long diagonal/);
  await review.button('Forward').tap();
  await expect(review.shown()).toHaveText('SMc2-Mc3');
  await expect(review.button('Forward')).toBeInViewport();
  await review.panel('Notes');
  await review.button('Good move').tap();
  await review.panel('Board');
  await page.getByRole('radio', { name: 'Red' }).tap();
  await review.button('Mark squares').tap();
  await table.square('Ma1').tap();
  await table.square('Mf6').tap();
  await review.panel('Moves');
  await expect(review.shown()).toHaveText('SMc2-Mc3! Good move');
  expect(await review.save()).toContain('RMa1Mf6');
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});
