import { useEffect, useState } from 'react';

/**
 * The result of looking for something by its name; null until there is one, and `not-loaded` if what it needs cannot be
 * loaded.
 */
export function useFound<What>(
  name: string,
  find: (name: string) => Promise<What>,
): What | 'not-loaded' | null {
  const [found, setFound] = useState<What | 'not-loaded' | null>(null);
  useEffect(() => {
    let isHere = true;
    find(name).then(
      (what) => isHere && setFound(what),
      () => isHere && setFound('not-loaded'),
    );
    return () => {
      isHere = false;
    };
  }, [name, find]);
  return found;
}
