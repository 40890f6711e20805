// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { LoadBoundary } from '../../src/app/LoadBoundary.tsx';

// React reports what a boundary catches
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is shown for a part of a page that could not be loaded for some reason. */
async function wordsFor(reason: Error): Promise<string | null> {
  const Part = lazy(() => Promise.reject(reason));
  render(
    <ErrorBoundary>
      <LoadBoundary place={{ shape: 'page', title: 'app.title' }} onClose={() => undefined}>
        <Suspense>
          <Part />
        </Suspense>
      </LoadBoundary>
    </ErrorBoundary>,
  );
  return (await screen.findByRole('alert')).textContent;
}

describe('a part whose code did not arrive can be requested again', () => {
  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://example.org/assets/game-1k.js'],
    ['Firefox', 'error loading dynamically imported module: https://example.org/assets/game-1k.js'],
    ['Safari', 'Importing a module script failed.'],
    ['a style sheet', 'Unable to preload CSS for /assets/game-1k.css'],
  ])('%s', async (_, message) => {
    expect(await wordsFor(new TypeError(message))).toContain('This part could not be loaded.');
  });
});

it('any other fault of a part is reported as it is', async () => {
  expect(await wordsFor(new TypeError('x is undefined'))).toContain('TypeError: x is undefined');
});
