import { findings } from './support/axe.ts';
import { expect, test, type Table } from './support/table.ts';

const PROMOTING = 'ks10/11S/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/11K y - - 0';

/** Everything that can be on the screen, one after the other, each with what leads to it. */
const SIGHTS: readonly (readonly [string, (table: Table) => Promise<unknown>])[] = [
  ['the array, with its call', (table) => table.open({ variation: 'poron' })],
  ['a piece picked up', (table) => table.square('Za1').click()],
  ['the way to a target', (table) => table.square('Mc6').hover()],
  [
    'all that the board shows on demand',
    async (table) => {
      for (const name of ['Vaults', 'Danger', 'Propt', 'First move']) await table.button(name).click();
    },
  ],
  [
    'a hint',
    async (table) => {
      await table.button('Help').hover();
      await expect(table.page.locator('.tip')).toBeVisible();
    },
  ],
  [
    'a refusal, and one of a written move',
    async (table) => {
      await table.move('Ma1-Ma4');
      await table.page.getByRole('textbox', { name: 'Write a move' }).fill('nonsense');
      await table.page.keyboard.press('Enter');
      await expect(table.moves().getByRole('alert')).not.toBeEmpty();
    },
  ],
  ['Kaida', (table) => table.play('Mc3-Mc6 Wc4-Wc3')],
  ...(['new', 'settings', 'help', 'record'] as const).map(
    (path) =>
      [
        `#/${path}`,
        async (table: Table) => {
          await table.page.goto(`./#/${path}`);
          await expect(table.page.getByRole('dialog')).toBeVisible();
        },
      ] as const,
  ),
  [
    'the computer chosen as a player',
    async (table) => {
      await table.page.goto('./#/new');
      const group = table.page.getByRole('group', { name: 'Who plays Blue' });
      await group.getByRole('radio', { name: 'The computer' }).check();
      await expect(table.page.getByRole('slider', { name: 'Level of Blue' })).toBeVisible();
    },
  ],
  [
    'a move that the computer proposes',
    async (table) => {
      await table.button('Start').click();
      await table.button('Hint').click();
      await expect(table.status()).toContainText('Hint: ');
    },
  ],
  [
    'the computer thinking',
    async (table) => {
      await table.move('Mc3-Mc6');
      await expect(table.status()).toContainText('is thinking');
    },
  ],
  [
    'an address that leads nowhere',
    async (table) => {
      await table.page.goto('./#/nowhere');
      await expect(table.page.getByRole('grid')).toBeHidden();
    },
  ],
  [
    'a promotion',
    async (table) => {
      await table.open({ variation: 'poron', position: PROMOTING });
      await table.move('Cf5-Cf6');
      await expect(table.promotion('Pallan')).toBeVisible();
    },
  ],
  [
    'an ended game, with a notice',
    async (table) => {
      await table.open({ variation: 'pastang', position: '6/6/6/1s4/S5/6 y - - 10' });
      await table.move('Ma2-Mb3');
      await expect(table.status()).toContainText('To the death!');
      await table.page.goto('./#variation=go');
      await expect(table.page.getByText('there is no game “go”')).toBeVisible();
    },
  ],
  [
    'the menu of a narrow window, and its tabs',
    async (table) => {
      await table.page.setViewportSize({ width: 360, height: 740 });
      await table.page.getByRole('tab', { name: 'On the board' }).click();
      await table.button('More').click();
      await expect(table.page.getByRole('menu')).toBeVisible();
    },
  ],
];

test('axe finds nothing wrong with anything that can be seen', async ({ table }) => {
  test.slow();
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [sight, lead] of SIGHTS) {
    await lead(table);
    expect(await findings(table.page), sight).toEqual([]);
  }
});

test('the page keeps its strict policy: no script, style sheet or request from elsewhere', async ({
  table,
}) => {
  const { page } = table;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await table.open({ variation: 'poron' });
  await table.button('Settings').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/script-src 'self';/);
  expect(await page.locator('script:not([src])').count()).toBe(0);
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]));
});
