// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { quietRoot } from '../../src/app/quietRoot.ts';

afterEach(() => document.body.replaceChildren());

/** A page with a square, and what React hears of it; the square hears presses without React. */
function page() {
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }): number => heard.push(type);
  const root = document.createElement('div');
  document.body.append(root);
  act(() =>
    createRoot(quietRoot(root)).render(
      <div
        role="presentation"
        onPointerDownCapture={hear}
        onPointerDown={hear}
        onPointerUp={hear}
        onMouseDown={hear}
        onClick={hear}
        onKeyDown={hear}
        onPointerOver={hear}
      >
        <i data-square="1" />
        <b>word</b>
      </div>,
    ),
  );
  const [square, word] = [document.querySelector('i'), document.querySelector('b')];
  if (square === null || word === null) throw new Error('there is no page');
  return { square, word, heard: () => heard.splice(0) };
}

describe('the root of the page', () => {
  it('tells React nothing of presses on a square, which the square hears', () => {
    const { square, heard } = page();
    let presses = 0;
    square.addEventListener('pointerdown', () => presses++);
    fireEvent.pointerDown(square, { button: 0, buttons: 1 });
    fireEvent.mouseDown(square, { button: 0, buttons: 1 });
    fireEvent.pointerUp(square, { button: 0 });
    fireEvent.click(square);
    expect(heard()).toEqual([]);
    expect(presses).toBe(1);
  });

  it('tells it of presses elsewhere, of the right button, of keys and of the pointer entering and leaving', () => {
    const { square, word, heard } = page();
    fireEvent.pointerDown(word, { button: 0, buttons: 1 });
    fireEvent.click(word);
    expect(heard()).toEqual(['pointerdown', 'pointerdown', 'click']);
    fireEvent.pointerDown(square, { button: 2, buttons: 2 });
    fireEvent.pointerUp(square, { button: 2 });
    expect(heard()).toEqual(['pointerdown', 'pointerdown', 'pointerup']);
    fireEvent.keyDown(square, { key: 'Enter' });
    fireEvent.pointerOver(square);
    expect(heard()).toEqual(['keydown', 'pointerover']);
  });
});
