import type { Page } from '@playwright/test';
import { expect, Table, type NewContext } from './table.ts';

/** A player in a browser of their own, who plays by message. */
export class FarPlayer {
  readonly page: Page;
  readonly table: Table;
  readonly complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** The panel between the two players, by its title. */
  panel(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** The link to be sent. */
  async link(): Promise<string> {
    const field = this.page.locator('[data-in-sight]').getByRole('textbox').first();
    await expect(field).toBeVisible();
    return field.inputValue();
  }

  /** Copies the link to send it by hand, and returns it. */
  async send(): Promise<string> {
    const link = await this.link();
    await this.table.button('I have sent it').click();
    await expect(
      this.page.getByRole('heading', { name: /^Waiting for|^Invitation sent|ended$/ }),
    ).toBeVisible();
    return link;
  }

  /** Opens a link as a messenger would hand it over. */
  async open(link: string): Promise<void> {
    await this.page.goto('./#/m');
    await expect(this.page.getByRole('heading', { name: 'Games by message' })).toBeVisible();
    await this.page.goto(link);
  }

  /** The message above the board. */
  told() {
    return this.page.locator('.notices').filter({ visible: true });
  }

  async accept(name: string): Promise<void> {
    await this.page.getByLabel('Your name').fill(name);
    await this.table.button('Accept').click();
  }
}

/** Somebody with a browser that has kept nothing. */
export async function farPlayer(
  newContext: NewContext,
  baseURL: string | undefined,
  keepsCopy = false,
): Promise<FarPlayer> {
  const context = await newContext({
    keepsCopy,
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 1280, height: 900 },
  });
  return new FarPlayer(await context.newPage());
}

interface Invited {
  readonly game: string;
  readonly position?: string;
  readonly side?: string;
  readonly name?: string;
}

/** Invites somebody through the form of a new game; returns the link. */
export async function invite(
  host: FarPlayer,
  { game, position, side = 'Yellow', name = 'Dray' }: Invited,
): Promise<string> {
  const { page } = host;
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'With somebody elsewhere' }).check();
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: side }).check();
  if (position !== undefined) {
    await page.getByText('From a position').click();
    await page.getByRole('textbox', { name: 'Position line' }).fill(position);
  }
  await host.table.button('Make the invitation').click();
  await expect(page.getByRole('heading', { name: 'Send your invitation' })).toBeVisible();
  return host.send();
}
