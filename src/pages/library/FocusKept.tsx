import { useEffect, useRef } from 'react';
import { useLibrary } from './libraryContext.tsx';

/**
 * Keeps the focus on the page: where a game or a button disappears that had it, as when games are deleted or brought
 * back, the focus goes to the list, or to the heading of the page if there is no list.
 */
export function FocusKept() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      last.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useLibrary((state) => state);
  useEffect(() => {
    const before = last.current;
    const holder = document.activeElement;
    // what is hidden holds the focus until the browser draws the page
    if (before === null || (holder !== before && holder !== document.body)) return;
    if (before.checkVisibility() && !before.matches(':disabled')) return;
    const page = document.querySelector('main:has(.library)');
    const next = page?.querySelector<HTMLElement>('.game-list [tabindex="0"]') ?? page?.querySelector('h1');
    next?.focus({ preventScroll: true });
  });
  return null;
}
