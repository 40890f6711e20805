// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ComputerTerms } from '../../src/game/sitting/terms.ts';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { clockOf, setupOf } from '../support/games.ts';
import { tableWith, write } from '../support/tables.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page with a game that two players have begun. */
function sit(...setup: Parameters<typeof setupOf>) {
  const keeper = memoryKeeper();
  const { table, hands } = tableWith(setupOf(...setup), keeper);
  const stores = {
    table,
    settings: createSettings(keeper),
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  };
  render(<HousedApp stores={stores} />);
  return { table, hands, settings: stores.settings, user: userEvent.setup() };
}

const card = (name: string | RegExp) => screen.getByRole('region', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The players, from the top of the page down. */
const order = () => screen.getAllByText(/^(?:Yellow|Blue)$/).map(({ textContent }) => textContent);
const face = () => screen.getByRole('timer', { name: 'Clock of Yellow' }).textContent;
const names = { yellow: 'Anna', blue: 'Bo' };

describe('a player’s card', () => {
  it('names the player, and marks the one to move', () => {
    const { table } = sit('stikitche', { names });
    expect(card('Anna (Yellow), to move').textContent).toBe('Anna');
    act(() => write(table, 'Mc1-Mc3'));
    expect(card('Bo (Blue), to move')).not.toBeNull();
    expect(card('Anna (Yellow)')).not.toBeNull();
  });

  it('shows what was captured of the other side, and who is ahead', () => {
    const { table } = sit('pastang', { line: '6/6/6/1s3s/S5/6 y - - 10' });
    act(() => write(table, 'Ma2xMb3'));
    const yellow = within(card('Yellow'));
    expect(yellow.getByLabelText('1 × Swod')).not.toBeNull();
    act(() => table.getState().goTo(0));
    expect(yellow.queryByLabelText('1 × Swod')).toBeNull();
  });

  it('shows points in a match', () => {
    const { table } = sit('pastang', { match: { games: 2, firstMove: 'loser' } });
    act(() => table.getState().end({ way: 'agreement' }));
    expect(within(card('Blue')).getByTitle('½ in the match')).not.toBeNull();
  });

  it('is above the board for the far side and below it for the near side, as the board is turned', async () => {
    const { user } = sit('pastang');
    expect(order()).toEqual(['Blue', 'Yellow']);
    await user.click(button('Flip board'));
    expect(order()).toEqual(['Yellow', 'Blue']);
  });
});

describe('the clock’s face', () => {
  it('runs by itself, with tenths when time runs short, and ends the game', () => {
    vi.useFakeTimers();
    const { table, hands } = sit('stikitche', { clock: clockOf(61) });
    act(() => write(table, 'Mc1-Mc3', 'Nc6-Nc5'));
    const pass = (time: number): void =>
      act(() => {
        hands.now += time;
        vi.advanceTimersByTime(time);
      });
    expect(face()).toBe('1:01');
    pass(1_000);
    expect(face()).toBe('1:00');
    pass(50_000);
    expect(face()).toBe('0:10.0');
    pass(10_001);
    expect(screen.getByText('Time! Blue wins, 0–1')).not.toBeNull();
  });
});

describe('what cannot be done', () => {
  it('says why: take-backs that were not agreed, a draw that was declined', () => {
    const { table } = sit('stikitche', { takeBack: 'never' });
    act(() => write(table, 'Mc1-Mc3'));
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    expect(button('Undo').title).toBe('You agreed to play without take-backs.');
    act(() => table.getState().offerDraw());
    act(() => table.getState().answer(false));
    expect(button('Offer draw').getAttribute('aria-disabled')).toBe('true');
    expect(button('Offer draw').title).toContain('make a move first');
  });

  it('closing an offer declines it', async () => {
    const { table, user } = sit('stikitche');
    await user.click(button('Offer draw'));
    await user.click(within(screen.getByRole('dialog')).getByLabelText('Close'));
    expect(table.getState().sitting).toMatchObject({ offer: null, end: null, declined: { draw: 0 } });
  });
});

describe('a question across the table', () => {
  /** Blue’s Swod stands before its last rank. */
  const line = `1k10/${Array(15).fill('12').join('/')}/2s9/1D2S5K1 b - - 41`;
  const ask = async (computer?: ComputerTerms) => {
    const { table, settings } = sit('poron', computer === undefined ? { line } : { line, computer });
    act(() => settings.getState().change({ facing: true }));
    act(() => table.getState().choose(14));
    act(() => table.getState().choose(2));
    const dialog = await screen.findByRole('dialog', { name: 'The Swod reaches the last rank' });
    return dialog.querySelector('.dialog-body.turned') !== null;
  };

  it('is turned to a player at the far edge', async () => {
    expect(await ask()).toBe(true);
  });

  it('is not turned away from a player against the computer, whose side is near', async () => {
    expect(await ask({ levels: { yellow: 3, blue: null }, moveTime: 1000 })).toBe(false);
  });
});
