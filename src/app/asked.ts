import { BEGINNINGS, TABLE } from '../pages/places.ts';

const isBeginning = (hash: string): boolean =>
  Object.values(BEGINNINGS).some((address) => hash === `#${address}`);

/**
 * Whether what follows `#` asks for a game rather than a page: for one to begin, or for
 * `#variation=<id>&position=<line>`.
 */
function asksForGame(hash: string): boolean {
  if (isBeginning(hash)) return true;
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  return asked.has('variation') || asked.has('position');
}

/** A game that the address asked for, until the table takes it. */
export interface Asked {
  /** Calls back with what followed `#`: at once for what is waiting, and from then on for each further request. */
  readonly follow: (open: (hash: string) => void) => void;
}

/**
 * Takes each game that the address asks for out of the address, and goes to the table, where it is started once: after
 * that the game at the table is the one that is kept. To be called before anything else reads the address.
 */
export function takeAsked(): Asked {
  let waiting: string | null = null;
  let open: ((hash: string) => void) | null = null;
  const look = (): void => {
    const { hash, pathname, search } = location;
    if (!asksForGame(hash)) return;
    history.replaceState(null, '', `${pathname}${search}#${TABLE}`);
    if (open === null) waiting = hash;
    else open(hash);
  };
  look();
  addEventListener('hashchange', look);
  return {
    follow: (listener) => {
      open = listener;
      if (waiting !== null) listener(waiting);
      waiting = null;
    },
  };
}
