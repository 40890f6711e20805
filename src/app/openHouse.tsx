import type { ComponentType } from 'react';
import { soon } from '../board/soon.ts';
import { bringParts } from '../pages/play/laterParts.ts';
import type { Stores } from '../pages/stores.tsx';
import { keepGlance } from '../store/table/keepGlance.ts';
import { openRefuge } from '../store/table/refuge.ts';
import type { SettingsStore } from '../store/settings.ts';
import { localKeeper } from '../store/kept/storage.ts';
import { text } from '../text/messages.ts';
import { openAddress } from './address.ts';
import type { Asked } from './asked.ts';
import { bringSounds } from './bringSounds.ts';
import { createStores } from './createStores.ts';
import { houseOver, type HouseProps } from './House.tsx';
import { keepLibrary } from './keepLibrary.ts';
import { followLifecycle } from './lifecycle.ts';
import { seatComputer } from './seatComputer.ts';

/** Begins a game at once; without a network the table stays as it was. */
async function begin(hash: string, stores: Stores): Promise<void> {
  try {
    const { beginAsked } = await import('./beginAsked.ts');
    beginAsked(hash, stores);
  } catch {
    stores.table.getState().notify(text('page.not-loaded'));
  }
}

/** Opens the game that is kept, or that the address asked for, and everything that follows it. To be called once. */
export async function openHouse(settings: SettingsStore, asked: Asked): Promise<ComponentType<HouseProps>> {
  const stores = createStores(localKeeper, openRefuge(), settings);
  // before an address begins a game: this way the library is told of the game that it replaces
  keepLibrary(stores.table, localKeeper);
  asked.follow((hash) => {
    if (!openAddress(hash, stores.table)) void begin(hash, stores);
  });
  addEventListener('pagehide', keepGlance(stores.table, localKeeper, soon));
  followLifecycle(stores);
  seatComputer(stores);
  void stores.table.getState().lookInRefuge();
  bringSounds(stores);
  await bringParts(stores.table.getState());
  return houseOver(stores);
}
