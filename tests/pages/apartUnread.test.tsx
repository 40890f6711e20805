// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thisBrowser } from '../../src/pages/apart/place.ts';
import { keepApart } from '../../src/store/apart/games.ts';
import { emptyBrowser } from '../store/library/support.ts';
import { begun } from '../support/apart.ts';
import { visit } from '../support/visit.tsx';

beforeEach(() => void emptyBrowser());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('where no library can be opened, the page of games by message says that it keeps none', async () => {
  vi.spyOn(thisBrowser().repository, 'list').mockResolvedValue({ ok: false, error: 'forbidden' });
  vi.spyOn(thisBrowser().repository, 'watch').mockReturnValue(() => undefined);
  await visit('/m');
  expect((await screen.findByRole('alert')).textContent).toMatch(/keeps no games by message.* is still good/);
});

it('a list that could not be read says so until it can be', async () => {
  const { host } = begun();
  vi.spyOn(thisBrowser().repository, 'list').mockResolvedValueOnce({ ok: false, error: 'lost' });
  await visit('/m', 'stikitche');
  expect(await screen.findByRole('alert')).not.toBeNull();
  await act(async () => keepApart(thisBrowser(), null, host));
  await screen.findByRole('region', { name: /^Your move/ });
  expect(screen.queryByRole('alert')).toBeNull();
});
