// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRooms } from '../../src/pages/live/LiveRooms.tsx';
import { forgetRoom, keepRoom, listRooms } from '../../src/store/live/keptRooms.ts';
import type * as KeptRooms from '../../src/store/live/keptRooms.ts';
import { hosting } from '../../src/store/live/member.ts';
import { emptyBrowser } from '../store/library/support.ts';

vi.mock('../../src/store/live/keptRooms.ts', async (load) => {
  const real = await load<typeof KeptRooms>();
  return { ...real, forgetRoom: vi.fn<typeof real.forgetRoom>(real.forgetRoom) };
});

beforeEach(() => void emptyBrowser());
afterEach(async () => {
  cleanup();
  for (const { id } of (await listRooms()) ?? []) await forgetRoom(id);
});

const below = () => screen.queryByText('below');

it('draws what is below the live games once they are known, so that it is not pushed away', async () => {
  await keepRoom(hosting(), { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 });
  render(<LiveRooms>below</LiveRooms>);
  expect(below()).toBeNull();
  await screen.findByRole('region', { name: /^Live games/ });
  expect(below()).not.toBeNull();
});

it('draws it even where there are none', async () => {
  render(<LiveRooms none="none">below</LiveRooms>);
  expect(below()).toBeNull();
  expect(await screen.findByText(/none/)).not.toBeNull();
  expect(screen.queryByText(/below/)).not.toBeNull();
});

const LISTED = { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 } as const;

/** Forgets the first room of the list on a page with a heading. */
async function forget(): Promise<void> {
  render(
    <main>
      <h1 tabIndex={-1}>Live</h1>
      <LiveRooms />
    </main>,
  );
  const games = await screen.findByRole('region', { name: /^Live games/ });
  const [first] = within(games).getAllByRole('button', { name: 'Forget' });
  await userEvent.click(first!);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Forget' }));
}

it('does not lose the focus along with the row of a game that is forgotten', async () => {
  await keepRoom(hosting(), LISTED);
  await forget();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.queryByRole('region', { name: /^Live games/ })).toBeNull();
});

it('says that a game could not be forgotten', async () => {
  await keepRoom(hosting(), LISTED);
  vi.mocked(forgetRoom).mockResolvedValueOnce(false);
  await forget();
  expect((await screen.findByRole('alert')).textContent).toContain('could not forget the game');
  expect(screen.queryByRole('region', { name: /^Live games/ })).not.toBeNull();
});
