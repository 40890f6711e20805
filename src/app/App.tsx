import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Tips } from '../pages/controls/Tips.tsx';
import { StoresProvider, useSettings, type Stores } from '../pages/stores.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Addresses follow `#`, since the site is static and may lie under any path. */
const ADDRESSES = { hook: useHashLocation };

/** The whole app over its stores. */
export function App({ stores }: { stores: Stores }) {
  return (
    <ErrorBoundary>
      <StoresProvider stores={stores}>
        <Router {...ADDRESSES}>
          <Look />
          <Shell />
          <Tips />
          <UpdateNotice />
        </Router>
      </StoresProvider>
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
