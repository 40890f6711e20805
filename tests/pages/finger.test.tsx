// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../src/app/createStores.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';
import { loadAllPages } from '../support/pages.ts';

beforeAll(loadAllPages, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '#');
});

/** Opens a page of a device on which a finger points, or a mouse. */
function visit(hash: string, by: 'finger' | 'mouse') {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' && by === 'finger' }),
  );
  history.replaceState(null, '', hash);
  render(<HousedApp stores={createStores(memoryKeeper())} />);
}

describe('the words suit the pointing device', () => {
  it.each([
    ['#/editor', 'finger', /^Tap a piece above/],
    ['#/editor', 'finger', /tap squares, or draw over them with a finger/],
    ['#/editor', 'mouse', /^On a square, the first letter of a piece/],
    ['#/editor', 'mouse', /click squares, or draw over them with the mouse/],
    ['#/help', 'finger', /^Tap one of your pieces/],
    ['#/help', 'mouse', /^Click one of your pieces/],
  ] as const)('on %s with a %s', async (hash, by, words) => {
    visit(hash, by);
    expect((await screen.findAllByText(words)).length).toBe(1);
  });

  it('no page on a phone speaks of the mouse or of clicks', async () => {
    for (const hash of [
      '#/play',
      '#/editor',
      '#/help',
      '#/settings',
      '#/library',
      '#/learn',
      '#/school',
      '#/new',
    ]) {
      visit(hash, 'finger');
      await screen.findAllByRole('heading');
      expect(`${hash} ${document.body.textContent}`).not.toMatch(/\b(mouse|click|right button|drop)\b/i);
      cleanup();
    }
  });

  it('the list of keys is folded on a phone, and open where there is a keyboard', async () => {
    visit('#/help', 'finger');
    const folded = screen.getByText('With a keyboard');
    expect(folded.closest('details')?.open).toBe(false);
    await userEvent.click(folded);
    expect(folded.closest('details')?.textContent).toContain('Keys on the board');
    cleanup();
    visit('#/help', 'mouse');
    expect(screen.queryByText('With a keyboard')).toBeNull();
    expect(screen.getByText('Keys on the board').closest('details')).toBeNull();
  });
});
