// @vitest-environment happy-dom
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/cabinet/chance/source.ts';
import { loadCabinet } from '../../../src/cli/cabinetGames.ts';
import { formatCabinetLink, readCabinet } from '../../../src/game/cabinet/index.ts';
import { goTo, visit } from '../../support/visit.tsx';

const CABINET = await loadCabinet();

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens the link to a game, by its record. */
async function open(record: string): Promise<void> {
  const tree = readCabinet(record, CABINET).next().value?.tree ?? null;
  const link = tree && formatCabinetLink(tree);
  if (link?.ok !== true) throw new Error('there is no link');
  const { settings } = await visit('/cabinet');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo(`/cabinet/g/${link.value}`);
  await screen.findByText(/^This game came from a link/u);
}

const status = () => within(screen.getByRole('region', { name: 'Game' }));
const ways = () =>
  status()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const fairDice = (): unknown => screen.queryByRole('region', { name: 'Fair dice' });
const button = (name: string) => screen.queryByRole('button', { name });

const rollButton = () => screen.queryByRole('button', { name: 'Roll the dice' });

describe('a game that came from a link', () => {
  it('may go on at the table; no new one begins where nothing is kept', async () => {
    await open('[Variation "tablut"]\n\n1. d1-d3 2. e4-f4 *');
    expect(button('Go on with it at the table')).not.toBeNull();
    expect(button('New game')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(ways()).toEqual(['Review this game']);
  });

  it('can be gone through when it is over, and neither goes on nor begins again', async () => {
    const tags = '[Variation "tablut"]\n[Result "0-1"]\n[Termination "concession black"]';
    await open(`${tags}\n\n1. d1-d3 2. e4-f4 0-1`);
    expect(status().getByText('White has won')).not.toBeNull();
    expect(button('Go on with it at the table')).toBeNull();
    expect(button('New game')).toBeNull();
    expect(ways()).toEqual(['Review this game']);
  });

  it('does not invite the player to try other moves where dice or cards have decided', async () => {
    const tags = '[Variation "cribbage:2-121"]\n[Result "0-1"]\n[Termination "concession 1"]';
    await open(`${tags}\n\n1. deal:5h 2. deal:Kh 0-1`);
    expect(screen.queryByText(/try other moves/u)).toBeNull();
  });

  it('has no button to roll the dice once somebody has given up', async () => {
    await open('[Variation "parcheesi:2"]\n\n1. roll:12 2. pass *');
    expect(rollButton()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(status().getByText(/has won$/u)).not.toBeNull();
    expect(rollButton()).toBeNull();
  });

  it('has no dice to check where a seed was told neither with it nor for what was rolled before', async () => {
    await open('[Variation "parcheesi:2"]\n\n1. roll:12 2. pass *');
    await userEvent.click(screen.getByRole('button', { name: 'Concede' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(status().getByText(/has won$/u)).not.toBeNull();
    expect(fairDice()).toBeNull();
    const seed = '7'.repeat(64);
    const lot = `[SeedHash "${hashOf(seed)}"]\n[Seed "${seed}"]\n[SeedNumbers ","]`;
    cleanup();
    await open(
      `[Variation "parcheesi:2"]\n[Result "1-0"]\n[Termination "concession yellow"]\n${lot}\n\n1. roll:12 2. pass 1-0`,
    );
    expect(fairDice()).not.toBeNull();
  });
});
