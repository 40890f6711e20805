import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { variationIdOf } from '../game/game.ts';
import { afterFrame } from '../pages/afterFrame.ts';
import { PlayPage } from '../pages/play/PlayPage.tsx';
import { useNavigation } from '../pages/navigation.ts';
import { placeAt } from '../pages/places.ts';
import { useSettings, useTable } from '../pages/stores.tsx';
import { standingText } from '../store/announce.ts';
import { text } from '../text/messages.ts';
import { variationTitle } from '../text/variations.ts';
import { Opened } from './Opened.tsx';
import { Page } from './Page.tsx';

/**
 * The table and what is opened by an address. While a page stands in its place the table is kept, unseen, and has its
 * focus again when it comes back.
 */
export function Shell() {
  const [path] = useLocation();
  // the sides are called by the colours of the board: with other colours all words are written anew
  useSettings(({ settings }) => settings.colours);
  const { close } = useNavigation();
  const place = placeAt(path);
  const isLost = place === undefined && path !== '/';
  const isAway = isLost || (place !== undefined && place.shape !== 'dialog');
  const name = isLost ? text('page.not-found') : place === undefined ? null : text(place.title);
  useFocusKept(isAway);
  useScrollKept(isAway ? path.split('/', 2).join('/') : null);
  return (
    <>
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <PlayPage />
      </Activity>
      {place !== undefined && <Opened key={place.path} place={place} />}
      {isLost && (
        <Page title={text('page.not-found')} onClose={close}>
          <p>{text('page.not-found-help')}</p>
        </Page>
      )}
      <Title place={name} />
      <PageChange place={isAway ? name : null} />
    </>
  );
}

/** Keeps the title of the document: the page, or how the game stands, and what the table is. */
function Title({ place }: { place: string | null }) {
  const standing = useTable(({ sitting }) => standingText(sitting));
  const app = useTable(({ game }) => variationTitle(variationIdOf(game)));
  const title =
    place === null
      ? text('page.title', { page: standing, app })
      : text('page.title', { page: place, app: text('app.title') });
  useEffect(
    () =>
      afterFrame(() => {
        document.title = title;
      }),
    [title],
  );
  return null;
}

/** Gives the focus back to where it was at the table before a page took its place. */
function useFocusKept(isAway: boolean): void {
  const left = useRef<Element | null>(null);
  // in time before the page's heading takes the focus
  useLayoutEffect(() => {
    const follow = (): void => {
      if (!isAway) left.current = document.activeElement;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isAway]);
  useLayoutEffect(() => {
    if (!isAway && left.current instanceof HTMLElement && left.current.isConnected) left.current.focus();
  }, [isAway]);
}

/** A page begins at its top; the table lies as it lay before. `page` is null at the table. */
function useScrollKept(page: string | null): void {
  const [first] = useState(page);
  const lay = useRef(0);
  const hasLeft = useRef(false);
  useLayoutEffect(() => {
    // a visit that begins here, or is reloaded, is scrolled by the browser
    if (page !== first) hasLeft.current = true;
    if (hasLeft.current) scrollTo(0, page === null ? lay.current : 0);
    if (page !== null) return;
    const follow = (): void => {
      lay.current = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [page, first]);
}

/** Reads aloud that another page stands there, or the table again; nothing at the start of a visit. */
function PageChange({ place }: { place: string | null }) {
  const standing = useTable(({ sitting }) => standingText(sitting));
  const [first] = useState(place);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && place !== first) setHasChanged(true);
  const words = place ?? text('page.table', { standing });
  return <output className="visually-hidden">{hasChanged ? words : ''}</output>;
}
