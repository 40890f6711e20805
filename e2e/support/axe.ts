import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The themes in which everything is looked at. */
const LOOKS = ['light', 'dark', 'contrast'] as const;

/** Rules that judge colours: all that can differ from theme to theme, since a theme changes nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is seen, a line a theme and rule: by every rule in the light theme, in the others by
 * those of colours. The page keeps the theme that it had.
 */
export async function findings(
  page: Page,
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await page.locator('html').getAttribute('data-theme');
  const found: string[] = [];
  for (const look of looks) {
    await putOn(page, look);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true) // judges the one frame there is in the page itself, which takes a fifth of the time
      .options({ resultTypes: ['violations'], ...(look === 'light' ? {} : { runOnly: COLOURS }) })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${look}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  await putOn(page, before ?? 'system');
  return found;
}

/** Puts a theme on the page as its settings do. */
const putOn = (page: Page, theme: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
