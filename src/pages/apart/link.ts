import { formatLetter, letterOf, type Apart } from '../../game/apart/index.ts';

/** The address of a link, from its code; what follows `#` never reaches a server. */
export const linkTo = (code: string): string => `${location.origin}${location.pathname}#/m/${code}`;

/** The link of the last letter of a game; null if the game is too long for one. */
export function linkOf(apart: Apart): string | null {
  // as it was written then, so that the same letter gives the same link
  const code = formatLetter(letterOf(apart, apart.since));
  return code.ok ? linkTo(code.value) : null;
}
