import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/table.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the table and in its dialogues, ${colorScheme}`, async ({ table }) => {
    await table.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const findings = async (): Promise<readonly string[]> => {
      const { violations } = await new AxeBuilder({ page: table.page }).analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    await table.open({
      variation: 'poron',
      position: 'ks10/11S/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/11K y - - 0',
    });
    expect(await findings(), 'the table').toEqual([]);
    await table.square('Cf5').click();
    await table.square('Cf6').click();
    expect(await findings(), 'the promotion').toEqual([]);
    await table.promotion('Pallan').click();
    await table.button('New game').first().click();
    expect(await findings(), 'the dialogue for a new game').toEqual([]);
  });
