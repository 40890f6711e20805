import { useEffect, type RefObject } from 'react';
import { useLatest } from '../useLatest.ts';
import { sizeByKey } from './zoom.ts';
import { squareOf } from './zooming.ts';

/** `+` and `-` on a square zoom the board in steps, `0` shows it whole. */
export function useKeyZoom(
  room: RefObject<HTMLElement | null>,
  fit: number,
  onZoom: (size: number) => void,
): void {
  const latest = useLatest({ fit, onZoom });
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const press = (event: KeyboardEvent): void => {
      const { altKey, metaKey, ctrlKey, target, key } = event;
      if (altKey || metaKey || ctrlKey || !(target instanceof Element)) return;
      if (target.closest('.square') === null) return;
      const size = squareOf(element);
      const wanted = size === undefined ? undefined : sizeByKey(latest.current.fit, size, key);
      if (wanted === undefined) return;
      event.preventDefault();
      latest.current.onZoom(wanted);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [room, latest]);
}
