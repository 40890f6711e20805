import { Activity, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { variationIdOf } from '../game/game.ts';
import { AddressProvider, type Whereabouts } from '../pages/address.ts';
import { afterFrame } from '../pages/afterFrame.ts';
import { Later } from '../pages/later.tsx';
import { useNavigation } from '../pages/navigation.ts';
import { placeAt, START, TABLE } from '../pages/places.ts';
import { PlayPage } from '../pages/play/PlayPage.tsx';
import { StoresProvider, useTable, type Stores } from '../pages/stores.tsx';
import { focusBoard } from '../pages/table/thenBoard.ts';
import { standingText } from '../store/table/announce.ts';
import { text } from '../text/messages.ts';
import { variationTitle } from '../text/setup/variations.ts';
import { Opened } from './Opened.tsx';
import { Page } from './Page.tsx';

export interface HouseProps extends Whereabouts {
  /** The player has come from another address during this visit. */
  readonly hasMoved: boolean;
}

/** The house over its stores. */
export const houseOver = (stores: Stores): ComponentType<HouseProps> =>
  function StoredHouse(props: HouseProps) {
    return (
      <StoresProvider stores={stores}>
        <House {...props} />
      </StoresProvider>
    );
  };

/**
 * Everything except the start page: the table and what an address opens. While a page is shown in its place, the table
 * is kept hidden, and gets its focus back when it is shown again.
 */
function House({ address, dialog, hasMoved }: HouseProps) {
  const { close } = useNavigation();
  const isAtTable = address === TABLE;
  const place = placeAt(address);
  const over = dialog === null ? undefined : placeAt(dialog);
  const isLost = place === undefined && !isAtTable && address !== START;
  const name = isLost ? text('page.not-found') : place === undefined ? null : text(place.title);
  useFocusKept(!isAtTable, hasMoved);
  return (
    <>
      <Activity mode={isAtTable ? 'visible' : 'hidden'}>
        <PlayPage />
      </Activity>
      <AddressProvider value={address}>
        {place !== undefined && <Opened key={place.path} place={place} />}
        {isLost && (
          <Page title={text('page.not-found')} onClose={close}>
            <p>{text('page.not-found-help')}</p>
          </Page>
        )}
      </AddressProvider>
      {over !== undefined && <Opened key={over.path} place={over} />}
      <Later>
        {(address !== START || over !== undefined) && (
          <Title place={over === undefined ? name : text(over.title)} />
        )}
        {address !== START && <PageChange place={name} hasMoved={hasMoved} />}
      </Later>
    </>
  );
}

/** Keeps the title of the document up to date: the page, or the state of the game, and what the table is. */
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

/**
 * Returns the focus to where it was at the table before a page took its place. If it was nowhere there, it goes to the
 * board if the element that had it has gone with the page; but not where a visit begins at the table.
 */
function useFocusKept(isAway: boolean, hasMoved: boolean): void {
  const left = useRef<Element | null>(null);
  const isBeginning = useRef(!hasMoved);
  // in time before the page's heading takes the focus
  useLayoutEffect(() => {
    const follow = (): void => {
      if (!isAway && isInTable(document.activeElement)) left.current = document.activeElement;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isAway]);
  useLayoutEffect(() => {
    if (isAway) isBeginning.current = false;
    else if (left.current instanceof HTMLElement && left.current.isConnected) left.current.focus();
    else if (!isBeginning.current && document.activeElement === document.body) focusBoard();
  }, [isAway]);
}

/** Whether an element belongs to the page, and not to the navigation beside every page. */
const isInTable = (element: Element | null): boolean => element?.closest('[data-nav]') === null;

/** Reads aloud that another page is shown, or the table again; nothing at the start of a visit. */
function PageChange({ place, hasMoved }: { place: string | null; hasMoved: boolean }) {
  const standing = useTable(({ sitting }) => standingText(sitting));
  const words = place ?? text('page.table', { standing });
  const [said, say] = useState([place, hasMoved ? words : '']);
  if (said[0] !== place) say([place, words]); // only once: what happens at the table after that is announced there
  return <output className="visually-hidden">{said[1]}</output>;
}
