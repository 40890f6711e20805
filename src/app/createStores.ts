import type { Stores } from '../pages/stores.tsx';
import { createComputer } from '../store/computer.ts';
import { createLastSetup } from '../store/lastSetup.ts';
import { createSettings } from '../store/settings.ts';
import type { Keeper } from '../store/storage.ts';
import { createTable } from '../store/table.ts';

/** The stores of one running app, over what has been kept. */
export const createStores = (keeper: Keeper): Stores => ({
  table: createTable(keeper),
  settings: createSettings(keeper),
  lastSetup: createLastSetup(keeper),
  computer: createComputer(),
});
