/** What precedes a game in a link in an address of the cabinet, in place of the id of a game. */
export const LINKED = 'g';

/** The same for the id of a game of the library. */
export const KEPT = 'k';

/** The whole address of a game, from its code. */
export const cabinetLinkAddress = (code: string): string =>
  `${location.origin}${location.pathname}#/cabinet/${LINKED}/${code}`;
