import { LibraryView } from './support/library.ts';
import { write } from './support/seated.ts';
import { expect, Table, test } from './support/table.ts';

test('two tabs show the same game, and neither loses what the other has played', async ({
  table,
  context,
}) => {
  await table.open({ variation: 'stikitche' });
  const other = new Table(await context.newPage());
  await other.open();
  await write(other, 'Mc1-Mc3');
  await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
  await expect(table.status()).toContainText('Blue to move');
  await write(table, 'Nc6-Nc5');
  await expect(other.status()).toContainText('Turn 3');
});

test(
  'a tab that has not heard of a move takes it over instead of overwriting it',
  { tag: '@whole' },
  async ({ table, context }) => {
    await table.page.addInitScript(() => {
      const listen = addEventListener.bind(window);
      const deaf = (type: string, listener: EventListener): void => {
        if (type !== 'storage') listen(type, listener);
      };
      Object.assign(window, { addEventListener: deaf });
    });
    await table.open({ variation: 'stikitche' });
    const other = new Table(await context.newPage());
    await other.open();
    await write(other, 'Mc1-Mc3');
    await expect(table.status()).toContainText('Turn 1');
    await table.move('Mc1-Mc2');
    await expect(table.page.getByText('This game went on in another tab.')).toBeVisible();
    await expect(table.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
    await expect(other.square('Mc3')).toHaveAccessibleName(/Yellow Pallan/);
    await write(table, 'Nc6-Nc5');
    await expect(other.status()).toContainText('Turn 3');
  },
);

test(
  'when two tabs move at the same moment, the one that loses is told, each time',
  { tag: '@whole' },
  async ({ table, context }) => {
    test.slow();
    await table.open({ variation: 'stikitche' });
    const other = new Table(await context.newPage());
    await other.open();
    const tabs = [table, other];
    const told = 'This game went on in another tab.';
    for (let round = 0; round < 4; round++) {
      await write(table, round % 2 === 0 ? 'Mc1-Mc3' : 'Mc1-Mc2');
      await expect(other.status()).toContainText('Turn 2');
      for (const [tab, move] of [
        [table, 'Nc6-Nc5'],
        [other, 'Nc6-Nc4'],
      ] as const)
        await tab.page.getByLabel('Write a move').fill(move);
      // neither page hears from the other before that moment, since neither is idle until then
      const moment = Date.now() + 1500;
      const early = await Promise.all(
        tabs.map(({ page }) =>
          page.evaluate((at) => {
            const isEarly = Date.now() < at;
            while (Date.now() < at);
            document.querySelector<HTMLFormElement>('form.move-field')?.requestSubmit();
            return isEarly;
          }, moment),
        ),
      );
      expect(early).toEqual([true, true]);
      for (const tab of tabs) await expect(tab.status()).toContainText('Turn 3');
      const boards = (): Promise<string[]> =>
        Promise.all(tabs.map(async (tab) => (await tab.moves().textContent()) ?? ''));
      await expect.poll(async () => new Set(await boards()).size, `round ${round}`).toBe(1);
      await expect
        .poll(async () => {
          const seen = await Promise.all(tabs.map(({ page }) => page.getByText(told).count()));
          return seen.reduce((sum, count) => sum + count);
        }, `told in round ${round}`)
        .toBe(1);
      for (const { page } of tabs) {
        const notice = page.getByRole('alert').filter({ hasText: told });
        if ((await notice.count()) > 0) await notice.getByRole('button', { name: 'Close' }).click();
      }
      await table.button('Undo').click();
      await table.button('Undo').click();
      for (const tab of tabs) await expect(tab.status()).toContainText('Turn 1');
    }
  },
);

test(
  'a tab whose game is replaced in another tab is told, and finds it in the library',
  { tag: '@whole' },
  async ({ table, context }) => {
    await table.open({ variation: 'stikitche' });
    await write(table, 'Mc1-Mc3');
    const other = new Table(await context.newPage());
    await other.open({ variation: 'pastang' });
    await expect(table.page.getByText('Another game was started in another tab')).toBeVisible();
    const library = new LibraryView(table.page);
    await library.open();
    await expect(library.row('Stikitche')).toContainText('1 turn');
  },
);
