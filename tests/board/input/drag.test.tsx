// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../../src/app/createStores.ts';
import { squareAtPoint } from '../../../src/board/input/under.ts';
import { viewOf } from '../../../src/board/view.ts';
import { findVariation, rulesetOf } from '../../../src/engine/index.ts';
import { movesOf } from '../../support/games.ts';
import { memoryKeeper } from '../../store/memoryKeeper.ts';
import { HousedApp } from '../../support/HousedApp.tsx';

/** The board of Pastang, 6 by 6 squares of 100 pixels. */
const BOX = { left: 0, top: 0, width: 600, height: 600 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 600));
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function visit() {
  const stores = createStores(memoryKeeper());
  const variation = findVariation('pastang');
  if (variation === undefined) throw new Error('pastang');
  stores.table.getState().start(variation);
  render(<HousedApp stores={stores} />);
  return stores.table;
}

const square = (name: string) => screen.getByLabelText(new RegExp(`^Mortil ${name},`));
/** The middle of a square on the screen. */
const middle = (name: string) => ({
  clientX: (name.charCodeAt(0) - 65) * 100 + 50,
  clientY: (6 - Number(name.charAt(1))) * 100 + 50,
});
const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };

function pressAndPull(from: string, to: string): void {
  fireEvent.pointerDown(square(from), { ...pointer, ...middle(from) });
  fireEvent.pointerMove(square(from), { ...pointer, ...middle(to) });
}

function drag(from: string, to: string): void {
  pressAndPull(from, to);
  fireEvent.pointerUp(square(from), { ...pointer, ...middle(to) });
  fireEvent.click(square(to));
}

describe('the square under a point', () => {
  it('is found in any view, and is none beside the board', () => {
    const variation = findVariation('pastang');
    if (variation === undefined) throw new Error('pastang');
    const { geometry } = rulesetOf(variation);
    expect(squareAtPoint(viewOf(geometry, 'south'), BOX, 50, 550)).toBe(0);
    expect(squareAtPoint(viewOf(geometry, 'north'), BOX, 50, 550)).toBe(35);
    expect(squareAtPoint(viewOf(geometry, 'south'), BOX, -1, 300)).toBeNull();
    expect(squareAtPoint(viewOf(geometry, 'south'), BOX, 300, 601)).toBeNull();
  });
});

describe('dragging', () => {
  it('moves a piece, and the click that ends it means nothing more', () => {
    const table = visit();
    drag('A2', 'A3');
    expect(table.getState()).toMatchObject({
      selection: null,
      change: { way: 'dropped' },
    });
    expect(movesOf(table.getState().game)).toEqual(['Ma2-Ma3']);
  });

  it('says why a drop is refused, and keeps the piece in the hand', () => {
    const table = visit();
    drag('A2', 'C6');
    expect(movesOf(table.getState().game)).toEqual([]);
    expect(table.getState().told?.words).toBe('No Swod moves like that.');
    expect(table.getState().selection).toBe(6);
    drag('A2', 'B2');
    expect(table.getState().told?.words).toContain('A piece of the same side');
  });

  it('lets go beside the board, and on the square where it began the piece stays picked', () => {
    const table = visit();
    pressAndPull('A2', 'A3');
    fireEvent.pointerUp(square('A2'), { ...pointer, clientX: 900, clientY: 300 });
    expect(table.getState().selection).toBeNull();
    drag('A2', 'A3');
    table.getState().undo();
    pressAndPull('A2', 'A3');
    fireEvent.pointerUp(square('A2'), { ...pointer, ...middle('A2') });
    fireEvent.click(square('A2'));
    expect(table.getState().selection).toBe(6);
  });

  it('goes on where the browser cancels another pointer, such as a palm beside a pen', () => {
    const table = visit();
    pressAndPull('A2', 'A3');
    fireEvent.pointerCancel(square('B3'), { pointerId: 2, pointerType: 'touch' });
    expect(square('A2').dataset['dragged']).toBe('');
    fireEvent.pointerUp(square('A2'), { ...pointer, ...middle('A3') });
    expect(movesOf(table.getState().game)).toEqual(['Ma2-Ma3']);
  });

  it('is abandoned where its own pointer is cancelled', () => {
    const table = visit();
    pressAndPull('A2', 'A3');
    fireEvent.pointerCancel(square('A2'), { pointerId: 1 });
    expect(square('A2').dataset['dragged']).toBeUndefined();
    expect(movesOf(table.getState().game)).toEqual([]);
  });

  it('is abandoned with Escape, and does not begin on an enemy or by a short pull', () => {
    const table = visit();
    pressAndPull('A2', 'A3');
    expect(square('A2').dataset['dragged']).toBe('');
    fireEvent.keyDown(square('A2'), { key: 'Escape' });
    expect(square('A2').dataset['dragged']).toBeUndefined();
    drag('A5', 'A4');
    fireEvent.pointerDown(square('A2'), { ...pointer, clientX: 50, clientY: 450 });
    fireEvent.pointerMove(square('A2'), { ...pointer, clientX: 51, clientY: 451 });
    expect(square('A2').dataset['dragged']).toBeUndefined();
    expect(movesOf(table.getState().game)).toEqual([]);
  });
});
