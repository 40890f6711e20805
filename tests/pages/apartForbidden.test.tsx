// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { thisBrowser } from '../../src/pages/apart/place.ts';
import { visit } from '../support/visit.tsx';

afterEach(cleanup);

it('where no library can be opened, the page of games by message says that it keeps none', async () => {
  vi.spyOn(thisBrowser().repository, 'list').mockResolvedValue({ ok: false, error: 'forbidden' });
  vi.spyOn(thisBrowser().repository, 'watch').mockReturnValue(() => undefined);
  await visit('/m');
  expect((await screen.findByRole('alert')).textContent).toMatch(/keeps no games by message.* is still good/);
});
