import { readdirSync, readFileSync } from 'node:fs';
import { goOffline } from './support/offline.ts';
import { expect, test } from './support/table.ts';

/** What the bundler itself reports about the packages in the built page. */
const bundled: readonly { readonly name: string; readonly version: string; readonly text?: string }[] =
  JSON.parse(readFileSync('dist/licences.json', 'utf8'));

/** The packages that say in the service worker's program that they are there. */
const inServiceWorker = readdirSync('dist')
  .filter((file) => file.startsWith('workbox-'))
  .flatMap((file) =>
    Array.from(
      readFileSync(`dist/${file}`, 'utf8').matchAll(/"workbox:([a-z-]+):/g),
      ([, part = '']) => `workbox-${part}`,
    ),
  );

test.describe('without a network', () => {
  test.use({ keepsCopy: true });

  test(
    'Help leads to the licence of every package and font in the built site, also without a network',
    { tag: '@whole' },
    async ({ table }) => {
      const { page } = table;
      await table.open({ variation: 'stikitche' });
      await goOffline(page);
      await page.reload();
      await table.button('Help').click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Licences/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();
      const textOf = async (name: string): Promise<string> =>
        (await page.getByLabel(name, { exact: true }).textContent()) ?? '';

      expect(bundled.length).toBeGreaterThan(10);
      for (const { name, version, text = '' } of bundled) {
        await expect(page.getByRole('heading', { name: `${name} ${version}` }).first()).toBeVisible();
        expect((await textOf(name)).length, name).toBeGreaterThan(400);
        expect(await textOf(name)).toContain(text.replaceAll('\r\n', '\n'));
      }
      expect(inServiceWorker.length).toBeGreaterThan(2);
      for (const name of new Set(inServiceWorker))
        expect(await textOf(name)).toContain('Permission is hereby');
      for (const font of ['Source Sans 3', 'Grenze'])
        expect(await textOf(font)).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(await textOf('poron-jikaida')).toBe(readFileSync('LICENSE', 'utf8').trim());

      await page.getByRole('link', { name: 'Back to the game' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  );
});
