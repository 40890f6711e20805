// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotLoaded } from '../../src/app/NotLoaded.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const words = () => screen.getByRole('alert').querySelector('p')?.textContent;

it('a page that did not arrive is reloaded only once the site answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const answers = [new TypeError('offline'), { ok: false }, { ok: true }];
  const ask = vi.fn<() => Promise<unknown>>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', ask);
  render(<NotLoaded place={{ shape: 'dialog', title: 'action.settings' }} onClose={() => undefined} />);
  const seen = [words()];
  for (const tries of [1, 2]) {
    // one try comes after another
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(tries));
    seen.push(words());
  }
  expect(reload).not.toHaveBeenCalled();
  expect(seen[1]).not.toBe(seen[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
