import type { SettingsStore } from '../store/settings.ts';
import type { TableStore } from '../store/table/table.ts';

/** Events with which touching the page begins: those that start the sound come after them. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/** Loads the sound at the first touch of the page, since browsers keep it silent before that. */
export function bringSounds(stores: { readonly table: TableStore; readonly settings: SettingsStore }): void {
  const bring = async (): Promise<void> => {
    for (const type of BEGINNINGS) removeEventListener(type, ask, { capture: true });
    const { openSounds } = await import('./openSounds.ts');
    openSounds(stores);
  };
  const ask = (): void => void bring().catch(listen); // tried again at the next touch
  const listen = (): void => {
    for (const type of BEGINNINGS) addEventListener(type, ask, { capture: true });
  };
  listen();
}
