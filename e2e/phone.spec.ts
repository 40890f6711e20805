import { expect, test } from './support/table.ts';

test('on a phone the whole board is shown, and a game is played by finger', async ({ table }) => {
  await table.open({ variation: 'poron' });
  const width = await table.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'no horizontal scroll bar').toBeLessThanOrEqual(360);
  await table.square('Mc3').tap();
  await expect(table.square('Mc6')).toHaveAccessibleName(/can move here/);
  await table.square('Mc6').tap();
  await expect(table.status()).toContainText('Blue to move');
});

test(
  'below the largest board, the state of the game is shown above the bar',
  { tag: '@whole' },
  async ({ table, page }) => {
    await table.open({ variation: 'poron' });
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const status = table.status().locator('p').filter({ hasText: /\w/ });
    await expect(status).toHaveText([/^Yellow to move$/, /^Choose a piece/]);
    await expect
      .poll(async () => {
        const words = await status.first().boundingBox();
        const line = await status.last().evaluate((element) => {
          const range = document.createRange();
          range.setStart(element.firstChild!, 0);
          range.setEnd(element.firstChild!, 1);
          return range.getBoundingClientRect().bottom;
        });
        return Math.max(words!.y + words!.height, line);
      })
      .toBeLessThanOrEqual(bar!.y);
  },
);

test.describe('on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('the state of the game takes one line, and nothing covers the actions', async ({ table }) => {
    await table.open({ variation: 'poron' });
    const words = table.status().getByText('Yellow to move');
    const lines = (): Promise<number> =>
      words.evaluate(
        (element) =>
          element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize),
      );
    await expect.poll(lines).toBeLessThan(1.6);
    for (const name of ['Offer draw', 'Concede', 'Hint']) await table.button(name).tap({ trial: true });
    for (const name of ['Offer draw', 'Concede', 'Hint'])
      await expect
        .poll(() =>
          table.button(name).evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return [top + 2, bottom - 2].every((y) =>
              element.contains(document.elementFromPoint((left + right) / 2, y)),
            );
          }),
        )
        .toBe(true);
  });
});
