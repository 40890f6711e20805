// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { nodeOf } from '../../src/game/tree/index.ts';
import { reviewFor } from '../../src/pages/review/reviewStore.tsx';
import { ReviewPage } from '../../src/pages/review/ReviewPage.tsx';
import { StoresProvider, type Stores } from '../../src/pages/stores.tsx';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { tableAt, write } from '../support/tables.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

beforeEach(() => {
  globalThis.scrollTo = () => undefined;
});
afterEach(cleanup);

/** The review of a game of Pastang at the table. */
function review(...moves: string[]) {
  const keeper = memoryKeeper();
  const table = tableAt('pastang', undefined, keeper);
  write(table, ...moves);
  const stores: Stores = {
    table,
    settings: createSettings(keeper),
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  };
  const open = () =>
    render(
      <StoresProvider stores={stores}>
        <ReviewPage onClose={() => undefined} />
      </StoresProvider>,
    );
  open();
  return { stores, open, user: userEvent.setup() };
}

const list = () => within(screen.getByRole('region', { name: 'Moves' }));
const shown = () => list().queryByRole('button', { current: 'step' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the list of moves', () => {
  it('is a list of buttons; the shown one is current and the only tab stop', async () => {
    const { user } = review('Mc2-Mc3', 'Md5-Md4');
    expect(shown()?.textContent).toBe('SMd5-Md4');
    await user.click(list().getByRole('button', { name: 'SMc2-Mc3' }));
    expect(shown()?.textContent).toBe('SMc2-Mc3');
    expect(
      list()
        .getAllByRole('button', { name: /^SM/ })
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([0, -1]);
  });

  it('writes moves as letters, figures or spelled, and keeps the choice', async () => {
    const { user, stores } = review('Mc2-Mc3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Moves written as' }), 'Spelled');
    expect(shown()?.textContent).toBe('Swod Mortil C2 to Mortil C3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Moves written as' }), 'Figures');
    expect(shown()?.textContent).toBe('Swod Mc2-Mc3');
    expect(stores.settings.getState().settings.notation).toBe('figures');
  });
});

describe('a comment', () => {
  it('is kept as it is typed, spaces included, and appears in the list', async () => {
    const { user } = review('Mc2-Mc3');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment after the move' });
    await user.type(field, 'A road  for all ');
    expect(field.value).toBe('A road  for all ');
    expect(list().getByText('A road for all')).not.toBeNull();
    await user.tab();
    expect(field.value).toBe('A road for all');
  });

  it('is undone as a whole', async () => {
    const { user } = review('Mc2-Mc3');
    await user.type(screen.getByRole('textbox', { name: 'Comment after the move' }), 'A road');
    await user.click(button('Undo the change'));
    expect(list().queryByText('A road')).toBeNull();
    expect(button('Undo the change').disabled).toBe(true);
  });

  it('is undone and redone by keys, next to what is being written', async () => {
    const { user } = review('Mc2-Mc3');
    await user.type(screen.getByRole('textbox', { name: 'Comment after the move' }), 'A road');
    await user.click(list().getByRole('button', { name: 'SMc2-Mc3' }));
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true }); // with Caps Lock
    expect(list().queryByText('A road')).toBeNull();
    await user.keyboard('{Control>}y{/Control}');
    for (const again of ['{Control>}y{/Control}', '{Meta>}{Shift>}Z{/Shift}{/Meta}']) {
      await user.keyboard('{Control>}z{/Control}');
      expect(list().queryByText('A road')).toBeNull();
      await user.keyboard(again);
      expect(list().getByText('A road')).not.toBeNull();
    }
  });
});

describe('the review', () => {
  it('follows the game at the table until something is changed in it', async () => {
    const { stores, open, user } = review('Mc2-Mc3');
    cleanup();
    act(() => write(stores.table, 'Md5-Md4'));
    open();
    expect(shown()?.textContent).toBe('SMd5-Md4');
    await user.click(button('Good move'));
    cleanup();
    act(() => write(stores.table, 'Ma2-Ma3'));
    open();
    expect(shown()?.textContent).toContain('SMd5-Md4!');
    expect(list().queryByRole('button', { name: 'SMa2-Ma3' })).toBeNull();
  });

  it('says at the start what can be done there: a comment on the game, no signs', async () => {
    const { user } = review('Mc2-Mc3');
    await user.click(button('To the start'));
    expect(screen.getByRole('textbox', { name: 'Comment on the game' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Good move' })).toBeNull();
    expect(button('Back').disabled).toBe(true);
  });
});

describe('a text in which nothing is a game', () => {
  it.each(['lorem ipsum dolor', '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0'])(
    'opens nothing, and stays to be corrected, as does the game that is shown: %s',
    async (words) => {
      const { user } = review('Mc2-Mc3');
      await user.click(button('Open a game'));
      const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or paste a record' });
      fireEvent.change(field, { target: { value: words } });
      await user.click(button('Read it'));
      expect(await screen.findByText('No game could be opened.')).not.toBeNull();
      expect(field.value).toBe(words);
      await user.click(button('Close'));
      expect(shown()?.textContent).toBe('SMc2-Mc3');
    },
  );
});

describe('a text of very many games', () => {
  it('holds nothing up: the first ones can be chosen, and it says that there are more', async () => {
    const { user } = review();
    await user.click(button('Open a game'));
    const record = '[Variation "stikitche"]\n\n1. PMc1-Mc3 *\n\n';
    fireEvent.change(screen.getByRole('textbox', { name: 'Or paste a record' }), {
      target: { value: record.repeat(3000) },
    });
    await user.click(button('Read it'));
    expect(
      await screen.findByText(/There are more games in the text/, {}, { timeout: 50_000 }),
    ).not.toBeNull();
    const choices = within(screen.getByRole('dialog')).getAllByRole('listitem').length;
    expect(choices).toBeGreaterThanOrEqual(300);
    expect(choices).toBeLessThan(3000);
    await user.click(screen.getByRole('button', { name: /^7\. / }));
    expect(list().getByRole('button', { name: /PMc1-Mc3/ })).not.toBeNull();
  });
});

/** A game without moves. */
const treeOf = (id: string) => parseJkn(`[Variation "${id}"]\n\n*\n`).games[0]!.tree!;

describe('the pen', () => {
  it('forgets the square that it has begun at when a game on another board is opened', async () => {
    const { user, stores } = review();
    const { open } = reviewFor(stores).getState();
    act(() => open({ tree: treeOf('poron'), source: 'text' }));
    await user.click(screen.getByRole('tab', { name: 'Board' }));
    await user.click(screen.getByRole('button', { name: 'Mark squares' }));
    await user.click(screen.getAllByLabelText(/^[A-Z][a-z]+ F6,/)[0]!);
    act(() => open({ tree: treeOf('pastang'), source: 'text' }));
    await user.click(screen.getByLabelText(/^Mortil A3/));
    const { tree, node } = reviewFor(stores).getState();
    expect(nodeOf(tree, node).notes.arrows).toEqual([]);
    expect(screen.getByText(/^Arrow from Mortil A3/)).not.toBeNull();
  });
});
