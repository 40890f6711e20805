import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

const NAME = 'W'.repeat(40);
const ADDRESS = `https://example.org/${'games/'.repeat(30)}`;
const RECORD = `[Variation "pastang"]\n[Yellow "${NAME}"]\n\n{See ${ADDRESS} end} 1. SMc2-Mc3 {And ${ADDRESS}} *`;

test(
  'long words are broken, in the list of moves and on the printed sheet',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await page.goto('./#/review');
    await review.paste(RECORD);
    for (const words of [`See ${ADDRESS} end`, `And ${ADDRESS}`]) {
      const comment = review.moves().getByText(words);
      await expect(comment).toBeVisible();
      expect(await comment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    await review.choose('Pass on');
    await review.button('Print …').click();
    await page.setViewportSize({ width: 390, height: 740 });
    await expect(page.getByRole('heading', { level: 2 })).toContainText(NAME);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no way to the side').toBe(390);
  },
);
