// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../src/app/createStores.ts';
import { turnsMade } from '../../src/game/game.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { HousedApp } from '../support/HousedApp.tsx';

/** Counts how often the page draws its head. */
const drawn = vi.hoisted(() => ({ heads: 0 }));
vi.mock('../../src/pages/play/Head.tsx', () => ({
  Head: () => {
    drawn.heads++;
    return null;
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

/** Watches the board: which squares and pieces are touched until it is asked. */
function watch() {
  const found = document.querySelector('.field');
  if (found === null) throw new Error('there is no board');
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((told) => records.push(...told));
  observer.observe(found, { subtree: true, childList: true, attributes: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const nodes = records.flatMap(({ target, addedNodes, removedNodes }) =>
      [target].concat([...addedNodes], [...removedNodes]),
    );
    const named = (attribute: string) =>
      new Set(nodes.flatMap((node) => (node instanceof Element ? (node.getAttribute(attribute) ?? []) : [])));
    return { squares: named('data-square').size, pieces: named('data-at').size };
  };
}

const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(done)));

describe('a click', () => {
  it('that picks a piece touches its square and those that it can go to, and no piece', async () => {
    visit();
    const user = userEvent.setup();
    const changed = watch();
    await user.click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    const { squares, pieces } = changed();
    const targets = screen.getAllByLabelText(/can move here/).length;
    expect(squares).toBeGreaterThan(targets);
    expect(squares).toBeLessThanOrEqual(targets + 2);
    expect(pieces).toBe(0);
  });

  it('that moves it touches one piece only', async () => {
    visit();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Mortil C3, Yellow Swod'));
    const target = screen.getByLabelText('Mortil C6, empty, can move here');
    const changed = watch();
    await user.click(target);
    const { squares, pieces } = changed();
    expect(pieces).toBe(2);
    expect(squares).toBeLessThanOrEqual(12);
  });

  it('leaves everything that has nothing to do with the turn as it was drawn', async () => {
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
    const changed = watch();
    for (let y = 1500; y > 900; y -= 60) {
      fireEvent.pointerMove(swod, { ...pointer, clientX: 300 + y / 4, clientY: y });
      await nextFrame();
    }
    expect(document.querySelectorAll('[data-over]')).toHaveLength(1);
    // only the mark of the square under the pointer moves along
    const { squares, pieces } = changed();
    expect(squares).toBeLessThanOrEqual(12);
    expect(pieces).toBe(0);
  });
});
