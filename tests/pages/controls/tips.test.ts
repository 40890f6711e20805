// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followTips } from '../../../src/pages/controls/tips.ts';

const wanted: (string | null)[] = [];
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  wanted.length = 0;
  document.body.innerHTML =
    '<button id="flip" data-tip="Flip"><i></i></button><button id="undo" data-tip="Undo"></button><button id="term" data-tip="Term" data-tip-tap></button><a id="plain" href="#x"></a>';
  stop = followTips(document, (target) => wanted.push(target?.id ?? null));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const over = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const out = (target: Element, relatedTarget: Element) =>
  target.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget }));
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const touch = (target: Element) => {
  over(target, 'touch');
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  find(target.id).focus();
};

describe('a hint is wanted', () => {
  test('where the mouse rests, on a part of the thing too', () => {
    over(find('flip').firstElementChild ?? document.body);
    expect(wanted).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(wanted).toEqual(['flip']);
  });

  test('not where the mouse only passes through', () => {
    over(find('flip'));
    vi.advanceTimersByTime(200);
    out(find('flip'), document.body);
    vi.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
  });

  test('not for something that is gone by the time the mouse has rested', () => {
    over(find('flip'));
    find('flip').remove();
    vi.advanceTimersByTime(1000);
    expect(wanted).toEqual([]);
  });

  test('at once where a press asks for it, even by a finger; not for other things', () => {
    touch(find('term'));
    find('term').click();
    expect(wanted.at(-1)).toBe('term');
    touch(find('flip'));
    find('flip').click();
    expect(wanted.at(-1)).toBeNull();
  });

  test('at once where Tab or an arrow has moved the focus; not where a press or the page has', () => {
    press('Tab');
    find('flip').focus();
    expect(wanted.at(-1)).toBe('flip');
    find('plain').focus();
    expect(wanted.at(-1)).toBeNull();
    press('Enter');
    find('undo').focus();
    expect(wanted.at(-1)).toBeNull();
  });

  test('never by a finger', () => {
    press('Tab');
    touch(find('flip'));
    vi.advanceTimersByTime(1000);
    expect(wanted).not.toContain('flip');
  });
});

describe('a hint ends', () => {
  test.each([
    ['with Escape', () => press('Escape')],
    ['with a press', () => find('undo').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
    ['when the focus goes elsewhere', () => find('plain').focus()],
  ])('%s', (_, act) => {
    press('Tab');
    find('flip').focus();
    expect(wanted.at(-1)).toBe('flip');
    act();
    expect(wanted.at(-1)).toBeNull();
  });
});
