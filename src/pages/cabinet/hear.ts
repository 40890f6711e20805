import type { CabinetStore } from '../../store/cabinet/tableState.ts';
import type { SettingsStore } from '../../store/settings.ts';

/** Lets the player hear what happens at a table of the cabinet. The returned function ends it. */
export type HearCabinet = (stores: {
  readonly store: CabinetStore;
  readonly settings: SettingsStore;
}) => () => void;
