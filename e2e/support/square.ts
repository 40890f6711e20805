import type { Locator, Page } from '@playwright/test';

/**
 * The square with this name, `Mortil C3`, of the board that is shown, by its role and label. `getByRole` would work out
 * the role and label of everything on the page, several times for each click.
 */
export const squareNamed = (page: Page, name: string): Locator =>
  page.locator(`[role="gridcell"][aria-label^="${name},"]`).filter({ visible: true });
