import { LibraryView } from './support/library.ts';
import { expect, test } from './support/table.ts';

const LAMDU =
  'hyrshiv:lamdu+jiktar-as-chuktar+kapt-to-vault+two-bends+vault-then-move@r:Lc6,Ld6,Le6,Lf6,Pc6,Pd6,Pe6,Pf6,Wa1,Wb1,Wc1,Wd1,Ca1,Cb1,Cc1,Cd1';
const MOVES =
  'Zc1-Zc5 Bb5-Bb1 Kb2-Zd6 Ga2-Gb1 Ma1-Zc1 Gc6-Ge1 Zd6-Pa1 Dd6-Dd1 Md2-Md6 Ge1-Gc6 Pa1-Pd2 Gc6-Sd6 Zc1-Kb6 Sd6-Gf5 Zc5-Kb5 Ga5-Bb5 Me2-Zc6 Bf5-Bf1 Kb5-Md4 Gf5-Se5 Md4-Ka5 Db5-Gc1 Ka5-Ma4 De5-Da1 Ma4-Zf6 Dd1-Gf5 Zf6-Md1 Da1-Sb6 Md1-Zd3 Gf6-Dd6'.split(
    ' ',
  );

test(
  'the usual Lamdu is played for 30 turns with a river, passed on, reviewed and found',
  { tag: '@whole' },
  async ({ table, newContext }) => {
    const { page } = table;
    await table.open({ variation: LAMDU });
    await expect(page.getByRole('heading', { name: 'Lamdu as it is played, with terrain' })).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Write a move' });
    for (const [made, move] of MOVES.entries()) {
      await field.fill(move);
      await field.press('Enter');
      await expect(table.status()).toContainText(`Turn ${made + 2}`);
    }

    await table.button('Record').click();
    const record = page.getByRole('dialog');
    await record.getByRole('button', { name: 'Pass on' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link.length).toBeLessThan(700);

    const stranger = await newContext();
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(other).toHaveURL(/#\/review$/);
    await expect(other.getByRole('grid', { name: /Lamdu as it is played, with terrain/ })).toBeVisible();
    await other.keyboard.press('End');
    await expect(other.getByRole('gridcell', { name: /^Dermiflon D6, Blue/ })).toBeVisible();
    await expect(other.getByRole('gridcell', { name: 'Leem C6, river, empty' })).toBeVisible();

    await page.goto('./#/play');
    await page.reload();
    await expect(table.status()).toContainText(`Turn ${MOVES.length + 1}`);
    const library = new LibraryView(page);
    await library.open();
    await expect(library.row('Lamdu as it is played, with terrain')).toHaveCount(1);
    await page.getByText('Filters', { exact: false }).first().click();
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Lamdu');
    await page.getByLabel('House rule').selectOption('The Pallan’s vault bends twice');
    await expect(library.row('Lamdu as it is played, with terrain')).toHaveCount(1);
    await page.getByLabel('House rule').selectOption('Kings do not vault');
    await expect(library.row('Lamdu as it is played')).toHaveCount(0);
  },
);
