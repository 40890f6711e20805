// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Cores } from '../../src/pages/play/Cores.tsx';
import type * as Machine from '../../src/store/computer/cores.ts';

const storage = vi.hoisted(() => ({ isFull: false }));

vi.mock('../../src/store/computer/cores.ts', async (load) => ({
  ...(await load<typeof Machine>()),
  thisMachine: () => ({ isIsolated: true, cores: 8, isPhone: false }),
  chooseCores: () => !storage.isFull,
}));

afterEach(cleanup);

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

it('shows how many cores the computer uses, and says if a choice could not be kept', async () => {
  render(<Cores />);
  expect(chosen()).toBe('4');
  await userEvent.click(screen.getByRole('radio', { name: '6' }));
  expect(chosen()).toBe('6');
  storage.isFull = true;
  await userEvent.click(screen.getByRole('radio', { name: '2' }));
  expect(chosen()).toBe('6');
  expect(screen.getByRole('alert').textContent).toContain('does not keep the choice');
  storage.isFull = false;
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(chosen()).toBe('3');
  expect(screen.queryByRole('alert')).toBeNull();
});
