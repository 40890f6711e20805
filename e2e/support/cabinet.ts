import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The lot of a game; the last character of its variant is the number of players. */
function lotOf(variant: string, number: number) {
  const seed = number.toString(16).padStart(64, '0');
  const hash = createHash('sha256').update(seed).digest('hex');
  return { seed, hash, numbers: Array.from({ length: Number(variant.at(-1)) }, () => '') };
}

/** A table of the cabinet as a player meets it. */
export class CabinetTable {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens a game for people, from a position if one is given, as if it had been kept. `seed` is what its dice follow
   * from, a number of 64 hexadecimal digits; `more` is what else is kept.
   */
  async open(
    id: string,
    variant: string,
    start: string | null = null,
    seed?: number,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await this.page.goto('./#/cabinet');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Cabinet' })).toBeVisible();
    const kept = {
      version: 1,
      variant,
      start,
      seating: [null, null],
      moves: [],
      at: 0,
      ended: null,
      seed: 1,
      lot: seed === undefined ? null : lotOf(variant, seed),
      when: 1,
      ...more,
    };
    await this.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `poron-jikaida.cabinet.${id}`,
      JSON.stringify(kept),
    ] as const);
    await this.page.goto(`./#/cabinet/${id}`);
    await expect(this.page.getByRole('group', { name: 'Board' })).toBeVisible();
  }

  /** A place by its name in notation. */
  place(name: string): Locator {
    return this.page.locator(`.cabinet-board [data-place="${name}"]`);
  }

  /** Chooses places one after another with the mouse. */
  async choose(names: string): Promise<void> {
    for (const name of names.split(' ')) await this.place(name).click();
  }

  /** What the page says of the game. */
  status(): Locator {
    return this.page.getByRole('region', { name: 'Game', exact: true });
  }

  moves(): Locator {
    return this.page.getByRole('region', { name: 'Moves' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
