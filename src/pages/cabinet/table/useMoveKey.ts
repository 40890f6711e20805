import { useState } from 'react';
import { useGame } from './tableStores.ts';

/** A new number for each move that is to be animated; null where the board is only shown. */
export function useMoveKey(): number | null {
  const ply = useGame(({ line, at }) => line.plies[at - 1]);
  const key = useGame(({ happened, said }) => (happened === 'played' ? said : null));
  const [motion, setMotion] = useState<{ readonly ply: unknown; readonly key: number | null }>({
    ply: null,
    key: null,
  });
  if (motion.ply !== ply) setMotion({ ply, key });
  return motion.key;
}
