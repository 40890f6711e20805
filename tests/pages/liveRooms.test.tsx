// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LiveRooms } from '../../src/pages/live/LiveRooms.tsx';
import { forgetRoom, keepRoom, listRooms } from '../../src/store/live/keptRooms.ts';
import { hosting } from '../../src/store/live/member.ts';
import { emptyBrowser } from '../store/library/support.ts';

beforeEach(() => void emptyBrowser());
afterEach(async () => {
  cleanup();
  for (const { id } of (await listRooms()) ?? []) await forgetRoom(id);
});

const below = () => screen.queryByText('below');

it('draws what stands below the live games once they are known, so that it is not pushed away', async () => {
  await keepRoom(hosting(), { phase: 'yours', variation: 'pastang', other: 'Dray', games: 1 });
  render(<LiveRooms>below</LiveRooms>);
  expect(below()).toBeNull();
  await screen.findByRole('region', { name: /^Live games/ });
  expect(below()).not.toBeNull();
});

it('draws it where there is none, too', async () => {
  render(<LiveRooms none="none">below</LiveRooms>);
  expect(below()).toBeNull();
  expect(await screen.findByText(/none/)).not.toBeNull();
  expect(screen.queryByText(/below/)).not.toBeNull();
});
