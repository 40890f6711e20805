import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Setup } from '../../src/game/sitting/terms.ts';
import { NewGame } from '../../src/pages/new/NewGame.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { createTable } from '../../src/store/table/table.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

/** Opens the page as at a visit with what was kept before; `begun` is what has been started. */
export function open(keeper = memoryKeeper(), path = '/new') {
  const table = createTable(keeper);
  const begun: Setup[] = [];
  const { begin } = table.getState();
  table.setState({
    begin: (setup) => {
      begun.push(setup);
      begin(setup);
    },
  });
  const done = vi.fn<() => void>();
  render(
    <StoresProvider
      stores={{
        table,
        settings: createSettings(keeper),
        lastSetup: createLastSetup(keeper),
        computer: createComputer(),
      }}
    >
      <Router hook={memoryLocation({ path }).hook}>
        <NewGame onDone={done} onCancel={() => {}} />
      </Router>
    </StoresProvider>,
  );
  return { table, begun, done, user: userEvent.setup() };
}

export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Unfolds a part of the set-up, and waits for what it holds. */
export async function unfold(user: ReturnType<typeof userEvent.setup>, title: string) {
  const part = screen.getByRole('heading', { name: title, level: 2 }).closest('details');
  if (part === null) throw new Error(title);
  await user.click(within(part).getByRole('heading', { name: title, level: 2 }));
  // happy-dom tells nobody that it has unfolded
  part.open = true;
  fireEvent(part, new Event('toggle'));
  await vi.waitFor(() => expect(part.querySelector('.help')).not.toBeNull());
  return within(part);
}
