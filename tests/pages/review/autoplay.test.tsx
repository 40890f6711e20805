// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoplay } from '../../../src/pages/review/useAutoplay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

/** The hook at a move of a game, as the bar above the moves has it. */
function playing(isLast: boolean) {
  const step = vi.fn();
  const toStart = vi.fn();
  const { result, rerender } = renderHook(useAutoplay, { initialProps: { isLast, step, toStart } });
  return { auto: result, step, toStart, at: (last: boolean) => rerender({ isLast: last, step, toStart }) };
}

test('a game plays by itself, move by move, and stops at its end', () => {
  const { auto, step, at } = playing(false);
  act(() => auto.current.toggle());
  pass(2 * 1000 * auto.current.seconds);
  expect(step).toHaveBeenCalledTimes(2);
  at(true);
  expect(auto.current.isPlaying).toBe(false);
});

test('at its end it plays from the start again, though the bar learns only a moment later that it is there', () => {
  const { auto, step, toStart, at } = playing(true);
  act(() => auto.current.toggle());
  expect(toStart).toHaveBeenCalledOnce();
  expect(auto.current.isPlaying).toBe(true);
  at(false);
  pass(1000 * auto.current.seconds);
  expect(step).toHaveBeenCalledOnce();
  at(true);
  expect(auto.current.isPlaying).toBe(false);
});
