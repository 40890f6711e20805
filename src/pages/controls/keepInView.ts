/**
 * Scrolls the list, never the page, to the item that Tab reaches in it, or to the one that is `sought`; the focus goes
 * along if it is in the list. `margin` is the number of pixels kept around the item, if the list is high enough.
 */
export function keepInView(list: HTMLElement, margin = 0, sought = '[tabindex="0"]'): void {
  const shown = list.querySelector<HTMLElement>(sought);
  if (shown === null) return;
  const [box, room] = [shown.getBoundingClientRect(), list.getBoundingClientRect()];
  const around = Math.min(margin, (room.height - box.height) / 2);
  const above = box.top - around - room.top;
  const below = box.bottom + around - room.bottom;
  if (above < 0 || below > 0) list.scrollTop += above < 0 ? above : below;
  if (list.contains(document.activeElement)) shown.focus({ preventScroll: true });
}
