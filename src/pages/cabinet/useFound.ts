import { useEffect, useState } from 'react';

/** What comes of looking for something by its name; null until then, and `not-loaded` where what it takes does not come. */
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
