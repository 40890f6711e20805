import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether an element has come near the window, within a margin such as `400px`, or the page is printed; once true, it
 * stays true. If `isAtOnce` is set, or the browser cannot tell, it is true from the start.
 */
export function useNear(element: RefObject<Element | null>, margin: string, isAtOnce = false): boolean {
  const [isNear, setIsNear] = useState(() => isAtOnce || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    // the browser prints the page as it is when the event is over
    const print = (): void => flushSync(() => setIsNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [element, isNear, margin]);
  return isNear;
}
