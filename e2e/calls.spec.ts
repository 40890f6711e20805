import type { Page } from '@playwright/test';
import { expect, test } from './support/table.ts';

const BEFORE_KAIDA = 'k11/12/12/12/11s/12/12/12/12/12/12/12/12/12/12/C11/12/11K y - - 6';

/** Counts the tones that the page strikes. */
const countTones = (): void => {
  globalThis.AudioContext = class extends AudioContext {
    override createOscillator(): OscillatorNode {
      const { dataset } = document.documentElement;
      dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
      return super.createOscillator();
    }
  };
};

/** The first touch starts the sound, whose code may take longer to load than a move takes. */
async function bringSound(page: Page): Promise<void> {
  const code = page.waitForResponse(/openSounds/);
  await page.keyboard.press('Shift');
  await (await code).finished();
}

test('Kaida is announced over the board, aloud and in sound, and play goes on beneath the banner', async ({
  table,
}) => {
  const { page } = table;
  await page.addInitScript(countTones);
  await page.clock.install();
  await table.open({ variation: 'poron', position: BEFORE_KAIDA });
  const tones = (): Promise<number> =>
    page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));
  const banner = page.locator('.banner');
  expect(await tones(), 'silent until the page is touched').toBe(0);
  await bringSound(page);
  expect(await tones()).toBe(0);

  // from here on time stands still, so that the banner waits for a slow machine
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await table.move('Ma3-Na4');
  await page.clock.runFor(400);
  await expect(banner).toHaveText('Kaida!');
  await expect(page.getByLabel('Announcements')).toContainText('Kaida. Blue to move.');
  // one tap for the move, and two bells for Kaida, after the picture that shows the turn
  await expect.poll(tones).toBe(3);

  await table.square('Wa6').click();
  await page.clock.runFor(100);
  await expect(table.square('Wb6')).toHaveAccessibleName(/can move here/);
  await page.clock.runFor(1700);
  await expect(banner).toHaveCount(0);
  await page.clock.resume();

  await table.button('Turn the sound off').click();
  await table.square('Wb6').click();
  await expect(table.status()).toContainText('Yellow to move');
  expect(await tones()).toBe(3);
  await page.reload();
  await expect(table.button('Turn the sound on')).toBeVisible();
});

test(
  'the sound sleeps while there is nothing to hear, and wakes for the next turn',
  { tag: '@whole' },
  async ({ table }) => {
    const { page } = table;
    await page.addInitScript(() => {
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          const { dataset } = document.documentElement;
          this.addEventListener('statechange', () => {
            dataset['sound'] = `${dataset['sound'] ?? ''} ${this.state}`;
          });
        }
      };
    });
    await table.open({ variation: 'stikitche' });
    const root = page.locator('html');
    await bringSound(page);
    await table.move('Mc1-Mc3');
    await expect(root).toHaveAttribute('data-sound', / running suspended$/);
    await table.move('Nc6-Nc4');
    await expect(root).toHaveAttribute('data-sound', / running suspended running/);
  },
);

test('a new game of armies with Deldars begins with its call', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'stikitche' });
  await expect(page.locator('.banner')).toHaveCount(0);
  await table.button('New game').first().click();
  await page.getByRole('radio', { name: /^Pastang/ }).click();
  const called = table.called('Rank your Deldars!');
  await table.button('Start – both agree').click();
  await called;
  await expect(page.getByLabel('Announcements')).toContainText('Rank your Deldars! Yellow to move.');
});

test('the volume is set in the settings, and is kept', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'stikitche' });
  await table.button('Settings').click();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  await page.keyboard.press('Home');
  await page.reload();
  await expect(volume).toHaveValue('5');
  await page.getByRole('checkbox', { name: 'Play sounds' }).uncheck();
  await expect(volume).toBeDisabled();
});
