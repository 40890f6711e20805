// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '../../../src/game/ply.ts';
import { lineFrom, plyAt, ROOT } from '../../../src/game/tree/index.ts';
import { button, dialog, review } from './reviewPage.tsx';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const record = (movetext: string, tags = '') => `[Variation "pastang"]\n${tags}\n${movetext} *\n`;

const pause = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** A file whose bytes come when the test lets them. */
function slowFile(text: string): { readonly file: File; readonly come: () => Promise<void> } {
  const file = new File([text], 'game.jkn');
  let come: ((bytes: ArrayBuffer) => void) | undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    come = resolve;
  });
  file.arrayBuffer = async () => bytes;
  return {
    file,
    come: async () => {
      come?.(new TextEncoder().encode(text).buffer);
      await act(() => pause(50));
    },
  };
}

/** The first move of the game under review. */
const first = ({ store }: Awaited<ReturnType<typeof review>>) => {
  const ply = plyAt(store.getState().tree, lineFrom(store.getState().tree)[0]?.id ?? ROOT);
  return ply && recordOf(ply);
};
const upload = (file: File): void => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [file] } });
};

describe('the dialogue that opens a game', () => {
  it('opens the file that was chosen last, even if the other is read later', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    const [slow, quick] = [slowFile(record('1. SMa2-Ma3')), slowFile(record('1. SMb2-Mb3'))];
    upload(slow.file);
    upload(quick.file);
    await quick.come();
    expect(first(page)).toBe('SMb2-Mb3');
    await slow.come();
    expect(first(page)).toBe('SMb2-Mb3');
  });

  it('opens nothing if it has been closed meanwhile', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    const slow = slowFile(record('1. SMa2-Ma3'));
    upload(slow.file);
    await page.user.click(dialog().getByRole('button', { name: 'Close' }));
    await slow.come();
    expect(first(page)).toBe('SMc2-Mc3');
  });

  it('opens nothing if the page is left meanwhile', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    let now = 0;
    // each game is a part of its own
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const text = [record('1. SMa2-Ma3'), record('1. SMb2-Mb3')].join('\n');
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: text } });
    fireEvent.click(dialog().getByRole('button', { name: 'Read it' }));
    await pause(0);
    await pause(0);
    cleanup();
    await pause(50);
    expect(first(page)).toBe('SMc2-Mc3');
  });

  it('says what was wrong with a game that cannot be opened beside the one that can', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    const text = `${record('1. SMa2-Ma3')}\n[Event "b"]\n${record('1. SMb2-Mb3', '[Position "oops"]\n')}`;
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: text } });
    await page.user.click(dialog().getByRole('button', { name: 'Read it' }));
    await waitFor(() => expect(first(page)).toBe('SMa2-Ma3'));
    expect(page.store.getState().faults).toMatchObject([{ code: 'position', game: 2 }]);
  });

  it('finds a game behind very many of the cabinet, which are not faults, and says where those can be opened', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    const text = `${'[Variation "tablut"]\n\n*\n\n'.repeat(320)}${record('1. SMa2-Ma3')}`;
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: text } });
    await page.user.click(dialog().getByRole('button', { name: 'Read it' }));
    await waitFor(() => expect(first(page)).toBe('SMa2-Ma3'));
    expect(page.store.getState().faults).toEqual([]);
    expect(page.store.getState().deed?.words).toMatch(
      /^The text has 320 games of another kind\. Import it in the li/,
    );
  });

  it('says of a game of the cabinet that it is one, and not that there is no such variation', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: '[Variation "tablut"]\n\n*\n' } });
    await page.user.click(dialog().getByRole('button', { name: 'Read it' }));
    const told = await dialog().findByText(/^The text has a game of another kind/);
    expect(told.closest('.problem')?.querySelector('li')).toBeNull();
  });

  it('opens none of several files that are dropped at once, and says where they can go', async () => {
    const page = await review();
    const files = ['1. SMa2-Ma3', '1. SMb2-Mb3'].map((moves) => new File([record(moves)], 'game.jkn'));
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files } });
    expect(await dialog().findByText(/^Here one file is opened at a time/)).not.toBeNull();
    expect(first(page)).toBe('SMc2-Mc3');
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: files.slice(1) } });
    await waitFor(() => expect(first(page)).toBe('SMb2-Mb3'));
  });

  it('says so beside the choice where several can be opened', async () => {
    const page = await review();
    await page.user.click(button('Open a game'));
    const games = [
      record('1. SMa2-Ma3'),
      record('1. SMb2-Mb3', '[Position "oops"]\n'),
      record('1. SMc2-Mc3'),
    ];
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: games.join('\n') } });
    await page.user.click(dialog().getByRole('button', { name: 'Read it' }));
    await dialog().findByText('Which of the 2 games?');
    expect(dialog().getByText(/^Game 2, line 6, column 1: oops – the game cannot be opened/)).not.toBeNull();
  });
});
