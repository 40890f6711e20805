// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageContent } from '../../src/app/loading.ts';
import { visit } from '../support/visit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answering = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  );

describe('a new game with somebody elsewhere', () => {
  it('can be live where the site names a broker', async () => {
    answering('{"address":"live"}');
    await visit('/new/elsewhere', 'stikitche');
    expect(await screen.findByRole('radio', { name: /^Live/ })).not.toBeNull();
    expect(screen.getByRole('radio', { name: /^By message/ })).not.toBeNull();
  });

  it('can be live as soon as a network is there to ask the site', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await visit('/new/elsewhere', 'stikitche');
    await screen.findByText(/^Live play needs a connection/);
    expect(screen.queryByRole('radio', { name: /^Live/ })).toBeNull();
    answering('{"address":"live"}');
    expect(await screen.findByRole('radio', { name: /^Live/ }, { timeout: 6_000 })).not.toBeNull();
  });

  it('is live from the start at an address of its own, to which the list of live games leads', async () => {
    answering('{"address":"live"}');
    await pageContent('/new');
    await visit('/live', 'stikitche');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }, { timeout: 5_000 }));
    expect(location.hash).toBe('#/new/live');
    const live = await screen.findByRole<HTMLInputElement>('radio', { name: /^Live/ }, { timeout: 5_000 });
    expect(live.checked).toBe(true);
    expect(await screen.findByRole('group', { name: 'Clock' }, { timeout: 5_000 })).not.toBeNull();
  });

  it.each([
    ['Live play needs a connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Live play is not offered on this site', async () => new Response('{"address":null}')],
  ])('says “%s” where it cannot be live, and goes by message', async (words, answer) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    await visit('/new/live', 'stikitche');
    expect((await screen.findByText(new RegExp(`^${words}`))).tagName).toBe('OUTPUT');
    const message = screen.getByRole<HTMLInputElement>('radio', { name: /^By message/ });
    expect(message.checked).toBe(true);
  });

  it.each([
    ['names none', '{"address":null}', 200],
    ['has no such file', 'Not found', 404],
    ['has a damaged file', '<!doctype html>', 200],
  ])('goes only by message where the site %s', async (_, body, status) => {
    answering(body, status);
    await visit('/new/elsewhere', 'stikitche');
    await screen.findByRole('radio', { name: /^By message/ });
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(async () => undefined);
    expect(screen.queryByRole('radio', { name: /^Live/ })).toBeNull();
  });
});
