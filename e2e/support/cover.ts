import type { Locator, Page } from '@playwright/test';

/**
 * What a message covers of a page: the board, and all that can be pressed or written in, unless it is scrolled out of
 * sight. The message's own parts do not count.
 */
export const coveredBy = async (page: Page, message: Locator): Promise<readonly string[]> => {
  const handle = await message.elementHandle();
  return page.evaluate((told) => {
    if (told === null) return ['no message'];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is sent to the page with what calls it
    const sightOf = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let room = element.parentElement; room !== null; room = room.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(room);
        const box = room.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const parts = [told, ...told.querySelectorAll('*')].map(sightOf);
    const isCovered = (element: Element): boolean => {
      const box = sightOf(element);
      return parts.some(
        (part) =>
          Math.min(part.right, box.right) - Math.max(part.left, box.left) > 1 &&
          Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top) > 1,
      );
    };
    return [...document.querySelectorAll('.board, button, a[href], input, select, textarea, summary')]
      .filter((element) => !told.contains(element) && element.checkVisibility() && isCovered(element))
      .map((element) => `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }, handle);
};
