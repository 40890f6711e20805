import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Tips } from '../pages/controls/Tips.tsx';
import { SettingsProvider, useSettings } from '../pages/stores.tsx';
import type { SettingsStore } from '../store/settings.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell, type HouseSource } from './Shell.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Addresses follow `#`, since the site is static and may lie under any path. */
const ADDRESSES = { hook: useHashLocation };

/** The whole app over its settings; `house` is all but the start page. */
export function App({ settings, house }: { settings: SettingsStore; house: HouseSource }) {
  return (
    <ErrorBoundary>
      <SettingsProvider value={settings}>
        <Router {...ADDRESSES}>
          <Look />
          <Shell house={house} />
          <Tips />
          <UpdateNotice />
        </Router>
      </SettingsProvider>
    </ErrorBoundary>
  );
}

/** Puts theme and colours on the root of the document, where the styles look for them. */
function Look() {
  const theme = useSettings(({ settings }) => settings.theme);
  const colours = useSettings(({ settings }) => settings.colours);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['board'] = colours;
  }, [theme, colours]);
  return null;
}
