import { describe, expect, test } from 'vitest';
import { tipPlace } from '../../../src/pages/controls/tips.ts';

const ROOM = { width: 400, height: 300 };
const TIP = { width: 100, height: 30 };
/** A target of 40 by 40 pixels with its upper left corner there. */
const at = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });

describe('where a hint stands', () => {
  test.each([
    ['below the middle of its target', at(180, 100), { left: 150, top: 148 }],
    ['above it where there is no room below', at(180, 250), { left: 150, top: 212 }],
    ['within the left edge of the window', at(0, 100), { left: 6, top: 148 }],
    ['within the right edge', at(360, 100), { left: 294, top: 148 }],
    [
      'within the upper edge where there is room nowhere',
      { ...at(180, 10), bottom: 290 },
      { left: 150, top: 6 },
    ],
  ])('%s', (_, target, place) => {
    expect(tipPlace(TIP, target, ROOM)).toEqual(place);
  });
});
