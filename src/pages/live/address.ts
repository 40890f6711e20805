/** An address of a room, from what follows `#/live/`. */
export const liveAddress = (link: string): string => `${location.origin}${location.pathname}#/live/${link}`;
