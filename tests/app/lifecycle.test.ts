// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { followLifecycle } from '../../src/app/lifecycle.ts';
import { createSettings } from '../../src/store/settings.ts';
import { clockOf, setupOf } from '../support/games.ts';
import { tableWith, write } from '../support/tables.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

const HOUR = 3_600_000;

/** What a browser tells a page. */
const TELLS = {
  hidden: () => tellVisible('hidden'),
  visible: () => tellVisible('visible'),
  put: () => tellTurn('pagehide'),
  back: () => tellTurn('pageshow'),
} as const;
type Told = keyof typeof TELLS;

function tellVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const tellTurn = (type: string): boolean =>
  dispatchEvent(Object.assign(new Event(type), { persisted: true }));

/** What Yellow has left of two minutes after an hour between what the page is told. */
function leftAfter(
  gone: readonly Told[],
  back: readonly Told[],
  pausesWhenClosed = true,
): number | undefined {
  const keeper = memoryKeeper();
  const { table, hands } = tableWith(
    setupOf('stikitche', { clock: clockOf(120, 0, pausesWhenClosed) }),
    keeper,
  );
  followLifecycle({ table, settings: createSettings(keeper) });
  write(table, 'Mc1-Mc3', 'Nc6-Nc5');
  hands.now += 5_000;
  for (const told of gone) TELLS[told]();
  hands.now += HOUR;
  for (const told of back) TELLS[told]();
  return table.getState().times()?.yellow;
}

describe('a clock that stands while the page is closed', () => {
  it.each<readonly [string, readonly Told[], readonly Told[]]>([
    ['the page alone', ['put'], ['back']],
    ['the page, then what is seen', ['put', 'hidden'], ['back', 'visible']],
    ['what is seen, then the page', ['hidden', 'put'], ['visible', 'back']],
    ['the page, then what is seen, and the other way round', ['put', 'hidden'], ['visible', 'back']],
  ])('stands while the page sleeps in the browser, which tells of %s', (_, gone, back) => {
    expect(leftAfter(gone, back)).toBe(115_000);
  });

  it('runs while the page is merely out of sight', () => {
    expect(leftAfter(['hidden'], ['visible'])).toBe(0);
  });
});

describe('another clock', () => {
  it('runs while the page sleeps', () => {
    expect(leftAfter(['put', 'hidden'], ['visible', 'back'], false)).toBe(0);
  });
});
