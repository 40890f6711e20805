import { useEffect, useReducer } from 'react';
import type { Side } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { TENTHS_BELOW } from '../../text/players.ts';
import { useTable } from '../stores.tsx';

export const SECOND = 1000;
const TENTH = 100;

/** Whether a clock is running. */
export const runs = ({ clock }: Sitting): boolean => clock !== null && clock.since !== null;

/** Milliseconds until a clock shows something else. */
function untilChange(left: number): number {
  const step = left <= TENTHS_BELOW ? TENTH : SECOND;
  return left % step || step;
}

/**
 * The time that a side has left, in milliseconds; null without a clock. Only components that use it are redrawn as time
 * passes.
 */
export function useTimeLeft(side: Side): number | null {
  const isRunning = useTable(({ sitting }) => runs(sitting) && currentPosition(sitting.game).turn === side);
  const times = useTable((state) => state.times);
  useTable((state) => state.sitting);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const left = times()?.[side] ?? 0;
      if (left === 0) return;
      timer = setTimeout(() => {
        tick();
        wait();
      }, untilChange(left));
    };
    wait();
    return () => clearTimeout(timer);
  }, [isRunning, side, times]);
  return times()?.[side] ?? null;
}
