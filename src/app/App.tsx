import { useLayoutEffect } from 'react';
import { PlayPage } from '../pages/play/PlayPage.tsx';
import { StoresProvider, useSettings, type Stores } from '../pages/stores.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The whole app over its stores. */
export function App({ stores }: { stores: Stores }) {
  return (
    <ErrorBoundary>
      <StoresProvider stores={stores}>
        <Look />
        <PlayPage />
        <UpdateNotice />
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
