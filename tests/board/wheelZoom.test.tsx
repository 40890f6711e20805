// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import Zooming from '../../src/board/Zooming.tsx';

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

it('leaves a whole board whole if the wheel asks for a smaller one', () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 30, 30));
  const onZoom = vi.fn();
  const room = render(<Room onZoom={onZoom} />).getByTestId('room');
  const turn = (deltaY: number): void => {
    const event = new Event('wheel', { cancelable: true });
    const how = { deltaY, deltaMode: WheelEvent.DOM_DELTA_PIXEL, ctrlKey: true, clientX: 0, clientY: 0 };
    room.dispatchEvent(Object.assign(event, how));
    vi.advanceTimersByTime(1000);
  };
  turn(120);
  expect(onZoom).toHaveBeenLastCalledWith(0);
  expect(room.dataset['zoomed']).toBeUndefined();
  turn(-240);
  expect(onZoom).toHaveBeenLastCalledWith(55);
  expect(room.dataset['zoomed']).toBe('');
});
