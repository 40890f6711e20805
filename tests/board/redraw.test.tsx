// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../src/app/createStores.ts';
import { turnsMade } from '../../src/game/game.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

/** Counts how often squares draw their piece, and the page its head. */
const drawn = vi.hoisted(() => ({ pieces: 0, heads: 0 }));
vi.mock('../../src/pages/play/Head.tsx', () => ({
  Head: () => {
    drawn.heads++;
    return null;
  },
}));
vi.mock('../../src/board/pieces/Piece.tsx', () => ({
  PieceSprites: () => null,
  PieceImage: () => {
    drawn.pieces++;
    return <svg className="piece" />;
  },
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function visit() {
  const stores = createStores(memoryKeeper());
  render(<HousedApp stores={stores} />);
  return stores;
}

const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

describe('a click', () => {
  it('draws only the squares again that change', async () => {
    visit();
    expect(drawn.pieces).toBeGreaterThanOrEqual(72);
    drawn.pieces = 0;
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    await user.click(screen.getByLabelText('Mortil C6, empty, can move here'));
    expect(drawn.pieces).toBeGreaterThan(0);
    expect(drawn.pieces).toBeLessThanOrEqual(12);
  });

  it('leaves what has nothing to do with the turn as it was drawn', async () => {
    const { table } = visit();
    drawn.heads = 0;
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    await user.click(screen.getByLabelText('Mortil C6, empty, can move here'));
    expect(turnsMade(table.getState().game)).toBe(1);
    expect(drawn.heads).toBe(0);
  });
});

describe('a drag', () => {
  it('draws no square again from the lift to the drop', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1200, 1800));
    HTMLElement.prototype.setPointerCapture = () => undefined;
    visit();
    const swod = screen.getByLabelText('Mortil C3, Yellow Swod');
    const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
    fireEvent.pointerDown(swod, { ...pointer, clientX: 250, clientY: 1550 });
    fireEvent.pointerMove(swod, { ...pointer, clientX: 250, clientY: 1500 });
    await nextFrame();
    expect(swod.dataset['dragged']).toBe('');
    drawn.pieces = 0;
    for (let y = 1500; y > 900; y -= 60) {
      fireEvent.pointerMove(swod, { ...pointer, clientX: 300 + y / 4, clientY: y });
      await nextFrame();
    }
    expect(document.querySelectorAll('[data-over]')).toHaveLength(1);
    expect(drawn.pieces).toBe(0);
  });
});
