import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { openedFrom, openedHere } from './address.ts';
import { reviewAddress, TABLE, visitAt, type Path } from './places.ts';

interface Navigation {
  /** `replaces` leaves no way back to the page from which it opens. */
  readonly open: (path: Path, replaces?: boolean) => void;
  /**
   * Opens a place within a page, given by what follows the page's path; from another place of the same page it goes on.
   */
  readonly openAt: (path: Path, rest: string) => void;
  /** Opens a game of the library for review, by its id. */
  readonly openReview: (id: string) => void;
  /** Names another game, or none, as the reviewed one, without a step in the history. */
  readonly readdressReview: (id: string | null) => void;
  /** Names what the page shows in its address, without a step in the history. */
  readonly readdress: (path: Path, rest: string) => void;
  /** Leaves a page: back to where it was opened; to the table if it was the first of the visit. */
  readonly close: () => void;
  /** Leaves a dialogue for the table, wherever it was opened. */
  readonly closeToTable: () => void;
}

/** Goes from page to page by their addresses. */
export function useNavigation(): Navigation {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const close = (): void => {
      if (openedFrom() !== null) history.back();
      else navigate(TABLE, { replace: true });
    };
    return {
      open: (path, replace = false) =>
        navigate(path, { replace, state: replace ? history.state : openedHere() }),
      openAt: (path, rest) => {
        const isThere = visitAt(location.hash.slice(1))?.place.path === path;
        navigate(`${path}/${rest}`, { state: isThere ? undefined : openedHere() });
      },
      openReview: (id) => navigate(reviewAddress(id), { state: openedHere() }),
      readdressReview: (id) => navigate(reviewAddress(id), { replace: true, state: history.state }),
      readdress: (path, rest) => navigate(`${path}/${rest}`, { replace: true, state: history.state }),
      close,
      closeToTable: () => {
        if (openedFrom() === TABLE) history.back();
        else navigate(TABLE, { replace: true });
      },
    };
  }, [navigate]);
}
