import { useLayoutEffect } from 'react';
import { useLatest } from '../../board/useLatest.ts';

const WRITING = 'input, textarea, select, [contenteditable]';

/**
 * Keys that work anywhere on the page, but not while text is being typed, or a dialogue or a menu is open. A key with
 * Ctrl (or Command) is written `Ctrl+z`.
 */
export function useShortcuts(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const latest = useLatest(actions);
  // with the picture, not after it: a user who sees the page may press a key
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(WRITING)) return;
      if (document.querySelector('dialog[open],[role=menu]') !== null) return;
      const isControl = event.ctrlKey || event.metaKey;
      const action = latest.current[isControl ? `Ctrl+${event.key}` : event.key];
      if (action === undefined) return;
      event.preventDefault();
      action(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
}
