import { write } from './support/seated.ts';
import { expect, Table, test } from './support/table.ts';

test('two tabs show the same game, and one never loses what the other has played', async ({
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

test('a tab that has not heard of a move takes it over instead of writing over it', async ({
  table,
  context,
}) => {
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
});
