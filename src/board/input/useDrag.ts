import { useEffect, useState } from 'react';
import { createDrag, type Drag, type DragOptions } from './drag.ts';
import { useLatest } from '../useLatest.ts';

/** Dragging on a board that is rendered with these options. */
export function useDrag(options: DragOptions): Drag {
  const latest = useLatest(options);
  const [drag] = useState(() => createDrag(() => latest.current));
  const { grid } = options;
  useEffect(() => {
    // a finger that has pressed a piece drags it, anywhere else it scrolls; two fingers never drag
    const element = grid.current;
    const keepStill = (event: TouchEvent): void => {
      if (drag.isHolding() && event.cancelable) event.preventDefault();
    };
    const leaveToTwo = ({ touches }: TouchEvent): void => {
      if (touches.length > 1) drag.abort();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    element?.addEventListener('touchstart', leaveToTwo, { passive: true });
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      element?.removeEventListener('touchstart', leaveToTwo);
    };
  }, [grid, drag]);
  return drag;
}
