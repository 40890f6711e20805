// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Zooming from '../../../src/board/zoom/Zooming.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A room whose board is shown whole, with squares of 30 pixels. */
function Room({ onZoom }: { onZoom: (size: number) => void }) {
  const room = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={room} data-testid="room">
        <div className="square" />
      </div>
      <Zooming room={room} fit={30} onZoom={onZoom} />
    </>
  );
}

/** Turns the wheel over a room whose squares measure 30 pixels, with Ctrl held down. */
function turn(room: HTMLElement, deltaY: number): void {
  const event = new Event('wheel', { cancelable: true });
  const how = { deltaY, deltaMode: WheelEvent.DOM_DELTA_PIXEL, ctrlKey: true, clientX: 0, clientY: 0 };
  room.dispatchEvent(Object.assign(event, how));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 30, 30));
});

it('leaves a whole board whole if the wheel asks for a smaller one', () => {
  const onZoom = vi.fn();
  const room = render(<Room onZoom={onZoom} />).getByTestId('room');
  turn(room, 120);
  vi.advanceTimersByTime(1000);
  expect(onZoom).toHaveBeenLastCalledWith(0);
  expect(room.dataset['zoomed']).toBeUndefined();
  turn(room, -240);
  vi.advanceTimersByTime(1000);
  expect(onZoom).toHaveBeenLastCalledWith(55);
  expect(room.dataset['zoomed']).toBe('');
});

it('is not set back by the wheel when a key zooms before the wheel has come to rest', () => {
  const onZoom = vi.fn();
  const room = render(<Room onZoom={onZoom} />).getByTestId('room');
  turn(room, -240);
  fireEvent.keyDown(room.querySelector('.square')!, { key: '+' });
  const [byWheel, byKey] = onZoom.mock.calls.flat();
  expect(byWheel).toBe(55);
  expect(byKey).toBeGreaterThan(30);
  vi.advanceTimersByTime(1000);
  expect(onZoom).toHaveBeenCalledTimes(2);
});
