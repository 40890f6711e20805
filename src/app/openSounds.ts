import { createPlayer } from '../sound/player.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { TableStore } from '../store/table/table.ts';
import { connectSounds } from './sounds.ts';

/** Plays the sounds of the table from now on. */
export const openSounds = (stores: { readonly table: TableStore; readonly settings: SettingsStore }): void =>
  void connectSounds(
    createPlayer(() => new AudioContext()),
    stores,
    window,
  );
