import { useState } from 'react';
import { Dialog } from '../pages/controls/Dialog.tsx';
import type { PageProps } from '../pages/pageProps.ts';
import type { Place } from '../pages/places.ts';
import { Page } from './Page.tsx';
import { text } from '../text/messages.ts';
import './page.css';
import '../pages/controls/dialog.css';

/** What of a place says in what frame the words stand. */
export type Frame = Pick<Place, 'shape' | 'title'>;

/** Whether the site answers now. */
async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Stands in for a page whose code did not come, and offers another try. Browsers remember that a module failed until
 * the whole page is loaded again; that is done only once the site answers, so that the table is not lost to an error.
 */
export function NotLoaded({ place, onClose }: PageProps & { place: Frame }) {
  const [tries, setTries] = useState(0);
  const retry = async (): Promise<void> => {
    if (await isReachable()) location.reload();
    else setTries(tries + 1);
  };
  const words = (
    <div className="not-loaded" role="alert">
      <p>{text(tries === 0 ? 'page.not-loaded' : 'page.not-loaded-again', { tries })}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => void retry()}>
          {text('action.retry')}
        </button>
      </div>
    </div>
  );
  switch (place.shape) {
    case 'dialog':
      return (
        <Dialog title={text(place.title)} onClose={onClose}>
          {words}
        </Dialog>
      );
    case 'page':
      return words;
    case 'screen':
      return (
        <Page title={text(place.title)} onClose={onClose}>
          {words}
        </Page>
      );
  }
}
