import { expect, test } from './support/table.ts';

test(
  'a finger brings up no hint: a tap acts, and nothing covers the board',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await table.open({ variation: 'pastang' });
    const propt = page.getByRole('button', { name: /^Propt/ });
    await page.getByRole('tab', { name: 'On the board' }).tap();
    await propt.tap();
    await expect(propt).toHaveAttribute('aria-pressed', 'true');
    await table.square('Mc2').tap();
    await page.waitForTimeout(700);
    await expect(page.locator('.tip')).toHaveCount(0);
  },
);
