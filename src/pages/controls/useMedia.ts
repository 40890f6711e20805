import { useMemo, useSyncExternalStore } from 'react';

/** Where there is no room beside a board: the rest of what the styles call a wide screen. */
export const NARROW = 'not all and (min-width: 560px) and (min-aspect-ratio: 1/1)';

/** Whether the window fits a media query now. */
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
