// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { schoolSetup } from '../../src/learn/school/setup.ts';
import { CoachPlace } from '../../src/pages/play/CoachPlace.tsx';
import { Coach } from '../../src/pages/play/laterParts.ts';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { text } from '../../src/text/messages.ts';
import { setupOf } from '../support/games.ts';
import { tableWith } from '../support/tables.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A game of the school, or another one, with the place of the coach. */
function sit(isSchool: boolean) {
  const keeper = memoryKeeper();
  const { terms } = schoolSetup('pastang', 'yellow', 0, 'Computer, first steps');
  const { table } = tableWith(setupOf('pastang', isSchool ? terms : {}), keeper);
  const stores = {
    table,
    settings: createSettings(keeper),
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  };
  render(
    <StoresProvider stores={stores}>
      <CoachPlace />
    </StoresProvider>,
  );
  return table;
}

const coach = () => screen.queryByRole('region', { name: 'Coach' });

it('a coach that has been loaded is beside a game of the school at once, and beside no other', async () => {
  expect(await Coach.load()).toBe(true);
  sit(true);
  expect(coach()).not.toBeNull();
  cleanup();
  sit(false);
  expect(coach()).toBeNull();
});

it('the players are told if the coach cannot be loaded', async () => {
  vi.spyOn(Coach, 'load').mockResolvedValue(false);
  const table = sit(true);
  await act(async () => {});
  expect(table.getState().notice).toBe(text('page.not-loaded'));
});
