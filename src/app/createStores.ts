import { soon } from '../board/soon.ts';
import type { Stores } from '../pages/stores.tsx';
import { createComputer } from '../store/computer.ts';
import { createLastSetup } from '../store/lastSetup.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { Keeper } from '../store/kept/storage.ts';
import { pageTime } from '../store/time.ts';
import type { Refuge } from '../store/table/refuge.ts';
import { createTable } from '../store/table/table.ts';
import { openSettings } from './openSettings.ts';

/** The stores of one running app, over what has been kept; the settings may exist already. */
export const createStores = (
  keeper: Keeper,
  refuge: Refuge | null = null,
  settings: SettingsStore = openSettings(keeper),
): Stores => ({
  table: createTable(keeper, pageTime, refuge, soon),
  settings,
  lastSetup: createLastSetup(keeper),
  computer: createComputer(),
});
