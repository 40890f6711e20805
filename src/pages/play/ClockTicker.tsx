import { useEffect } from 'react';
import { currentPosition } from '../../game/game.ts';
import { useTable } from '../stores.tsx';
import { runs, SECOND } from './useClock.ts';

/** Looks at the clock every second while it runs, and at the moment when the time runs out. */
export function ClockTicker() {
  const sitting = useTable((state) => state.sitting);
  const times = useTable((state) => state.times);
  const look = useTable((state) => state.look);
  useEffect(() => {
    if (!runs(sitting)) return;
    const left = times()?.[currentPosition(sitting.game).turn] ?? 0;
    const every = setInterval(look, SECOND);
    const flag = setTimeout(look, left + 1);
    return () => {
      clearInterval(every);
      clearTimeout(flag);
    };
  }, [sitting, times, look]);
  return null;
}
