import type { Locator } from '@playwright/test';

/** By how many pixels the words of a button or summary are beside the middle of its height. */
export const besideMiddle = (pressed: Locator): Promise<number> =>
  pressed.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const [box, line] = [one.getBoundingClientRect(), words.getBoundingClientRect()];
    return Math.abs(box.y + box.height / 2 - line.y - line.height / 2);
  });
