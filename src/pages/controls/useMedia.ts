import { useMemo, useSyncExternalStore } from 'react';

/** Where there is no room beside a board: every screen that the style sheets do not call wide. */
export const NARROW = 'not all and (min-width: 560px) and (min-aspect-ratio: 1/1)';

/** Where a finger points, not a mouse. */
const FINGER = '(pointer: coarse)';

/** Whether a finger points here. */
export const useFinger = (): boolean => useMedia(FINGER);

/** What points here, for words that differ between finger and mouse: `{by, select, finger {Tap} other {Click}}`. */
export const usePointer = (): { readonly by: 'finger' | 'mouse' } => ({
  by: useFinger() ? 'finger' : 'mouse',
});

/** Whether the window now matches a media query. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => {
    const asked = matchMedia(query);
    return {
      fits: (): boolean => asked.matches,
      subscribe: (onChange: () => void) => {
        asked.addEventListener('change', onChange);
        return () => asked.removeEventListener('change', onChange);
      },
    };
  }, [query]);
  return useSyncExternalStore(list.subscribe, list.fits);
}
