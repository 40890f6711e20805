import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebKit, type Browser } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openWebKit();
});
afterAll(() => browser.close());

const play = async (from: string, to: string): Promise<void> => {
  await (await browser.square(from)).click();
  await (await browser.square(to)).click();
};

test('from the start page one click leads to a board for two, where pieces are moved by clicking and by dragging', async () => {
  await browser.open('/');
  expect(await browser.says('Jikaida')).toBe(true);
  await (await browser.named('Play a friend here')).click();
  await play('Mortil C3', 'Mortil C6');
  expect(await browser.says('SMc3-Mc6')).toBe(true);
  const { driver } = browser;
  await driver
    .actions({ async: true })
    .dragAndDrop(await browser.square('Wersting C4'), await browser.square('Wersting C2'))
    .perform();
  expect(await browser.says('SWc4-Wc2')).toBe(true);
});

test('a page that is loaded again shows the game as it was', async () => {
  await browser.driver.navigate().refresh();
  expect(await browser.says('SWc4-Wc2')).toBe(true);
  const label = await (await browser.square('Mortil C6')).getAttribute('aria-label');
  expect(label).toContain('Yellow Swod');
});

test('the computer answers a move', async () => {
  await browser.open('/play/computer');
  expect(await browser.says('Turn 1')).toBe(true);
  await play('Mortil C3', 'Mortil C6');
  expect(await browser.says('Turn 3')).toBe(true);
});

test('the rules show their diagrams', async () => {
  await browser.open('/rules/vaulting');
  expect(await browser.says('vault')).toBe(true);
  expect(await browser.shown('.diagram-board [role=gridcell]')).toBeDefined();
});

test.each(['Learn', 'Practice', 'Rules', 'Library', 'Review'])(
  '%s opens from the navigation',
  async (name) => {
    await (await browser.named(name)).click();
    await browser.driver.wait(
      async () => (await browser.driver.getTitle()).startsWith(name),
      20_000,
      `the page ${name}`,
    );
    const hasHeading = await browser.driver.wait(
      () =>
        browser.driver.executeScript<boolean>(
          'return [...document.querySelectorAll("h1, h2")].some((heading) => heading.checkVisibility() && heading.innerText !== "")',
        ),
      20_000,
      `a heading on the page ${name}`,
    );
    expect(hasHeading).toBe(true);
  },
);
