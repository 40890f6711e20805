import { memoised } from '../../engine/index.ts';
import type { SettingsStore } from '../../store/settings.ts';

type Settings = ReturnType<SettingsStore['getState']>;

const bare = memoised((state: Settings): Settings => ({
  ...state,
  settings: { ...state.settings, overlays: [] },
}));

/** The settings of this browser for a table without overlays, whatever is chosen elsewhere. */
export const withoutOverlays = (settings: SettingsStore): SettingsStore => ({
  ...settings,
  getState: () => bare(settings.getState()),
  getInitialState: () => bare(settings.getInitialState()),
  subscribe: (listener) => settings.subscribe((now, before) => listener(bare(now), bare(before))),
});
