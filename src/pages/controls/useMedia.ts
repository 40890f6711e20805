import { useMemo, useSyncExternalStore } from 'react';

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
