import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The review as a reader meets it. */
export class Review {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the review of a sample game. */
  async openSample(title: RegExp): Promise<void> {
    await this.page.goto('./#/review');
    await this.button('Open a game').click();
    await this.page.getByRole('button', { name: title }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    // the list and the slider are drawn a moment after the board
    await expect(this.slider()).not.toHaveAttribute('max', '0');
  }

  /** Opens a pasted record. */
  async paste(record: string): Promise<void> {
    await this.button('Open a game').click();
    await this.page.getByRole('textbox', { name: 'Or paste a record' }).fill(record);
    await this.button('Read it').click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  moves(): Locator {
    return this.page.getByRole('region', { name: 'Moves' });
  }

  /** A move in the list, by its record form. */
  move(record: string): Locator {
    return this.moves().getByRole('button', { name: record });
  }

  shown(): Locator {
    return this.moves().locator('[aria-current="step"]');
  }

  slider(): Locator {
    return this.page.getByRole('slider', { name: 'Turn' });
  }

  /** Opens the panel of this name. */
  async panel(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Chooses from the menu of the whole game. */
  async choose(item: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Saves the game; returns the record in the file. */
  async save(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.choose('Save as a file');
    return readFile(await (await download).path(), 'utf8');
  }
}
