import { expect, test } from './support/table.ts';

test(
  'the board shows vaults, danger, propt Swods and first moves when asked',
  { tag: '@firefox' },
  async ({ table }) => {
    await table.open({ variation: 'poron' });
    const toggle = (name: string) => table.button(name);
    await expect(toggle('Propt')).toHaveAttribute('aria-pressed', 'false');
    await toggle('Propt').click();
    await toggle('First move').click();
    await toggle('Danger').click();
    await expect(toggle('Propt')).toHaveAttribute('aria-pressed', 'true');
    await expect(table.square('Mc3')).toHaveAccessibleName(/propt, has its first move$/);
    await table.move('Mc3-Mc6');
    await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod$/);
    await expect(table.page.locator('.routes.vaults')).toHaveCount(0);
    await toggle('Vaults').click();
    await expect(table.page.locator('.routes.vaults')).toHaveCount(1);

    await table.page.reload();
    await expect(toggle('Propt')).toHaveAttribute('aria-pressed', 'true');
    await toggle('Propt').click();
    await expect(table.square('Md3')).toHaveAccessibleName(/Yellow Swod, has its first move$/);
  },
);
