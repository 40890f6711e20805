import type { SideChoice } from '../../game/apart/index.ts';
import { sideText } from '../../text/sides.ts';
import { text } from '../../text/live.ts';

/** A side, or that the lot decides. */
export const choiceText = (side: SideChoice): string =>
  side === 'lot' ? text('live.form.lot') : sideText(side);

/** An address of a room, by what follows `#/live/`. */
export const liveAddress = (link: string): string => `${location.origin}${location.pathname}#/live/${link}`;
