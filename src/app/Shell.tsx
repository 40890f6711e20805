import { Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { whereaboutsAt } from '../pages/address.ts';
import { Nav } from '../pages/nav/Nav.tsx';
import { useNavigation } from '../pages/navigation.ts';
import { START, TABLE } from '../pages/places.ts';
import { useSettings } from '../pages/stores.tsx';
import { text } from '../text/messages.ts';
import type { HouseProps } from './House.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { Loaded } from './loading.ts';
import { Part } from './Part.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The two parts of the app: the start page, and the house, which is everything else. Each is here or a promise. */
export interface Parts {
  readonly start: Loaded<ComponentType<{ hasMoved: boolean }>>;
  readonly house: Loaded<ComponentType<HouseProps>>;
}

/**
 * The navigation and the page that an address opens. The start page is alone until something else is needed; from then
 * on the house stays, so that the game at the table does.
 */
export function Shell({ start, house }: Parts) {
  const [path] = useLocation();
  // the sides are named after the colours of the board: with other colours all words are written again
  useSettings(({ settings }) => settings.colours);
  const { close } = useNavigation();
  const whereabouts = whereaboutsAt(path);
  const { address, dialog } = whereabouts;
  const [first] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && path !== first) setHasMoved(true);
  const [isHouseWanted, setHouseWanted] = useState(false);
  const isStart = address === START;
  if (!isHouseWanted && (!isStart || dialog !== null)) setHouseWanted(true);
  useScrollKept(address === TABLE ? null : address.split('/', 2).join('/'));
  return (
    <>
      <SkipLink />
      <Nav address={address} />
      {isStart && (
        <LoadBoundary place={{ shape: 'page', title: 'app.title' }} onClose={close}>
          <Suspense fallback={null}>
            <Part source={start} given={{ hasMoved }} />
          </Suspense>
        </LoadBoundary>
      )}
      {isHouseWanted && (
        <LoadBoundary
          place={{ shape: isStart ? 'dialog' : 'page', title: 'app.title' }}
          onClose={() => {
            setHouseWanted(false);
            close();
          }}
        >
          <Suspense fallback={<output className="loading">{text('page.loading')}</output>}>
            <Part source={house} given={{ ...whereabouts, hasMoved }} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}

/** A page begins at its top; the table keeps its scroll position. `page` is null at the table. */
function useScrollKept(page: string | null): void {
  const [first] = useState(page);
  const lay = useRef(0);
  const hasLeft = useRef(false);
  useLayoutEffect(() => {
    // the browser itself scrolls a visit that begins here, or a reload
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
