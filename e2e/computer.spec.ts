import { anyMove, errsAlike, expectTurns, openAgainst, playWell } from './support/computer.ts';
import { openSeated, write } from './support/seated.ts';
import { goOffline } from './support/offline.ts';
import { expect, Table, test } from './support/table.ts';

const THINKING = /Computer, level \d is thinking/;

test('the computer is chosen in the dialogue and plays its side; its turn is taken back along with the player’s own', async ({
  table,
}) => {
  const { page } = table;
  await table.open();
  await table.button('New game').first().click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog
    .getByRole('radio', { name: /^Pastang/ })
    .first()
    .check();
  const yellow = dialog.getByRole('group', { name: 'Who plays Yellow' });
  await yellow.getByRole('radio', { name: 'The computer' }).check();
  await dialog.getByRole('slider', { name: 'Level of Yellow' }).fill('1');
  await dialog.getByRole('radio', { name: '1 s', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(page.getByRole('region', { name: 'Computer, level 1 (Yellow)' })).toBeVisible();
  await expectTurns(table, 1);
  // the person’s own side is at the near edge
  const [near, far] = await Promise.all([table.middleOf('Ma6'), table.middleOf('Ma1')]);
  expect(near.y).toBeGreaterThan(far.y);
  await expect(table.button('Undo')).toBeDisabled();
  await write(table, await anyMove(table));
  await expectTurns(table, 3);
  await table.button('Undo').click();
  await expectTurns(table, 1);
  await expect(table.status()).toContainText('Blue to move');
  await table.button('Redo').click();
  await expectTurns(table, 3);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Computer, level 1 (Yellow)' })).toBeVisible();
});

test('level 1 of Stikitche can be beaten', { tag: '@whole' }, async ({ table }) => {
  test.slow();
  await errsAlike(table);
  await openAgainst(table, 'stikitche', 1, 1);
  const winners: (string | null)[] = [];
  for (let game = 0; game < 12 && !winners.includes('yellow'); game++) {
    if (game > 0) await table.button('Play again').click();
    winners.push((await playWell(table, 'stikitche')).winner);
  }
  expect(winners).toContain('yellow');
  await expect(table.status()).toContainText('You won');
});

test(
  'a hint is shown as a route on the board and in words, and can be dismissed',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'pastang' });
    const way = table.page.locator('.routes.advised');
    await table.button('Hint').click();
    await expect(table.status()).toContainText('Looking for a good move.');
    await table.button('No hint').click();
    await expect(table.status()).not.toContainText('Looking');
    await table.button('Hint').click();
    await expect(table.status()).toContainText(/Hint: (Swod|Deldar) Mortil .*\./);
    await expect(table.page.getByLabel('Announcements')).toContainText('Hint: ');
    await expect(way).toHaveCount(1);
    await write(table, 'Ma2-Ma3');
    await expect(way).toHaveCount(0);
    await expect(table.status()).not.toContainText('Hint');
  },
);

test('the page responds to every input while the computer thinks, and the thinking stops at once when it is no longer needed', async ({
  table,
}) => {
  const { page } = table;
  await openAgainst(table, 'poron', 8, 60);
  await write(table, 'Mc3-Mc6');
  await expect(table.status()).toContainText(THINKING);
  await expect.poll(() => page.workers().length).toBe(1);
  for (let round = 0; round < 5; round++) {
    await table.moves().getByRole('heading').click();
    await page.keyboard.press('ArrowLeft');
    await expect(table.status()).toContainText('Looking back to the start');
    await page.keyboard.press('ArrowRight');
    await expect(table.status()).toContainText(THINKING);
    await table.square('Wc4').click();
    await expect(table.status()).toContainText('It is the computer’s turn.');
    await table.square('Wc4').press('Escape');
  }
  await expectTurns(table, 1);
  await table.button('Undo').click();
  await expect(table.status()).toContainText('Yellow to move');
  // no worker is thinking any more: one that is would not answer for a minute
  const answers = (): Promise<string[]> =>
    Promise.all(page.workers().map((worker) => worker.evaluate(() => 'free').catch(() => 'ended')));
  await expect.poll(async () => (await answers()).filter((answer) => answer !== 'free')).toEqual([]);
  expect(page.workers().length).toBeLessThanOrEqual(1);
  await expectTurns(table, 0);
});

test(
  'when a page is reloaded while the computer thinks, the computer goes on thinking',
  { tag: '@whole' },
  async ({ table }) => {
    await openAgainst(table, 'poron', 8, 3);
    await write(table, 'Mc3-Mc6');
    await expect(table.status()).toContainText(THINKING);
    await table.page.reload();
    await expect(table.status()).toContainText(THINKING);
    await expectTurns(table, 2);
  },
);

test('of two tabs only one thinks, and both show the move', { tag: '@whole' }, async ({ table, context }) => {
  await openAgainst(table, 'pastang', 8, 5);
  const other = new Table(await context.newPage());
  await other.open();
  await write(table, 'Ma2-Ma3');
  await expect(other.status()).toContainText(THINKING);
  await expectTurns(table, 2);
  await expect(other.status()).toContainText('Yellow to move');
  await expect(table.status()).toContainText('Yellow to move');
  expect([table, other].flatMap(({ page }) => page.workers())).toHaveLength(1);
});

test(
  'a worker that dies is replaced: the players are told, and the game goes on',
  { tag: '@whole' },
  async ({ table }) => {
    let asked = 0;
    await table.page.route('**/searchWorker*', (route) => {
      asked++;
      return asked === 1
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead")' })
        : route.continue();
    });
    await openAgainst(table, 'pastang', 1, 1);
    await write(table, 'Ma2-Ma3');
    await expect(table.page.getByText('The computer lost its train of thought')).toBeVisible();
    await expectTurns(table, 2);
    expect(asked).toBe(2);
  },
);

test(
  'a worker that cannot be started is reported, and can be tried again',
  { tag: '@whole' },
  async ({ table }) => {
    let isBroken = true;
    await table.page.route('**/searchWorker*', (route) =>
      isBroken
        ? route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead")' })
        : route.continue(),
    );
    await openAgainst(table, 'pastang', 1, 1);
    await write(table, 'Ma2-Ma3');
    await expect(table.page.getByText('The computer cannot be started here')).toBeVisible();
    isBroken = false;
    await table.button('Try again').click();
    await expectTurns(table, 2);
  },
);

test('two computers play while people watch, stop them, and let them go on', async ({ table }) => {
  await openSeated(table, 'pastang', {
    names: { yellow: 'Computer, level 1', blue: 'Computer, level 2' },
    computer: { levels: { yellow: 1, blue: 2 }, moveTime: 1000 },
  });
  // a page that is polled only now and then may miss a turn
  await expect(table.status()).toContainText(/Turn ([3-9]|\d\d)/);
  await table.button('Pause').click();
  await expect(table.status()).toContainText('The game is on hold');
  const record = await table.moves().textContent();
  await table.button('Undo').click();
  await table.button('Redo').click();
  await expect(table.moves()).toHaveText(record ?? '');
  await table.button('Go on').click();
  await expect(table.status()).toContainText('is thinking');
  await expect(table.moves()).not.toHaveText(record ?? '');
});

test('the computer answers when it is offered a draw', async ({ table }) => {
  await openAgainst(table, 'stikitche', 1, 1);
  await table.button('Offer draw').click();
  await expect(table.status()).toContainText('Computer, level 1 plays on.');
  await expect(table.page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ keepsCopy: true });

  test('the computer plays without a network', { tag: '@whole' }, async ({ table }) => {
    await openAgainst(table, 'pastang', 2, 1);
    await goOffline(table.page);
    await table.page.reload();
    await write(table, 'Ma2-Ma3');
    await expectTurns(table, 2);
    await table.button('Hint').click();
    await expect(table.status()).toContainText('Hint: ');
  });
});
