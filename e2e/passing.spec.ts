import { readFile } from 'node:fs/promises';
import { findings } from './support/axe.ts';
import { expect, test, type Table } from './support/table.ts';

async function openPassOn(table: Table): Promise<void> {
  await table.button('Record').click();
  await table.page.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click();
  await expect(table.page.getByRole('dialog', { name: 'Pass on' })).toBeVisible();
}

const linkOf = (table: Table): Promise<string> =>
  table.page.getByRole('textbox', { name: 'Link' }).inputValue();

test(
  'the link of a game passes it on to somebody who has never been here',
  { tag: '@firefox' },
  async ({ table, newContext }) => {
    await table.open({ variation: 'poron' });
    await table.play('Mf3-Mf6 Wc4-Wc1 Mf2-Me5');
    await openPassOn(table);
    await expect(table.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    const link = await linkOf(table);

    const stranger = await newContext();
    const page = await stranger.newPage();
    await page.goto(link);
    await expect(page).toHaveURL(/#\/review$/);
    await expect(page.getByText('DMf2-Me5')).toBeVisible();
    // nothing of it is kept, and the stranger's own game is untouched
    const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
    expect(kept).not.toContain('Mf3-Mf6');
  },
);

test('a link that is wrong says what is wrong with it', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'poron' });
  await table.move('Mc3-Mc6');
  await openPassOn(table);
  const link = await linkOf(table);
  for (const [wrong, words] of [
    [link.slice(0, -4), 'The link is not complete'],
    [`${link}%20and%20more`, 'characters that do not belong to it'],
    [`${link.replace(/#.*/, '')}#/g/`, 'no game in the link'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(wrong);
    await expect(page.getByRole('alert')).toContainText(words);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect(table.square('Mc6')).toHaveAccessibleName(/Yellow Swod/);
  }
});

test('record, picture and position are saved as files', async ({ table }) => {
  const { page } = table;
  await table.open({ variation: 'stikitche' });
  await table.move('Mc1-Mc6');
  await openPassOn(table);
  const contentOf = async (button: string): Promise<[string, Buffer]> => {
    const [download] = await Promise.all([page.waitForEvent('download'), table.button(button).click()]);
    return [download.suggestedFilename(), await readFile(await download.path())];
  };
  const [recordName, record] = await contentOf('Save as a file');
  expect(recordName).toBe('stikitche.jkn');
  expect(record.toString()).toContain('[Variation "stikitche"]');
  const [svgName, svg] = await contentOf('Save as SVG');
  expect(svgName).toBe('stikitche.svg');
  const faults = await page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'image/svg+xml');
    return read.querySelectorAll('parsererror').length + read.querySelectorAll('script').length;
  }, svg.toString());
  expect(faults).toBe(0);
  const [pngName, png] = await contentOf('Save as PNG');
  expect(pngName).toBe('stikitche.png');
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  // twice as large as 6 × 12 squares of 48 with their frame and coordinates
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * 340, 2 * 628]);
});

test('a printed page has the game and nothing else, black on white', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ colorScheme: 'dark' });
  await table.open({ variation: 'poron' });
  await table.play('Mf3-Mf6 Wc4-Wc1 Mf2-Me5');
  await openPassOn(table);
  await table.button('Print …').click();
  await expect(page.getByRole('heading', { name: 'Printed sheet' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Printed sheet' })).toBeHidden();
  const sheet = page.getByRole('article');
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet.getByRole('heading')).toHaveText('Yellow – Blue');
  await expect(sheet.getByRole('figure')).toHaveCount(2);
  await expect(sheet.getByRole('figure').first()).toHaveCSS('break-inside', 'avoid');
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  await page.reload();
  await expect(sheet.getByRole('figure')).toHaveCount(2);
});

test('every way of passing a game on is accessible', { tag: '@whole' }, async ({ table }) => {
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['pass-on', 'g/nothing']) {
    await page.goto('about:blank');
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('heading', { level: path === 'pass-on' ? 2 : 1 }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});
