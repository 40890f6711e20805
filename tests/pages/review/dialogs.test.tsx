// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { turnsMade } from '../../../src/game/game.ts';
import { squareNamed } from '../../../src/game/games/named.ts';
import { nodeOf, positionAt, ROOT, tagsOf } from '../../../src/game/tree/index.ts';
import { visit } from '../../support/visit.tsx';
import { button, dialog, review } from './reviewPage.tsx';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

async function choose(user: ReturnType<typeof userEvent.setup>, item: string): Promise<void> {
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the menu of the review', () => {
  it('opens the details of the game, which are kept in its record only by Keep', async () => {
    const { user, store } = await review();
    await choose(user, 'About the game');
    await user.type(dialog().getByRole('textbox', { name: 'Yellow’s player' }), ' Dray ');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(store.getState().tree.tags.get('Yellow')).toBeUndefined();
    await choose(user, 'About the game');
    await user.type(dialog().getByRole('textbox', { name: 'Yellow’s player' }), ' Dray ');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Result' }), '½ – ½');
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect(store.getState().tree.tags.get('Yellow')).toBe('Dray');
    expect(store.getState().tree.tags.get('Result')).toBe('1/2-1/2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Dray');
  });

  it('removes a tag whose field is emptied, and leaves a game unchanged if nothing was entered', async () => {
    const { user, store } = await review();
    const tags = tagsOf([
      ['Annotator', 'Ann'],
      ['Rules', 'Ours'],
    ]);
    act(() => store.getState().open({ tree: { ...store.getState().tree, tags }, source: 'text' }));
    await choose(user, 'About the game');
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect([store.getState().isChanged, store.getState().past]).toEqual([false, []]);
    await choose(user, 'About the game');
    await user.clear(dialog().getByRole('textbox', { name: 'House rules' }));
    await user.type(dialog().getByRole('textbox', { name: 'Annotator' }), ' Lee');
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect([...store.getState().tree.tags]).toEqual([['Annotator', 'Ann Lee']]);
  });

  it.each([
    ['2026-11-21', '2026.11.21'],
    ['2026/3/7', '2026.03.07'],
    ['2026.3', '2026.03.??'],
    ['2026', '2026.??.??'],
    ['2026.11.??', '2026.11.??'],
    ['in summer', 'in summer'],
  ])('keeps a date in the form of records, however it was entered: %s', async (entered, kept) => {
    const { user, store } = await review();
    await choose(user, 'About the game');
    await user.type(dialog().getByRole('textbox', { name: 'Date' }), entered);
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect(store.getState().tree.tags.get('Date')).toBe(kept);
  });

  it('shows a result that this game cannot have as none, and leaves it in the record', async () => {
    const { user, store } = await review();
    const tags = tagsOf([['Result', 'Yellow won']]);
    act(() => store.getState().open({ tree: { ...store.getState().tree, tags }, source: 'text' }));
    await choose(user, 'About the game');
    const select = dialog().getByRole<HTMLSelectElement>('combobox', { name: 'Result' });
    expect(select.selectedOptions[0]?.textContent).toBe('Not over (*)');
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect(store.getState().tree.tags.get('Result')).toBe('Yellow won');
  });

  it.each([
    ['0-1', 'concession'],
    ['1/2-1/2', undefined],
    ['*', undefined],
  ])(
    'drops how the game ended if it cannot have ended so with its new result: %s',
    async (result, ending) => {
      const { user, store } = await review();
      const tags = tagsOf([
        ['Result', '1-0'],
        ['Termination', 'concession'],
      ]);
      act(() => store.getState().open({ tree: { ...store.getState().tree, tags }, source: 'text' }));
      await choose(user, 'About the game');
      await user.selectOptions(dialog().getByRole('combobox', { name: 'Result' }), result);
      await user.click(dialog().getByRole('button', { name: 'Keep' }));
      expect(store.getState().tree.tags.get('Termination')).toBe(ending);
    },
  );

  it('asks before a game at the table is replaced by one that is played on from here', async () => {
    const { user, table } = await review();
    act(() => void table.getState().write('Ma2-Ma3'));
    const before = table.getState().game;
    await choose(user, 'Play from here');
    expect(dialog().getByText(/^A game with one turn is at the table/)).not.toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(table.getState().game).toBe(before);
    await choose(user, 'Play from here');
    await user.click(dialog().getByRole('button', { name: 'Replace it' }));
    expect([turnsMade(before), turnsMade(table.getState().game)]).toEqual([1, 0]);
    expect(location.hash).toBe('#/play');
  });

  it('lists the keys, and passes the game on', async () => {
    const { user } = await review();
    await user.keyboard('?');
    expect(dialog().getByText('Flip the board')).not.toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await choose(user, 'Pass on');
    expect(screen.getByRole('dialog').textContent).toMatch(/link/i);
  });
});

describe('the panel of the board', () => {
  it('marks squares in the chosen colour, and clears the marks of this move', async () => {
    const { user, store } = await review();
    await user.click(screen.getByRole('tab', { name: 'Board' }));
    expect(button('Clear the marks').disabled).toBe(true);
    await user.click(button('Mark squares'));
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    const square = screen.getByLabelText(/^Mortil B4,/);
    await user.click(square);
    await user.click(square);
    const notes = () => nodeOf(store.getState().tree, store.getState().node).notes;
    expect(notes().marks).toEqual([
      { colour: 'red', square: squareNamed(positionAt(store.getState().tree, ROOT), 'Mb4') },
    ]);
    await user.click(button('Clear the marks'));
    expect(notes().marks).toEqual([]);
  });

  it('turns the board, which stays turned', async () => {
    const { user, settings } = await review();
    await user.click(screen.getByRole('tab', { name: 'Board' }));
    await user.click(button('Flip board'));
    expect(settings.getState().settings.flipped).toBe(true);
  });
});

describe('the list of moves in line', () => {
  it('has comments and variations where they belong', async () => {
    const { user } = await review();
    await user.click(button('Inline'));
    const list = within(screen.getByRole('region', { name: 'Moves' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'In columns' })).not.toBeNull());
    const [line] = list.getAllByRole('list');
    expect(line?.textContent).toBe('1.SMc2-Mc3A road2.SMd5-Md42.SMa5-Ma43.SMa2-Ma3');
  });
});

describe('an address of a game that is not in the library', () => {
  it('says so, and leads to the library', async () => {
    await visit('/review/nowhere');
    expect(await screen.findByRole('alert')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('No game to review');
    await userEvent.click(button('To the library'));
    expect(location.hash).toBe('#/library');
  });
});
