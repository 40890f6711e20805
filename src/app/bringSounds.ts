import type { SettingsStore } from '../store/settings.ts';
import type { TableStore } from '../store/table.ts';

/** Events by which a touch of the page begins: those that open the sound follow them. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const;

/** Brings the sound with the first touch of the page, since browsers keep it silent before. */
export function bringSounds(stores: { readonly table: TableStore; readonly settings: SettingsStore }): void {
  const bring = async (): Promise<void> => {
    for (const type of BEGINNINGS) removeEventListener(type, ask, { capture: true });
    const { openSounds } = await import('./openSounds.ts');
    openSounds(stores);
  };
  const ask = (): void => void bring().catch(listen); // asked for again at the next touch
  const listen = (): void => {
    for (const type of BEGINNINGS) addEventListener(type, ask, { capture: true });
  };
  listen();
}
