/** Scrolls the list, never the page, to what Tab leads to in it; the focus goes along if it is in the list. */
export function keepInView(list: HTMLElement): void {
  const shown = list.querySelector<HTMLElement>('[tabindex="0"]');
  if (shown === null) return;
  const [box, room] = [shown.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < room.top) list.scrollTop -= room.top - box.top;
  else if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
  if (list.contains(document.activeElement)) shown.focus({ preventScroll: true });
}
