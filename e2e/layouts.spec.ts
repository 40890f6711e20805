import { drawn, expect, test, type Table } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

interface Screen {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** The smallest width of a square in pixels, by game. */
  readonly squares: Readonly<Record<string, number>>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'small phone',
    size: [320, 568],
    squares: { poron: 25, pastang: 50, stikitche: 42, 'draks-city': 42 },
  },
  { name: 'phone', size: [360, 740], squares: { poron: 28, pastang: 56, stikitche: 42, 'draks-city': 42 } },
  {
    name: 'large phone',
    size: [390, 844],
    squares: { poron: 30, pastang: 61, stikitche: 47, 'draks-city': 47 },
  },
  {
    name: 'phone on its side',
    size: [740, 360],
    squares: { poron: 27, pastang: 52, stikitche: 40, 'draks-city': 40 },
  },
  {
    name: 'large phone on its side',
    size: [844, 390],
    squares: { poron: 28, pastang: 56, stikitche: 45, 'draks-city': 45 },
  },
  {
    name: 'tablet',
    size: [820, 1180],
    squares: { poron: 48, pastang: 120, stikitche: 74, 'draks-city': 74 },
  },
  {
    name: 'tablet on its side',
    size: [1180, 820],
    squares: { poron: 42, pastang: 120, stikitche: 63, 'draks-city': 63 },
  },
  {
    name: 'laptop',
    size: [1280, 720],
    squares: { poron: 36, pastang: 108, stikitche: 55, 'draks-city': 55 },
  },
  {
    name: 'desktop',
    size: [1440, 900],
    squares: { poron: 46, pastang: 135, stikitche: 69, 'draks-city': 69 },
  },
  {
    name: 'large desktop',
    size: [2560, 1440],
    squares: { poron: 75, pastang: 159, stikitche: 113, 'draks-city': 113 },
  },
];

/** The screens that an ordinary run looks at. */
const USUAL: ReadonlySet<string> = new Set(['phone', 'phone on its side', 'tablet', 'desktop']);

async function boxOf(table: Table, selector: string) {
  const box = await table.page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  // on the page: pressing a piece below the edge of a small screen scrolls to it
  return { ...box, y: box.y + (await table.page.evaluate(() => scrollY)) };
}

for (const { name, size, squares } of SCREENS)
  test(
    `the four games fit a ${name}, ${size.join(' by ')}`,
    wholeUnless(USUAL.has(name)),
    async ({ table }) => {
      const [width, height] = size;
      await table.page.setViewportSize({ width, height });
      for (const [variation, least] of Object.entries(squares)) {
        await table.open({ variation });
        await drawn(table.page); // the board of the previous game is gone
        const isBeside = width > height;
        const board = await boxOf(table, '.board');
        const scrollWidth = await table.page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${variation}: no horizontal scroll bar`).toBeLessThanOrEqual(width);
        expect(board.x, `${variation} begins on the screen`).toBeGreaterThanOrEqual(0);
        expect(board.x + board.width, `${variation} ends on the screen`).toBeLessThanOrEqual(width);
        expect((await boxOf(table, '[data-square]')).width, `${variation}: a square`).toBeGreaterThanOrEqual(
          least,
        );
        if (isBeside) {
          expect(board.y, `${variation} is seen whole`).toBeGreaterThanOrEqual(0);
          expect(board.y + board.height, `${variation} is seen whole`).toBeLessThanOrEqual(height);
          const column = await boxOf(table, '.side');
          expect(column.x, `${variation}: the column is beside the board`).toBeGreaterThan(
            board.x + board.width,
          );
        }
        // words come and go, but nothing moves
        await table.page
          .getByRole('gridcell', { name: /Yellow/ })
          .last()
          .click();
        await table.page.getByRole('gridcell', { name: /Blue/ }).first().click();
        expect(await boxOf(table, '.board'), `${variation} stays where it is`).toEqual(board);
        if (name === 'tablet') {
          const [refusal, bar] = [await boxOf(table, '.refusal'), await boxOf(table, '[data-nav]')];
          expect(refusal.y + refusal.height, `${variation}: a refusal is above the bar`).toBeLessThanOrEqual(
            bar.y,
          );
        }
      }
    },
  );

test(
  'in the review the field for a move shows what is written in it, and no button is cut off',
  { tag: '@whole' },
  async ({ table }) => {
    await table.page.goto('./#/review');
    const field = table.page.getByRole('textbox', { name: 'Write a move' });
    await expect(field).toBeVisible();
    const fits = await field.evaluate((shown: HTMLInputElement) => {
      shown.value = shown.placeholder;
      return shown.scrollWidth <= shown.clientWidth;
    });
    expect(fits, 'its example is not cut off').toBe(true);
    await field.fill('Mc3-Mc4');
    await field.press('Enter');
    await expect(table.button('Delete from here')).toBeInViewport({ ratio: 1 });
  },
);
