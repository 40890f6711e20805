// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELF } from '../../../src/cabinet/games/shelf.ts';
import type { Shape } from '../../../src/cabinet/seam/surface.ts';
import { openedGame } from '../../../src/pages/cabinet/opened.ts';
import { ShadesFrom, Shapes } from '../../../src/pages/cabinet/board/Shapes.tsx';
import { ShelfCard } from '../../../src/pages/cabinet/shelf/ShelfCard.tsx';

/** Tells the page that something has come near the window. */
let comeNear: () => void = () => {};

class Watch {
  private readonly hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(hear: Watch['hear']) {
    this.hear = hear;
  }
  observe(): void {
    comeNear = () => this.hear([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watch));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const men = () => [...screen.getByRole('article').querySelectorAll('[data-man]')];

describe('the picture on a card of the shelf', () => {
  const shelved = SHELF.find(({ id }) => id === 'tablut');

  test('shows the men of the game as it begins, once the card has come near', async () => {
    if (shelved === undefined) throw new Error('tablut is not on the shelf');
    render(<ShelfCard shelved={shelved} when={undefined} />);
    expect(screen.getByRole('article').querySelector('svg.cabinet-still')).toBeNull();
    const opened = await openedGame('tablut');
    if (opened === null) throw new Error('tablut does not open');
    const { game } = opened;
    await act(async () => comeNear());
    const standing = game.standing(game.variants[0]?.start(), []);
    // nine with the King in the middle, sixteen around
    expect(standing).toHaveLength(25);
    await waitFor(() =>
      expect(men().map((man) => man.getAttribute('data-man'))).toEqual(standing.map(({ place }) => place)),
    );
  });

  test('is also requested when the page is printed', async () => {
    if (shelved === undefined) throw new Error('tablut is not on the shelf');
    render(<ShelfCard shelved={shelved} when={undefined} />);
    await act(async () => void dispatchEvent(new Event('beforeprint')));
    await waitFor(() => expect(men()).not.toEqual([]));
  });
});

describe('the shapes of a drawing', () => {
  const D = 'M0 0h2v2h-2z';
  const paths = (shapes: readonly Shape[]) => {
    const { container } = render(
      <svg>
        <ShadesFrom id="s">
          <Shapes shapes={shapes} />
        </ShadesFrom>
      </svg>,
    );
    return [...container.querySelectorAll('g > path')].filter((path) => path.getAttribute('d') === D);
  };

  test('have light and shadow over them where they ask for it, by the name that the board gives', () => {
    const [plain, shade, ...none] = paths([{ d: D, fill: 'one', shade: 'dome' }]);
    expect(none).toEqual([]);
    expect(plain?.getAttribute('style')).toContain('--cabinet-one');
    expect(shade?.getAttribute('class')).toBe('cabinet-shade');
    expect(shade?.getAttribute('fill')).toBe('url(#s-dome)');
    expect(document.getElementById('s-dome')?.tagName).toMatch(/radialGradient/i);
  });

  test('have none else', () => {
    expect(paths([{ d: D, fill: 'one' }])).toHaveLength(1);
  });
});
