import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { fetchLittle, newContext, type Asked } from './offline.ts';
import { squareNamed } from './square.ts';

const DRINS: Readonly<Record<string, string>> = {
  W: 'Wersting',
  C: 'Chavonth',
  N: 'Neemu',
  L: 'Leem',
  M: 'Mortil',
  Z: 'Zhantil',
  B: 'Boloth',
  Co: 'Corth',
  Sl: 'Sleeth',
};

/** `Zb1` as the page says it, `Zhantil B1`. */
const fullName = (square: string): string =>
  `${DRINS[square.slice(0, -2)] ?? '?'} ${square.slice(-2).toUpperCase()}`;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Hand {
  readonly down: (...fingers: Point[]) => Promise<unknown>;
  readonly move: (...fingers: Point[]) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

/** Waits until the page has drawn what it was last asked for, and then what is beside the board. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

/** The table as a player meets it: squares and buttons by role and name. */
export class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the table, at a set position if one is named. */
  async open(start?: { readonly variation: string; readonly position?: string }): Promise<void> {
    const hash = start === undefined ? '#/play' : `#${new URLSearchParams({ ...start }).toString()}`;
    await this.page.goto(`./${hash}`);
    await expect(this.page.getByRole('grid')).toBeVisible();
  }

  /** Waits for what comes after the board: fingers and the wheel zoom it only then. */
  async loaded(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await drawn(this.page);
  }

  /** Follows a link of the navigation that stands beside every page. */
  async go(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .click();
  }

  /** A square by its short name, `Zb1`. */
  square(name: string): Locator {
    return squareNamed(this.page, fullName(name));
  }

  /** The picture of the piece on a square. */
  async figurine(name: string): Promise<Locator> {
    const at = await this.square(name).getAttribute('data-square');
    return this.page.locator(`.figurines [data-at="${at ?? ''}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /**
   * Makes a move by two clicks; `=X` chooses what the Swod becomes, `!` chooses the target once more, as the capture
   * of a friendly piece asks for.
   */
  async move(coordinates: string): Promise<void> {
    const [from = '', rest = ''] = coordinates.split('-');
    const [to = '', becomes] = rest.replace('!', '').split('=');
    await this.square(from).click();
    await this.square(to).click();
    if (rest.endsWith('!')) {
      await expect(this.status()).toContainText('once more to capture it');
      await this.square(to).click();
    }
    if (becomes !== undefined) await this.promotion(BECOMES[becomes] ?? becomes).click();
  }

  async play(moves: string): Promise<void> {
    for (const coordinates of moves.split(' ')) await this.move(coordinates);
  }

  /** Drags a piece from square to square with the mouse. */
  async drag(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    const [start, end] = [await this.middleOf(from), await this.middleOf(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
  }

  /** Moves a finger over the screen from square to square. */
  async dragByFinger(from: string, to: string): Promise<void> {
    const [start, end] = [await this.middleOf(from), await this.middleOf(to)];
    const at = (part: number): Point => ({
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
    const hand = await this.hand();
    await hand.down(at(0));
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await hand.move(at(part));
    await hand.up();
  }

  /** A hand whose fingers touch the screen at points of the window. */
  async hand(): Promise<Hand> {
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      down: (...fingers) => touch('touchStart', fingers),
      move: (...fingers) => touch('touchMove', fingers),
      up: () => touch('touchEnd', []).then(() => session.detach()),
    };
  }

  /** The middle of a square in the window. */
  async middleOf(square: string): Promise<Point> {
    const box = await this.square(square).boundingBox();
    if (box === null) throw new Error(`${square} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  promotion(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  }

  moves(): Locator {
    return this.page.getByRole('region', { name: 'Moves' });
  }

  /**
   * Waits for a call over the board. It is shown for less than two seconds: start waiting before the action that causes
   * it, and look with every picture, or a slow machine misses it.
   */
  called(words: string): Promise<unknown> {
    return this.page.waitForFunction(
      (awaited) => document.querySelector('.banner')?.textContent === awaited,
      words,
    );
  }

  /** What the page says of the game: whose turn, Kaida, the ending. */
  status(): Locator {
    return this.page.getByRole('region', { name: 'Game', exact: true });
  }
}

const BECOMES: Readonly<Record<string, string>> = { P: 'Pallan', D: 'Deldar', S: 'Stay a Swod' };

/** Opens another browser that has kept nothing; it is closed when the test ends. */
export type NewContext = (asked?: Asked) => Promise<BrowserContext>;

/**
 * A test at the table. Whatever it does, the page may not complain on its console. Only if a test says so does the page
 * keep a copy of the site for visits without a network, and load ahead what may be needed: most tests need neither.
 */
export const test = base.extend<{ table: Table; keepsCopy: boolean; newContext: NewContext }>({
  keepsCopy: [false, { option: true }],
  context: async ({ context, keepsCopy }, use) => {
    if (!keepsCopy) await fetchLittle(context);
    await use(context);
  },
  // pages that stay open keep running, with their clocks and sounds, and slow down every later test
  newContext: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (asked) => {
      const context = await newContext(browser, asked);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  table: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(new Table(page));
    expect(complaints, 'complaints on the console').toEqual([]);
  },
});

export { expect } from '@playwright/test';
