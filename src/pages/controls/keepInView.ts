/**
 * Scrolls the list, never the page, to the item that Tab reaches in it, or to the one that is `sought`; the focus goes
 * along if it is in the list. `margin` is the number of pixels kept around the item.
 */
export function keepInView(list: HTMLElement, margin = 0, sought = '[tabindex="0"]'): void {
  const shown = list.querySelector<HTMLElement>(sought);
  if (shown === null) return;
  const [box, room] = [shown.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top - margin < room.top) list.scrollTop -= room.top - box.top + margin;
  else if (box.bottom + margin > room.bottom) list.scrollTop += box.bottom - room.bottom + margin;
  if (list.contains(document.activeElement)) shown.focus({ preventScroll: true });
}
