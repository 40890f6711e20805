import type { Stores } from '../pages/stores.tsx';
import { createComputer } from '../store/computer.ts';
import { createLastSetup } from '../store/lastSetup.ts';
import { createSettings } from '../store/settings.ts';
import type { Keeper } from '../store/storage.ts';
import { pageTime } from '../store/time.ts';
import type { Refuge } from '../store/refuge.ts';
import { createTable } from '../store/table.ts';
import { callSidesBy } from '../text/sides.ts';

/** The stores of one running app, over what has been kept. */
export function createStores(keeper: Keeper, refuge: Refuge | null = null): Stores {
  const settings = createSettings(keeper);
  // before the table, which speaks of the sides, and before any page follows the settings
  callSidesBy(settings.getState().settings.colours);
  settings.subscribe((state) => callSidesBy(state.settings.colours));
  return {
    table: createTable(keeper, pageTime, refuge),
    settings,
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  };
}
