// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageContent } from '../../src/app/loading.ts';
import { currentPosition } from '../../src/game/game.ts';
import { schoolSetup } from '../../src/learn/school/setup.ts';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { lineWith, moveOf } from '../support/drawn.ts';
import { setupOf } from '../support/games.ts';
import { seenText } from '../support/pages.ts';
import { tableWith, write } from '../support/tables.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

vi.mock('../../src/store/computer/port.ts', async () => ({
  openWorker: (await import('../support/fakePorts.ts')).openHere,
}));

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

// what comes on demand comes at once, however busy the machine
beforeAll(async () => {
  await Promise.all([import('../../src/pages/school/CoachPanel.tsx'), pageContent('/school')]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(cleanup);

/** The page with a game of the school in which Yellow learns. */
function sit(line: string) {
  const keeper = memoryKeeper();
  const { terms } = schoolSetup('pastang', 'yellow', 0, 'Computer, first steps');
  const { table } = tableWith(setupOf('pastang', { ...terms, line }), keeper);
  const computer = createComputer();
  const stores = { table, settings: createSettings(keeper), lastSetup: createLastSetup(keeper), computer };
  render(<HousedApp stores={stores} />);
  const answer = (written: string): void => {
    const { sitting } = table.getState();
    table.getState().act(sitting, { way: 'move', move: moveOf(currentPosition(sitting.game), written) });
  };
  return { table, computer, answer, user: userEvent.setup() };
}

const invitation = () => screen.queryByRole('button', { name: 'New to Jikaida? Learn to play.' });
const coach = () => screen.findByRole('region', { name: 'Coach' });
const goals = async () =>
  within(await coach())
    .getAllByRole('listitem')
    .map(seenText);

describe('the coach beside the board', () => {
  const VAULT = lineWith('pastang', 'D Ma3, S Mb3, S Mc3, s Md3, s Mf6, d Me6, S Mf1');

  it('says what was missed, and shows it on the board while that is wanted', async () => {
    const { table, computer, answer, user } = sit(VAULT);
    const panel = within(await coach());
    act(() => write(table, 'Mf1-Mf2'));
    act(() => answer('Me6-Me5'));
    await panel.findByText('You could have vaulted from A3 to D3 and taken a Swod.');
    const show = panel.getByRole('button', { name: 'Show on the board' });
    await user.click(show);
    expect(show.getAttribute('aria-pressed')).toBe('true');
    expect(computer.getState().pointed.arrows).toEqual([{ colour: 'green', from: 12, to: 15 }]);
    act(() => write(table, 'Mf2-Mf3'));
    act(() => answer('Me5-Me4'));
    expect(computer.getState().pointed.arrows).toEqual([]);
  });

  it('ticks goals off, and unticks one that is taken back', async () => {
    const { table } = sit(VAULT);
    expect((await goals())[0]).toBe('Capture by a vaultnot yet reached');
    act(() => write(table, 'Ma3-Md3'));
    expect((await goals())[0]).toBe('Capture by a vaultreached');
    act(() => table.getState().undo());
    expect((await goals())[0]).toBe('Capture by a vaultnot yet reached');
  });

  it('gives the result, and leads to the same game and to the next level', async () => {
    const { table, user } = sit(lineWith('pastang', 'D Ma1, S Mb1, S Mc1, d Md1'));
    expect((await coach()).textContent).toContain('First steps');
    act(() => write(table, 'Ma1-Md1'));
    expect(screen.getByText('You have won!').parentElement?.textContent).toContain('2 of 3 goals reached');
    await user.click(screen.getByRole('button', { name: 'One level up' }));
    expect(table.getState().sitting.terms).toMatchObject({
      school: true,
      computer: { levels: { yellow: null, blue: 1 } },
      names: { blue: 'Computer, level 1' },
    });
    expect((await coach()).textContent).toContain('Beginner');
    expect(screen.queryByText('You have won!')).toBeNull();
  });

  it('does not offer to teach a player who is learning already; another game offers it to a newcomer until it has begun or ended', async () => {
    const { table } = sit(VAULT);
    await coach();
    expect(invitation()).toBeNull();
    act(() => table.getState().begin(setupOf('pastang')));
    expect(invitation()).not.toBeNull();
    act(() => void table.getState().act(table.getState().sitting, { way: 'concede' }));
    expect(invitation()).toBeNull();
    act(() => table.getState().undo());
    expect(invitation()).not.toBeNull();
    act(() => write(table, 'Ma2-Ma3'));
    expect(invitation()).toBeNull();
  });

  it('is not there in any other game', async () => {
    const { table } = sit(VAULT);
    await coach();
    act(() => table.getState().begin(setupOf('pastang')));
    expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
  });
});

describe('the page of the small games', () => {
  it('leads to each, where level and side are chosen', async () => {
    location.hash = '#/school';
    const { table, user } = sit(lineWith('pastang', 'D Ma1, s Mb2'));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Play Stikitche' }));
    await screen.findByRole('heading', { name: 'Stikitche', level: 1 });
    const levels = within(screen.getByRole('group', { name: 'How strong the computer plays' }));
    expect(levels.getAllByRole('radio')).toHaveLength(4);
    expect(levels.getByRole<HTMLInputElement>('radio', { name: 'First steps' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(table.getState().sitting.terms).toMatchObject({
      school: true,
      computer: { levels: { yellow: 0, blue: null } },
    });
    expect(location.hash).toBe('#/play');
  });

  it('says that there is no such game at a wrong address', async () => {
    location.hash = '#/school/chess';
    sit(lineWith('pastang', 'D Ma1, s Mb2'));
    expect((await screen.findByText(/There is no small game at this address/)).getAttribute('role')).toBe(
      'alert',
    );
  });
});
