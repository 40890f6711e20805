// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadedOnce } from '../../src/app/loading.ts';
import { Part } from '../../src/app/Part.tsx';

/** What React has told the developer. */
let told: unknown[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void told.push(words));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A part that remembers the name it was first called by. */
function Named({ name }: { readonly name: string }) {
  const [first] = useState(name);
  return (
    <p>
      {first} {name}
    </p>
  );
}

it('a loaded part appears, stays itself when it is given something else, and React does not complain', async () => {
  const source = loadedOnce(() => Promise.resolve(Named));
  const page = (name: string) => (
    <Suspense fallback={<p>Loading</p>}>
      <Part source={source} given={{ name }} />
    </Suspense>
  );
  const { rerender } = await act(() => Promise.resolve(render(page('Anna'))));
  expect(screen.getByText('Anna Anna')).toBeTruthy();
  rerender(page('Ben'));
  expect(screen.getByText('Anna Ben')).toBeTruthy();
  expect(told).toEqual([]);
});

it('a part that is here already is drawn at once', async () => {
  const source = loadedOnce(() => Promise.resolve(Named));
  await source();
  render(<Part source={source} given={{ name: 'Anna' }} />);
  expect(screen.getByText('Anna Anna')).toBeTruthy();
});
