import { hasComputer } from '../game/sitting/computer.ts';
import type { Stores } from '../pages/stores.tsx';

/** Loads the computer when it has to play, or is asked for a hint, and seats it at the table. */
export function seatComputer({ table, computer }: Pick<Stores, 'table' | 'computer'>): void {
  let isAsked = false;
  const load = async (): Promise<void> => {
    try {
      const seat = await import('../store/computer/seat.ts');
      seat.seatComputer(table, computer);
    } catch {
      isAsked = false;
      computer.getState().fail();
    }
  };
  const look = (): void => {
    const { hint, hasFailed } = computer.getState();
    const isWanted = hint !== null || hasComputer(table.getState().sitting.terms);
    if (isAsked || hasFailed || !isWanted) return;
    isAsked = true;
    void load();
  };
  table.subscribe(look);
  computer.subscribe(look);
  look();
}
