import { expect, test } from './support/table.ts';

test('the board of Jikshiv fits the window, is zoomed about the pointer by wheel and by keys, and names its squares', async ({
  table,
}) => {
  const { page } = table;
  await table.open({ variation: 'jikshiv' });
  await table.loaded();
  const widthOf = async (square: string) => (await table.square(square).boundingBox())?.width ?? 0;
  for (const corner of ['Me1', 'Bc6', 'Coa1'])
    await expect(table.square(corner)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.map')).toHaveCount(0);
  const whole = await widthOf('Me6');

  await table.square('Slc3').hover();
  await expect(page.locator('.square-name')).toHaveText('Sleeth C3');

  const { x, y } = await table.middleOf('Slc3');
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 3; notch++) {
    await page.mouse.wheel(0, -100);
    await page.waitForTimeout(notch === 1 ? 400 : 0); // the board settles between two notches
  }
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf('Slc3')).toBeGreaterThan(whole * 1.8);
  const zoomed = await table.middleOf('Slc3');
  expect(Math.hypot(zoomed.x - x, zoomed.y - y), 'what was under the pointer stays there').toBeLessThan(
    whole,
  );
  await expect(page.locator('.map')).toBeVisible();

  await table.square('Me3').focus();
  await expect(page.locator('.square-name')).toHaveText('Mortil E3');
  await expect(table.square('Me3')).toBeInViewport({ ratio: 1 });
  const before = await widthOf('Me3');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf('Me3')).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf('Me3')).toBe(whole);
  await table.drag('Me3', 'Me6');
  await expect(table.square('Me6')).toHaveAccessibleName(/Yellow Swod/);
});
