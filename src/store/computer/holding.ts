import type { ComputerStore } from '../computer.ts';
import type { Keeper } from '../kept/storage.ts';
import type { TableStore } from '../table/table.ts';

/** Under this key stands the name of the watched game that is on hold; nothing if there is none. */
export const HELD = 'poron-jikaida.held';

/**
 * A watched game that is on hold stays so in other windows and after a reload, until it is allowed to go on or another
 * begins. Call the returned function when another window has written under the key.
 */
export function keepHold(table: TableStore, computer: ComputerStore, keeper: Keeper): () => void {
  const name = (): string => table.getState().sitting.seat?.id ?? '';
  const hear = (): void => {
    const held = keeper.read(HELD) ?? '';
    computer.getState().hold(held !== '' && held === name());
  };
  if (keeper.read(HELD) === name()) hear();
  computer.subscribe(({ isHeld }, before) => {
    if (isHeld !== before.isHeld) keeper.write(HELD, isHeld ? name() : '');
  });
  return hear;
}
