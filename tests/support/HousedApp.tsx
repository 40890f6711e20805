import { useState } from 'react';
import { App } from '../../src/app/App.tsx';
import { houseOver } from '../../src/app/House.tsx';
import { StartPage } from '../../src/pages/start/StartPage.tsx';
import type { Stores } from '../../src/pages/stores.tsx';

/** The whole app over given stores, with nothing left to load; at the table unless the address says otherwise. */
export function HousedApp({ stores }: { stores: Stores }) {
  const [House] = useState(() => {
    if (['', '#'].includes(location.hash)) history.replaceState(null, '', '#/play');
    return houseOver(stores);
  });
  return <App settings={stores.settings} start={() => StartPage} house={() => House} />;
}
