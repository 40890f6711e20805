import { CabinetTable } from './support/cabinet.ts';
import { expect, test } from './support/table.ts';

/** Red needs one more marble in the north; Blue has left the north, and has not filled the south. */
const LAST_STEP = 'A/AA/AAA/AAA1/8A4/12/11/10/9/10/11/12/4D8/DDDD/DDD/DD/1 D';

test(
  'Chinese checkers: a step by the keyboard, a route that does not exist, and the last marble comes home',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('chinese-checkers', 'chinese-checkers:2', LAST_STEP);
    await table.place('e5').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(table.place('e6')).toBeFocused();
    await expect(table.place('e6')).toHaveAccessibleName('e6, empty, possible');
    await page.keyboard.press('Enter');
    await expect(table.status()).toContainText('Red to move');
    await table.choose('m9 h1');
    await expect(table.status()).toContainText('No step and no chain of hops leads there.');
    await table.choose('n4');
    await expect(table.status()).toContainText('Red has won');
    await expect(table.status()).toContainText('The winner’s goal is full');
    await expect(table.moves().getByRole('listitem')).toHaveText([/e5-e6/, /m9-n4/]);
  },
);

test(
  'Chinese checkers for three: each corner has its colour, and the turn goes round',
  { tag: '@whole' },
  async ({ page }) => {
    const table = new CabinetTable(page);
    await table.open('chinese-checkers', 'chinese-checkers:3');
    await table.choose('d1 e5');
    await expect(table.status()).toContainText('Green to move');
    await table.choose('e5');
    await expect(table.status()).toContainText('That marble is not yours.');
    await table.choose('j1 j2');
    await expect(table.status()).toContainText('Violet to move');
    await expect(table.moves().getByRole('listitem')).toHaveText([/d1-e5/, /j1-j2/]);
  },
);

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  test(
    `the clocks and points of six players fit in their cards: ${width} by ${height}`,
    { tag: '@whole' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const table = new CabinetTable(page);
      const players = [1, 2, 3, 4, 5, 6];
      const left = players.map(() => 5_400_000);
      await table.open('chinese-checkers', 'chinese-checkers:6', null, undefined, {
        clock: { pace: { time: 5_400_000, increment: 0 }, left, used: 0, since: null, paused: false },
        match: { games: 3, played: 1, points: players.map(() => 1 / 6) },
        names: players.map((player) => `Player number ${player}`),
      });
      const seats = page.getByRole('region').filter({ has: page.getByRole('timer') });
      await expect(seats).toHaveCount(6);
      const outside = await seats.evaluateAll((cards) =>
        cards.flatMap((card) => {
          const room = card.getBoundingClientRect();
          return [...card.querySelectorAll('[role="timer"], .player-score')].filter((part) => {
            const box = part.getBoundingClientRect();
            return box.right > room.right || box.bottom > room.bottom || box.left < room.left;
          });
        }),
      );
      expect(outside).toHaveLength(0);
    },
  );
