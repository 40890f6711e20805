import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The themes in which everything is looked at. */
export const LOOKS = ['light', 'dark', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** Rules that judge colours: all that can differ from theme to theme, since a theme changes nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is seen, a line a rule: by every rule in the light theme, in the others by those of colours. */
export async function findings(page: Page, look: Look = 'light'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (look === 'light' ? axe : axe.withRules(COLOURS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
