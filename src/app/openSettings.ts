import { createSettings, type SettingsStore } from '../store/settings.ts';
import type { Keeper } from '../store/kept/storage.ts';
import { callSidesBy } from '../text/sides.ts';

/** The settings over what has been kept; the sides are named after the colours that they choose. */
export function openSettings(keeper: Keeper): SettingsStore {
  const settings = createSettings(keeper);
  // before any words name the sides, and before any page follows the settings
  callSidesBy(settings.getState().settings.colours);
  settings.subscribe((state) => callSidesBy(state.settings.colours));
  return settings;
}
