import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { onDemand } from '../pages/controls/onDemand.tsx';
import { Tips } from '../pages/controls/Tips.tsx';
// the notice of a new version, shown over any page, looks like the table's notices, but must not load the table
import '../pages/table/notices.css';
import { SettingsProvider, useSettings } from '../pages/stores.tsx';
import type { SettingsStore } from '../store/settings.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pageLoaded } from './loading.ts';
import { Shell, type Parts } from './Shell.tsx';

/** Addresses follow `#`, since the site is static and may lie under any path. */
const ADDRESSES = { hook: useHashLocation };

/** The code that makes the app work without a network can wait until the page is shown. */
const UpdateNotice = onDemand(
  async () => {
    await pageLoaded();
    return (await import('./UpdateNotice.tsx')).UpdateNotice;
  },
  () => null,
);

/** The whole app over its settings. */
export function App({ settings, ...parts }: Parts & { settings: SettingsStore }) {
  return (
    <ErrorBoundary>
      <SettingsProvider value={settings}>
        <Router {...ADDRESSES}>
          <Look />
          <UpdateNotice />
          <Shell {...parts} />
          <Tips />
        </Router>
      </SettingsProvider>
    </ErrorBoundary>
  );
}

/**
 * Puts theme, colours, size of the words, motion and marks on the root of the document, where the styles look for them.
 */
function Look() {
  const theme = useSettings(({ settings }) => settings.theme);
  const colours = useSettings(({ settings }) => settings.colours);
  const textSize = useSettings(({ settings }) => settings.textSize);
  const motion = useSettings(({ settings }) => settings.motion);
  const marks = useSettings(({ settings }) => settings.marks);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['board'] = colours;
    document.documentElement.dataset['text'] = textSize;
    document.documentElement.dataset['motion'] = motion;
    document.documentElement.dataset['marks'] = marks ? 'shown' : 'none';
  }, [theme, colours, textSize, motion, marks]);
  return null;
}
