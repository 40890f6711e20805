// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page that fails', () => {
  it.each([
    [new Error('the rank is gone'), 'Error: the rank is gone'],
    ['nothing', 'An unknown error.'],
  ])('says so, and that the game is kept: %s', (fault, details) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Failing = () => {
      throw fault;
    };
    render(
      <ErrorBoundary>
        <Failing />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Your game is kept up to the last move');
    expect(screen.getByText(details)).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Reload the page' })).not.toBeNull();
  });
});
