/** What stands in the address of the cabinet before a game in a link, in place of the id of a game. */
export const LINKED = 'g';

/** The same before the id of a game of the library. */
export const KEPT = 'k';

/** The whole address of a game, by its code. */
export const cabinetLinkAddress = (code: string): string =>
  `${location.origin}${location.pathname}#/cabinet/${LINKED}/${code}`;
