import { useState } from 'react';
import { Dialog } from '../pages/controls/Dialog.tsx';
import type { PageProps } from '../pages/pageProps.ts';
import type { Place } from '../pages/places.ts';
import { Page } from './Page.tsx';
import { text } from '../text/messages.ts';
import './page.css';
import '../pages/controls/dialog.css';

/** The frame in which a place shows the words. */
export type Frame = Pick<Place, 'shape' | 'title'>;

/** Whether the site can be reached now. */
async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/**
 * Replaces a page whose code could not be loaded, and offers to try again. Browsers remember that a module failed until
 * the whole page is reloaded; that is done only once the site can be reached, so that the table is not lost to an error
 * page.
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
