import { test as plain } from '@playwright/test';
import { PLACES } from '../src/pages/places.ts';
import { expect, test } from './support/table.ts';

// every test at the table fails if the console complains, as it does of everything that the policy refuses
test('the policy forbids inline styles and scripts, and nothing that the app does needs any', async ({
  table,
}) => {
  test.slow();
  const { page } = table;
  await table.open({ variation: 'poron' });
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  await table.move('Mc3-Mc6');
  await table.drag('Wc4', 'Wc2');
  await table.button('Settings').hover();
  let menus = 0;
  for (const { path } of PLACES) {
    // opened anew, so that nothing of the page before is taken for it
    await page.goto('about:blank');
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) if (await tab.isVisible()) await tab.click();
    const more = page.getByRole('button', { name: 'More', exact: true });
    if (!(await more.isVisible())) continue;
    await more.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    menus++;
  }
  expect(menus).toBeGreaterThan(0);
});

plain('what the policy refuses is seen on the console', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto('./');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => complaints.join(' ')).toContain("'style-src 'self''");
});
