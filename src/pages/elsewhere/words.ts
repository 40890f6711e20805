import type { SideChoice } from '../../game/apart/index.ts';
import { text } from '../../text/elsewhere.ts';
import { sideText } from '../../text/sides.ts';

/** A side, or that the lot decides. */
export const choiceText = (side: SideChoice): string =>
  side === 'lot' ? text('elsewhere.lot') : sideText(side);
