import { coveredBy } from './support/cover.ts';
import { LibraryView } from './support/library.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 } },
  { name: 'a phone on its side', viewport: { width: 740, height: 360 } },
  { name: 'a tablet', viewport: { width: 820, height: 1180 } },
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
] as const;

for (const { name, viewport } of SCREENS)
  test.describe(`on ${name}`, () => {
    test.use({ viewport, actionTimeout: 20_000 });

    test(
      'a message in the review covers neither board nor controls, and goes away by itself',
      wholeUnless(name === 'a phone'),
      async ({ page }) => {
        await page.clock.install();
        const review = new Review(page);
        // the largest board leaves the least room
        await review.openSample(/First moves and a Fluttember/);
        await page.keyboard.press('End');
        if (name === 'a phone') await review.panel('Notes');
        await review.button('Delete from here').click();
        const message = page.locator('.review-message');
        await expect(message).toContainText('One turn deleted');
        await expect(message.getByRole('button', { name: 'Undo' })).toBeInViewport();
        await page.evaluate(() => scrollTo(0, 0));
        expect(await coveredBy(page, message)).toEqual([]);
        await page.mouse.move(0, 0);
        await page.keyboard.press('Escape');
        await page.clock.runFor(41_000);
        await expect(message).toBeEmpty();

        await review.choose('Copy position');
        await expect(message).not.toBeEmpty();
        expect(await coveredBy(page, message)).toEqual([]);
        await page.clock.runFor(17_000);
        await expect(message).toBeEmpty();
      },
    );

    if (name === 'a tablet') return;
    test('the library’s bar above the list says what was deleted', { tag: '@whole' }, async ({ page }) => {
      const library = new LibraryView(page);
      await library.open();
      await library.button('Begin with the annotated games').click();
      await page.getByRole('checkbox', { name: /^Select A patient/ }).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const message = page.locator('.toasts');
      await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
      // rows go under the bar when they are scrolled, with or without a message in it
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await coveredBy(page, message)).toEqual([]);
    });
  });
