import { lazy } from 'react';
import type { SettingsStore } from '../store/settings.ts';
import type { TableStore } from '../store/table/table.ts';
import { useAddress } from '../pages/address.ts';
import { ApartPage } from '../pages/apart/ApartPage.tsx';
import { createPlayer } from '../sound/player.ts';
import { connectSounds } from './sounds.ts';

const player = createPlayer(() => new AudioContext());

/** Plays the sounds of a table until the returned function is called. */
const hear = (stores: { readonly table: TableStore; readonly settings: SettingsStore }): (() => void) =>
  connectSounds(player, stores, window);

const LivePage = lazy(async () => ({ default: (await import('../pages/live/LivePage.tsx')).LivePage }));

/** Games by message, or live ones if the address says so, with the sounds of the table. */
export const ApartWithSound = () =>
  useAddress().startsWith('/live') ? <LivePage hear={hear} /> : <ApartPage hear={hear} />;
