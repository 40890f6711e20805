import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The heading of a page, which gets the focus as the page opens, but not where a visit begins with the page. */
export function useHeading(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- what matters is how the page was opened
  }, []);
  return heading;
}
