import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** A file in the form that the browser's own file field takes. */
export const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

/** A record of two turns of Stikitche with tags. */
export const shortRecord = (tags: Readonly<Record<string, string>>): string =>
  `${Object.entries({ ...tags, Variation: 'stikitche' })
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n1. PMc1-Mc3 PNc6-Nc5 *\n`;

/** The library as a player meets it. */
export class LibraryView {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('./#/library');
    await expect(this.page.getByRole('heading', { name: 'Library' })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Back up everything' })).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The games that are in the page. */
  rows(): Locator {
    return this.page.getByRole('row');
  }

  row(words: string | RegExp): Locator {
    return this.rows().filter({ hasText: words });
  }

  search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search games' });
  }

  /** Gives files to the import button. */
  async give(...files: ReturnType<typeof fileOf>[]): Promise<void> {
    await this.page.getByLabel(/^Import/).setInputFiles(files);
  }

  /** Selects all games that are shown. */
  async selectAll(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Select all games shown' }).check();
  }

  /** The text of the file that a button lets the browser save. */
  async saved(button: string): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button(button).click()]);
    return readFileSync(await download.path(), 'utf8');
  }
}
