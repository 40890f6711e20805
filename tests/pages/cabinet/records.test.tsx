// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goTo, visit } from '../../support/visit.tsx';

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('the games of a pasted record are named by their players or seats, with event, round and date', async () => {
  const record = [
    '[Event "?"]\n[Date "2026.11.21"]\n[Round "2"]\n[Black "Anna"]\n[White "Bo"]',
    '[Event "?"]\n[Date "????.??.??"]\n[Round "?"]\n[Black "?"]\n[White "?"]',
    '[Event "City Cup"]\n[Black "Anna"]',
  ].map((tags) => `${tags}\n[Variation "tablut"]\n\n1. d1-d3 2. e4-f4 *`);
  record.push('[Variation "tablut"]\n\n1. d1-d3 *');
  await visit('/cabinet');
  await goTo('/cabinet/tablut/review');
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Or paste a record' }), {
    target: { value: record.join('\n\n') },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Anna – Bo · round 2 · Nov 21, 2026',
    '2. Black – White · 2 moves',
    '3. Anna – White · City Cup',
    '4. Black – White · 1 move',
  ]);
});

it('of two files, the one that was chosen last counts, even if the other is read later', async () => {
  const record = '[Variation "tablut"]\n\n1. d1-d3 *\n';
  await visit('/cabinet');
  await goTo('/cabinet/tablut/review');
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  const dialog = within(await screen.findByRole('dialog'));
  const slow = new File([record], 'slow.jkn');
  let come: ((bytes: ArrayBuffer) => void) | undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    come = resolve;
  });
  slow.arrayBuffer = async () => bytes;
  for (const file of [slow, new File([`${record}\n${record}`], 'quick.jkn')])
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  come?.(new TextEncoder().encode(record).buffer);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
});

const drop = (...texts: readonly string[]): void => {
  const files = texts.map((text) => new File([text], 'game.jkn'));
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files } });
};

it('of several files dropped at once none is opened, and the page says so; of one with other games, the one that fits is opened', async () => {
  const record = '[Variation "tablut"]\n\n1. d1-d3 *\n';
  await visit('/cabinet');
  await goTo('/cabinet/tablut/review');
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  const dialog = within(await screen.findByRole('dialog'));
  drop(record, record);
  expect(await dialog.findByText(/^Here one file is opened at a time/u)).not.toBeNull();
  drop(`${record}\n${record}\n[Variation "poron"]\n\n*\n`);
  expect(await dialog.findByText(/^The text has a game of another kind/u)).not.toBeNull();
  drop(`${record}\n[Variation "poron"]\n\n*\n`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^The text has a game of another kind/u)).not.toBeNull();
});
