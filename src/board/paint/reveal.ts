/*
 * Not 0 and 1: for those Chromium does more than change a layer; it works out again which layers there are. The eye
 * sees no difference.
 */
const UNSEEN = '0.001';
const SEEN = '0.999';

/** Shows or hides a layer of its own; its CSS says `will-change: opacity`. */
export const reveal = ({ style }: ElementCSSInlineStyle, isSeen: boolean): void => {
  style.opacity = isSeen ? SEEN : UNSEEN;
};
