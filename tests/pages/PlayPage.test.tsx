// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAddress } from '../../src/app/address.ts';
import { createStores } from '../../src/app/createStores.ts';
import { poronWithHills } from '../support/hills.ts';
import { loadAllPages, seenText } from '../support/pages.ts';
import { formatPosition } from '../../src/engine/index.ts';
import { isBegun, turnsMade, variationIdOf } from '../../src/game/game.ts';
import { KEYS, type Keeper } from '../../src/store/kept/storage.ts';
import { movesOf } from '../support/games.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

beforeAll(loadAllPages, 60_000);
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '#');
});

/** Opens the page as at a visit with what was kept before. */
function visit(keeper: Keeper = memoryKeeper(), hash = '') {
  const stores = createStores(keeper);
  openAddress(hash, stores.table);
  render(<HousedApp stores={stores} />);
  return { ...stores, user: userEvent.setup() };
}

const at = (variation: string, position: string) => `#${new URLSearchParams({ variation, position })}`;
const square = (name: string) => screen.getByLabelText(new RegExp(`^${name},`));
const status = () => screen.getByRole('region', { name: 'Game' });
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const announced = () => screen.getByLabelText('Announcements').textContent;

const PROMOTING = `1d2s5k1/2S9/${Array(15).fill('12').join('/')}/1K10 y - - 40`;

describe('a game at the table', () => {
  it('is played by clicks, undone and redone', async () => {
    const { user, table } = visit(memoryKeeper(), '#variation=pastang');
    await user.click(square('Mortil A2'));
    expect(square('Mortil A3').getAttribute('aria-label')).toContain('can move here');
    await user.click(square('Mortil A3'));
    expect(square('Mortil A3').getAttribute('aria-label')).toBe('Mortil A3, Yellow Swod');
    expect(announced()).toBe('Yellow: Swod Mortil A2 to Mortil A3. Blue to move.');
    expect(screen.getAllByText('SMa2-Ma3')).toHaveLength(1);
    await user.click(button('Undo'));
    expect(turnsMade(table.getState().game)).toBe(0);
    await user.click(button('Redo'));
    expect(turnsMade(table.getState().game)).toBe(1);
  });

  it('is played by keyboard', async () => {
    const { user, table } = visit(memoryKeeper(), '#variation=stikitche');
    square('Mortil D1').focus();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(movesOf(table.getState().game)).toEqual(['Md1-Md2']);
  });

  it('is there again after a reload', async () => {
    const keeper = memoryKeeper();
    const { user } = visit(keeper, '#variation=pastang');
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil A3'));
    cleanup();
    visit(keeper);
    expect(screen.getAllByText('SMa2-Ma3')).toHaveLength(1);
    expect(screen.getAllByText('Blue to move')).toHaveLength(1);
  });

  it('says why a move is refused', async () => {
    const { user } = visit(memoryKeeper(), '#variation=pastang');
    await user.click(square('Mortil A5'));
    expect(within(status()).getByRole('alert').textContent).toBe('It is Yellow’s turn to move.');
  });

  it('names its ending, and begins again with the first move changed', async () => {
    const { user, table } = visit(memoryKeeper(), at('pastang', '6/6/6/1s4/S5/6 y - - 10'));
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil B3'));
    expect(seenText(status())).toContain('To the death! Yellow wins, 1–0');
    expect(await within(status()).findByRole('button', { name: 'To the death' })).not.toBeNull();
    await user.click(await within(status()).findByRole('button', { name: 'Play again' }));
    const { game } = table.getState();
    expect(isBegun(game)).toBe(false);
    expect(formatPosition(game.tree.start)).toBe('6/6/6/1s4/S5/6 b - - 10');
  });

  it('continues at the board where a key begins the next one', async () => {
    const { user } = visit(memoryKeeper(), at('pastang', '6/6/6/1s4/S5/6 y - - 10'));
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil B3'));
    (await within(status()).findByRole('button', { name: 'Play again' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });
});

describe('a screen that lies flat between the players', () => {
  it('shows the far player what belongs to both: turns and endings, not the board', async () => {
    const { user, table, settings } = visit(memoryKeeper(), '#variation=pastang');
    expect(screen.queryByRole('toolbar', { name: 'Actions of the far player' })).toBeNull();
    act(() => settings.getState().change({ facing: true }));
    const far = within(await screen.findByRole('toolbar', { name: 'Actions of the far player' }));
    expect(far.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Undo',
      'Redo',
      'Offer draw',
      'Concede',
    ]);
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil A3'));
    await user.click(far.getByRole('button', { name: 'Undo' }));
    expect(turnsMade(table.getState().game)).toBe(0);
    await user.click(far.getByRole('button', { name: 'Redo' }));
    expect(turnsMade(table.getState().game)).toBe(1);
  });
});

describe('promotion', () => {
  it('offers the Pallan first, and the Swod is not lost when the dialogue is cancelled', async () => {
    const { user, table } = visit(memoryKeeper(), at('poron', PROMOTING));
    await user.click(square('Wersting C5'));
    await user.click(square('Wersting C6'));
    const dialog = screen.getByRole('dialog', { name: 'The Swod reaches the last rank' });
    const names = [...dialog.querySelectorAll('.piece-button')].map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Pallan',
      'Kapt',
      'Chuktar',
      'Jiktar',
      'Deldar',
      'Hikdar',
      'Paktun',
      'Stay a Swod',
    ]);
    await user.click(within(dialog).getByText('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(square('Wersting C5').getAttribute('aria-label')).toBe('Wersting C5, Yellow Swod, selected');
    await user.click(square('Wersting C6'));
    await user.click(screen.getByText('Stay a Swod'));
    expect(movesOf(table.getState().game)).toEqual(['Wc5-Wc6=S']);
  });
});

describe('a dialogue', () => {
  it('is not answered by a key that has been held down since before it was open', async () => {
    const { user } = visit(memoryKeeper(), at('poron', PROMOTING));
    await user.click(square('Wersting C5'));
    await user.click(square('Wersting C6'));
    const pallan = screen.getByRole('button', { name: 'Pallan' });
    expect(fireEvent.keyDown(pallan, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(pallan, { key: 'Enter' })).toBe(true);
    // the key goes on scrolling as it does elsewhere
    for (const key of ['Tab', 'ArrowDown'])
      expect(fireEvent.keyDown(pallan, { key, repeat: true })).toBe(true);
  });
});

describe('a new game', () => {
  it('is chosen with its arrangement and who begins', async () => {
    const { user, table } = visit();
    await user.click(button('New game'));
    await user.click(screen.getByRole('radio', { name: /^Drak’s City/ }));
    await user.click(screen.getByRole('radio', { name: 'One mass in the middle' }));
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    await user.click(button('Start – both agree'));
    expect(variationIdOf(table.getState().game)).toBe('draks-city:mass');
    expect(screen.getAllByText('Blue to move')).toHaveLength(1);
    expect(announced()).toBe('Drak’s City, one mass. Blue to move.');
  });

  it('starts from a position, and says what is wrong with one', async () => {
    const { user, table } = visit();
    await user.click(button('New game'));
    await user.click(await screen.findByRole('radio', { name: /^Pastang/ }));
    const field = screen.getByLabelText('Position line');
    await user.type(field, '6/6/6/1s4/S5/7 y - - 10');
    await user.click(button('Start – both agree'));
    expect(screen.getAllByText(/field 1, character \d+: the width of rank 1 is 7; expected 6/)).toHaveLength(
      1,
    );
    await user.clear(field);
    await user.type(field, '6/6/6/1s4/S5/6 b - - 10');
    await user.click(button('Start – both agree'));
    expect(formatPosition(table.getState().game.tree.start)).toBe('6/6/6/1s4/S5/6 b - - 10');
  });

  it('can be requested by the address; a wrong one is reported and changes nothing', async () => {
    const { table } = visit(memoryKeeper(), at('pastang', 'nonsense'));
    expect(variationIdOf(table.getState().game)).toBe('poron');
    expect(screen.getAllByText(/The address names no game that can be played: field 1/)).toHaveLength(1);
    cleanup();
    visit(memoryKeeper(), '#variation=go');
    expect(await screen.findAllByText(/there is no game “go”/)).toHaveLength(1);
  });

  it.each(['poron+no-king-vault+two-fronts', 'poron%2Bno-king-vault%2Btwo-fronts'])(
    'can have house rules in the address: %s',
    (id) => {
      const { table } = visit(memoryKeeper(), `#variation=${id}`);
      expect(variationIdOf(table.getState().game)).toBe('poron+no-king-vault+two-fronts');
    },
  );

  it('does not begin by its address with terrain that gives Kaida before the first move: it could not be kept', () => {
    const { table } = visit(memoryKeeper(), `#${new URLSearchParams({ variation: poronWithHills() })}`);
    expect(variationIdOf(table.getState().game)).toBe('poron');
    expect(screen.getAllByText(/Blue is in Kaida, but it is not its turn to move/)).toHaveLength(1);
  });
});

describe('keeping', () => {
  it('says when the game cannot be kept, and offers the record', async () => {
    const { user } = visit({ read: () => null, write: () => false }, '#variation=pastang');
    expect(screen.getAllByText(/This browser does not keep the game/)).toHaveLength(1);
    await user.click(square('Mortil A2'));
    await user.click(square('Mortil A3'));
    const notice = screen.getByText(/This browser does not keep the game/).parentElement;
    if (notice === null) throw new Error('no notice');
    await user.click(within(notice).getByText('Record'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Record')).value).toContain('SMa2-Ma3');
  });

  it('reports a damaged save, which is put aside', async () => {
    const texts = new Map([[KEYS.game as string, '{"format":']]);
    const { user } = visit(memoryKeeper(texts));
    const notice = (await screen.findByText(/A saved game could not be read/)).parentElement;
    if (notice === null) throw new Error('no notice');
    expect(texts.get(`${KEYS.game}.damaged.1`)).toBe('{"format":');
    await user.click(within(notice).getByLabelText('Close'));
    expect(screen.queryByText(/A saved game could not be read/)).toBeNull();
  });
});

describe('settings', () => {
  it('change theme, pieces and the orientation of the board', async () => {
    const { user, settings } = visit();
    await user.click(screen.getByLabelText('Settings'));
    await user.click(await screen.findByRole('radio', { name: 'High contrast' }));
    await user.click(screen.getByRole('radio', { name: 'Letter tiles' }));
    await user.click(screen.getByRole('radio', { name: 'On its side' }));
    await user.click(screen.getByLabelText('Close'));
    await user.click(button('Flip board'));
    expect(settings.getState().settings).toMatchObject({
      theme: 'contrast',
      pieces: 'tiles',
      posture: 'sideways',
      flipped: true,
    });
    expect(document.documentElement.dataset['theme']).toBe('contrast');
  });
});
