import { clock, openSeated, write } from './support/seated.ts';
import { expect, test, type Table } from './support/table.ts';
import { wholeUnless } from './support/whole.ts';

const START = Date.parse('2026-01-01T12:00:00Z');
const face = (table: Table, side: string) => table.page.getByRole('timer', { name: `Clock of ${side}` });

/** From here on time passes in the page only when the test says so, except for the moments in which the app appears. */
async function holdTime({ page }: Table): Promise<void> {
  await page.clock.install({ time: START - 60_000 });
  await page.clock.pauseAt(START);
  // a page that the test has left by then does not need to appear
  page.on('domcontentloaded', () => void appear(page).catch(() => undefined));
}

/** Lets time pass frame by frame until the table is there. */
async function appear(page: Table['page']): Promise<void> {
  for (let frame = 0; frame < 40; frame++) {
    await page.clock.runFor(20);
    if ((await page.getByRole('grid').count()) > 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

test('a side whose time runs out loses at that very second', async ({ table }) => {
  await holdTime(table);
  await openSeated(table, 'stikitche', { clock: clock(60, 5) });
  await write(table, 'Mc1-Mc3');
  await table.page.clock.runFor(30_000);
  await expect(face(table, 'Blue')).toHaveText('1:00');
  await write(table, 'Nc6-Nc5');
  await table.page.clock.runFor(10_000);
  await expect(face(table, 'Yellow')).toHaveText('0:50');
  await write(table, 'Md1-Me1');
  await expect(face(table, 'Yellow')).toHaveText('0:55');

  await table.page.clock.runFor(50_000);
  await expect(face(table, 'Blue')).toHaveText('0:10.0');
  await expect(table.page.getByLabel('Announcements')).toHaveText('Blue has 10 seconds left.');
  await table.page.clock.runFor(10_500);
  await expect(table.status()).toContainText('Time! Yellow wins, 1–0');
  await expect(face(table, 'Blue')).toHaveText('0:00.0');
  await expect(table.page.getByLabel('Announcements')).toContainText('Blue’s time has run out.');
});

test(
  'a clock can be paused, and a page that slept shows the right time at once',
  { tag: '@whole' },
  async ({ table }) => {
    await holdTime(table);
    await openSeated(table, 'stikitche', { clock: clock(600) });
    await write(table, 'Mc1-Mc3 Nc6-Nc5');
    await table.button('Pause').click();
    await table.page.clock.fastForward(300_000);
    await expect(face(table, 'Yellow')).toContainText('10:00');
    await table.button('Go on').click();
    await table.page.clock.fastForward(120_000);
    await expect(face(table, 'Yellow')).toHaveText('8:00');
  },
);

for (const [pauses, left] of [
  [true, '9:30'],
  [false, '8:00'],
] as const)
  test(
    `a clock that ${pauses ? 'stands' : 'goes on'} while the page is closed`,
    wholeUnless(pauses),
    async ({ table }) => {
      await holdTime(table);
      await openSeated(table, 'stikitche', { clock: clock(600, 0, pauses) });
      await write(table, 'Mc1-Mc3 Nc6-Nc5');
      await table.page.clock.runFor(30_000);
      await table.page.goto('about:blank');
      await table.page.clock.runFor(90_000);
      await table.open();
      await expect(face(table, 'Yellow')).toHaveText(left);
    },
  );

for (const [way, by] of [
  ['back', -3_600_000],
  ['forward', 3_600_000],
] as const)
  test(
    `a machine whose clock is set an hour ${way} changes nothing, even when the page is loaded again`,
    { tag: '@whole' },
    async ({ table }) => {
      const { clock: time } = table.page;
      await holdTime(table);
      await openSeated(table, 'stikitche', { clock: clock(120) });
      await write(table, 'Mc1-Mc3 Nc6-Nc5');
      await time.runFor(60_000);
      await time.setSystemTime(START + 60_000 + by);
      await time.runFor(6_000);
      await expect(face(table, 'Yellow')).toHaveText('0:54');
      await table.page.reload();
      await expect(face(table, 'Yellow')).toHaveText('0:54');
      await time.runFor(10_000);
      await expect(face(table, 'Yellow')).toHaveText('0:44');
      await write(table, 'Md1-Me1');
      await expect(table.status()).toContainText('Blue to move');
      await expect(face(table, 'Yellow')).toHaveText('0:44');
    },
  );

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [390, 844],
] as const)
  test(`hours fit beside the names: ${width} by ${height}`, { tag: '@whole' }, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    const names = { yellow: 'Bartholomew', blue: 'A guest from far away' };
    await openSeated(table, 'poron', { names, clock: clock(5400) });
    const faces = page.getByRole('timer');
    await expect(faces).toHaveCount(2);
    for (const one of await faces.all()) {
      await expect(one).toHaveText('1:30:00');
      const room = await one.evaluate((box) => {
        const card = box.closest('section')?.getBoundingClientRect();
        return (card?.right ?? 0) - box.getBoundingClientRect().right;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });
