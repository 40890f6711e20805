import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPlayer } from '../sound/player.ts';
import { openRefuge } from '../store/refuge.ts';
import { localKeeper } from '../store/storage.ts';
import { openAddress } from './address.ts';
import { App } from './App.tsx';
import { createStores } from './createStores.ts';
import { keepLibrary } from './keepLibrary.ts';
import { followLifecycle } from './lifecycle.ts';
import { loadDialogs } from './loading.ts';
import { seatComputer } from './seatComputer.ts';
import { connectSounds } from './sounds.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const stores = createStores(localKeeper, openRefuge());

/** The game in the address is started once: after that the game at the table is the one that is kept. */
function followAddress(): void {
  if (openAddress(location.hash, stores.table))
    history.replaceState(null, '', location.pathname + location.search);
}

// before an address begins a game: the library then hears of the game that it replaces
keepLibrary(stores.table, localKeeper);
followAddress();
addEventListener('hashchange', followAddress);
followLifecycle(stores);
seatComputer(stores);
void stores.table.getState().lookInRefuge();
connectSounds(
  createPlayer(() => new AudioContext()),
  stores,
  window,
);

/** Milliseconds after the page has loaded, when the browser is at rest. */
const REST = 1500;
const loadAtRest = (): void => void setTimeout(() => void loadDialogs(), REST);
if (document.readyState === 'complete') loadAtRest();
else addEventListener('load', loadAtRest);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
// in small steps, so that a slow phone answers meanwhile
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App stores={stores} />
    </StrictMode>,
  ),
);
