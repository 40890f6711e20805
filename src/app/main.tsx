import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { START, TABLE } from '../pages/places.ts';
import { localKeeper } from '../store/kept/storage.ts';
import { App } from './App.tsx';
import { takeAsked } from './asked.ts';
import { loadedOnce, pageLoaded } from './loading.ts';
import { openSettings } from './openSettings.ts';
import { quietRoot } from './quietRoot.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forcedColours.css';
import '../pages/controls/shared.css';

const asked = takeAsked();
const settings = openSettings(localKeeper);
const isAtStart = (): boolean => ['', '#', `#${START}`].includes(location.hash);
if (isAtStart() && settings.getState().settings.startsAtTable)
  history.replaceState(null, '', `${location.pathname}${location.search}#${TABLE}`);

const house = loadedOnce(async () => (await import('./openHouse.tsx')).openHouse(settings, asked));
const start = loadedOnce(async () => (await import('../pages/start/StartPage.tsx')).StartPage);
// loaded before it is drawn, since nothing else can be shown; errors are reported then
void Promise.resolve((isAtStart() ? start : house)()).catch(() => undefined);

/** Milliseconds after the page has loaded, when the browser is idle. */
const REST = 1500;
void pageLoaded().then(() =>
  setTimeout(() => {
    void import('./atRest.ts').then(({ atRest }) => atRest(isAtStart())).catch(() => undefined);
  }, REST),
);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
// in small steps, so that a slow phone responds meanwhile
startTransition(() =>
  createRoot(quietRoot(root)).render(
    <StrictMode>
      <App settings={settings} start={start} house={house} />
    </StrictMode>,
  ),
);
