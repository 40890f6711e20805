import { goOffline } from './support/offline.ts';
import { Review } from './support/review.ts';
import { expect, test } from './support/table.ts';

test.use({ keepsCopy: true });

test(
  'the tablebase of Stikitche is loaded on request, says what each move is worth, and works without a network',
  { tag: '@whole' },
  async ({ page }) => {
    const review = new Review(page);
    await review.openSample(/Two turns of a Pallan/);
    await review.panel('Computer');
    const perfect = page.getByRole('region', { name: 'Perfect play' });
    await review.button('Load the tablebase (1.1 MB)').click();
    await expect(perfect).toContainText('Drawn, if both play perfectly');
    await review.move('PMc1-Nf4').click();
    await expect(perfect).toContainText('PMc1-Nf4+ kept the result.');
    await review.move('KNd6-Nc5').click();
    await expect(perfect).toContainText('Yellow wins by force in one turn');
    await expect(perfect).toContainText('KNd6-Nc5 turned a draw into a loss.');

    await goOffline(page);
    await page.reload();
    await review.openSample(/The longest Stikitche/);
    await review.panel('Computer');
    await expect(perfect).toContainText('Yellow wins by force in 23 turns');
    // no search could see that far: the computer's worker has the tablebase too
    await page.getByRole('switch', { name: 'Analyse this position' }).check();
    await expect(page.locator('.found-line').first()).toContainText('Yellow wins by force in 23 turns');
    await expect(page.locator('.analysis-depth')).toHaveText('depth 46');
  },
);
