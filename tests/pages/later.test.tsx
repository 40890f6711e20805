// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Later, usePart } from '../../src/pages/later.tsx';

afterEach(cleanup);

const store = createStore(() => ({ count: 0 }));
const Count = () => <b>{usePart(store, ({ count }) => count)}</b>;
const counts = (names: readonly string[]) => (
  <Later>
    {names.map((name) => (
      <Count key={name} />
    ))}
  </Later>
);

it('one change of a store asks once for everything that is drawn a moment later, and not for what has gone', () => {
  const subscribe = vi.spyOn(store, 'subscribe');
  const { rerender } = render(counts(['one', 'two', 'three']));
  expect(subscribe).toHaveBeenCalledOnce();
  act(() => store.setState({ count: 1 }));
  expect(screen.getAllByText('1')).toHaveLength(3);
  rerender(counts(['two']));
  act(() => store.setState({ count: 2 }));
  expect(screen.getAllByText('2')).toHaveLength(1);
  rerender(counts(['two', 'four']));
  expect(screen.getAllByText('2')).toHaveLength(2);
  expect(subscribe).toHaveBeenCalledOnce();
});

it('many parts are drawn anew together without a warning of React that they take one transition among them', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(counts(Array.from({ length: 20 }, (_, at) => String(at))));
  act(() => store.setState({ count: 3 }));
  expect(screen.getAllByText('3')).toHaveLength(20);
  expect(warn).not.toHaveBeenCalled();
});
