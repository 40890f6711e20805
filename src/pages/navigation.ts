import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { reviewAddress, visitAt, type Path } from './places.ts';

/** Marks the entries of the history that were opened from within the app, so that closing them can go back. */
const OPENED_HERE = 'opened-here';

interface Navigation {
  /** `replaces` leaves no way back to the page from which it opens. */
  readonly open: (path: Path, replaces?: boolean) => void;
  /** Opens a place within a page, by what follows the page's path; from another place of the same page it goes on. */
  readonly openAt: (path: Path, rest: string) => void;
  /** Opens a game of the library for review, by its id. */
  readonly openReview: (id: string) => void;
  /** Names another game, or none, as the one that is reviewed, without a step in the history. */
  readonly readdressReview: (id: string | null) => void;
  /** Names what the page shows in its address, without a step in the history. */
  readonly readdress: (path: Path, rest: string) => void;
  /** Leaves a page: back to where it was opened; to the table, if it was the first of the visit. */
  readonly close: () => void;
}

/** Leads from page to page by their addresses. */
export function useNavigation(): Navigation {
  const [, navigate] = useLocation();
  return useMemo(
    () => ({
      open: (path, replace = false) =>
        navigate(path, { replace, state: replace ? history.state : OPENED_HERE }),
      openAt: (path, rest) => {
        const isThere = visitAt(location.hash.slice(1))?.place.path === path;
        navigate(`${path}/${rest}`, { state: isThere ? undefined : OPENED_HERE });
      },
      openReview: (id) => navigate(reviewAddress(id), { state: OPENED_HERE }),
      readdressReview: (id) => navigate(reviewAddress(id), { replace: true, state: history.state }),
      readdress: (path, rest) => navigate(`${path}/${rest}`, { replace: true, state: history.state }),
      close: () => {
        if (history.state === OPENED_HERE) history.back();
        else navigate('/', { replace: true });
      },
    }),
    [navigate],
  );
}

/** The id in the address of this page; null if there is none. */
export function useAddressedId(): string | null {
  const [address] = useLocation();
  return visitAt(address)?.id ?? null;
}
