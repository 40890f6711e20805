import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { IS_WHOLE } from './whole.ts';

declare global {
  interface Window {
    /** Axe, once its source has been read in the page. */
    readonly axe: typeof axe;
  }
}

const THEMES = ['light', 'dark', 'contrast'] as const;

/** The themes in which every page is checked. */
const LOOKS: readonly (typeof THEMES)[number][] = IS_WHOLE ? THEMES : ['light'];

/** Rules that judge colours: nothing else can differ from theme to theme, since a theme changes only colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is shown, a line for each theme and rule: by every rule in the light theme, and by
 * those about colours in the others. The page keeps its theme.
 */
export async function findings(page: Page, looks: typeof LOOKS = LOOKS): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(look, { looks, colours: COLOURS });
}

interface Asked {
  readonly looks: readonly string[];
  readonly colours: string[];
}

/** Checks the page from inside, in one theme after another. */
async function look({ looks, colours }: Asked): Promise<readonly string[]> {
  const page = document.documentElement;
  const before = page.dataset['theme'] ?? 'system';
  const found: string[] = [];
  for (const theme of looks) {
    page.dataset['theme'] = theme; // as the settings do
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(theme === 'light' ? {} : { runOnly: colours }),
    });
    found.push(
      ...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    );
  }
  page.dataset['theme'] = before;
  return found;
}
