// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepInView } from '../../../src/pages/controls/keepInView.ts';

afterEach(() => document.body.replaceChildren());

/** A list of ten buttons of 20 pixels each, of which 60 pixels are seen. */
function listOf(mark: (button: HTMLButtonElement, number: number) => void): HTMLElement {
  const list = document.createElement('ol');
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 60);
  for (let number = 0; number < 10; number++) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(0, 20 * number - list.scrollTop, 100, 20);
    mark(button, number);
    list.append(button);
  }
  document.body.append(list);
  return list;
}

const stops = (at: number) => (button: HTMLButtonElement, number: number) => {
  button.tabIndex = number === at ? 0 : -1;
};

it('brings the tab stop of a list into sight, and no further', () => {
  const list = listOf(stops(7));
  keepInView(list);
  expect(list.scrollTop).toBe(100);
  list.scrollTop = 160;
  keepInView(list, 5);
  expect(list.scrollTop).toBe(135);
});

it('keeps less around the item where the list is not high enough for more', () => {
  const list = listOf(stops(7));
  keepInView(list, 56);
  expect(list.scrollTop).toBe(120);
  list.scrollTop = 180;
  keepInView(list, 56);
  expect(list.scrollTop).toBe(120);
});

it('brings what is looked for into sight where Tab leads to everything in a list', () => {
  const list = listOf((button, number) => {
    if (number === 7) button.setAttribute('aria-current', 'step');
  });
  keepInView(list, 0, '[aria-current]');
  expect(list.scrollTop).toBe(100);
});
