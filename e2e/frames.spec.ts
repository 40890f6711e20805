import type { CDPSession, Locator, Page } from '@playwright/test';
import { Review } from './support/review.ts';
import { drawn, expect, test } from './support/table.ts';

interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const isTraced = (event: object): event is Traced => 'name' in event && 'ts' in event && 'args' in event;

/** An input that acts, and the event by which the page learns of it. */
interface Input {
  readonly type: 'pointerdown' | 'click' | 'keydown';
  readonly act: () => Promise<void>;
}

/** What the page’s main thread does from an input to the end of the frame that answers it, by name. */
async function answering(session: CDPSession, { type, act }: Input): Promise<readonly string[]> {
  const events: Traced[] = [];
  const take = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) if (isTraced(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', take);
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink'],
    },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', take);
  const heard = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === type);
  if (heard === undefined) throw new Error(`no ${type} was traced`);
  const after = events
    .filter(({ pid, tid, ts }) => pid === heard.pid && tid === heard.tid && ts >= heard.ts)
    .toSorted((a, b) => a.ts - b.ts);
  return after.slice(0, after.findIndex(({ name }) => name === 'Commit') + 1).map(({ name }) => name);
}

/** Layout, painting, and working out anew which layers the page has: what takes time in a frame besides the script. */
const DEAR: ReadonlySet<string> = new Set([
  'Layout',
  'Paint',
  'PaintImage',
  'PaintArtifactCompositor::Update',
]);

/** Expects the frame that answers an input to do nothing of the kind. */
async function expectLight(session: CDPSession, what: string, input: Input): Promise<void> {
  expectNothingDear(what, await answering(session, input));
}

function expectNothingDear(what: string, work: readonly string[]): void {
  expect(work, `${what}: a frame answers`).toContain('Commit');
  expect(
    work.filter((name) => DEAR.has(name)),
    what,
  ).toEqual([]);
}

const FRAME = 'WebFrameWidgetImpl::BeginMainFrame';
const TRIES = 5;

/**
 * The same where a busy machine may show two frames as one, and more may be done in the second: such a try says
 * nothing. `back` leads to where it began, and it is repeated.
 */
async function expectLightFrame(
  session: CDPSession,
  what: string,
  { input, back }: { readonly input: () => Promise<Input>; readonly back: () => Promise<void> },
): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const work = await answering(session, await input());
    const isOne = work.filter((name) => name === FRAME).length === 1;
    if (isOne || left === 1) {
      expectNothingDear(what, work);
      return;
    }
    await back();
  }
}

/** Opens a page on which things move, and records what it does. */
async function followed(page: Page): Promise<CDPSession> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return page.context().newCDPSession(page);
}

const key = (page: Page, name: string): Input => ({
  type: 'keydown',
  act: async () => {
    await page.keyboard.press(name);
    await drawn(page);
  },
});

/** Everything that moves has come to rest. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await drawn(page);
}

/** And everything that waits until the page is idle is done. */
async function rest(page: Page): Promise<void> {
  await still(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await drawn(page);
}

/** The mouse rests on a button, already pressed: its release is what acts. */
async function held(page: Page, button: Locator): Promise<Input> {
  await button.hover();
  await rest(page);
  await page.mouse.down();
  await still(page); // while a mouse button is down, the page may never be idle
  return {
    type: 'click',
    act: async () => {
      await page.mouse.up();
      await drawn(page);
    },
  };
}

/** Nothing has the focus: otherwise the first key would paint a focus ring. */
const unfocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

test(
  'picking up a piece and moving it cause no layout and no painting before the frame that answers',
  { tag: '@whole' },
  async ({ table, page }) => {
    const session = await followed(page);
    await table.open({ variation: 'poron' });
    await table.loaded();
    await table.move('Mc3-Mc6');
    await table.move('Wc4-Wc1');
    const press = (square: string) => async (): Promise<Input> => {
      await page.mouse.up();
      // the mouse rests before its button goes down, and what waits for that gets done
      await table.square(square).hover();
      await rest(page);
      const act = async (): Promise<void> => {
        await page.mouse.down();
        await drawn(page);
      };
      return { type: 'pointerdown', act };
    };
    await expectLightFrame(session, 'Md3', {
      input: press('Md3'),
      back: async () => {
        await page.mouse.up();
        await table.square('Md3').click(); // puts it down
      },
    });
    await expectLightFrame(session, 'Md6', {
      input: press('Md6'),
      back: async () => {
        await page.mouse.up();
        await table.button('Undo').click();
        await table.square('Md3').click();
      },
    });
    await page.mouse.up();
    await expect(table.status()).toContainText('Blue to move');
  },
);

test(
  'nor do taking back, redoing, and looking back and forward',
  { tag: '@whole' },
  async ({ table, page }) => {
    const session = await followed(page);
    await table.open({ variation: 'poron' });
    await table.loaded();
    await table.play('Mc3-Mc6 Wc4-Wc1 Md3-Md6');
    await expect(table.square('Md6')).toBeFocused(); // which comes once the picture has been drawn
    await unfocus(page);
    await rest(page);
    for (const name of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
      await expectLight(session, name, key(page, name));
      await rest(page);
    }
    await expect(table.status()).toContainText('Blue to move');
    for (const name of ['Undo', 'Undo', 'Redo', 'Redo']) {
      await expectLight(session, name, await held(page, table.button(name)));
      await rest(page);
    }
    await expect(table.status()).toContainText('Blue to move');
  },
);

test(
  'nor do the steps of a review, nor its start, its end and the move under the mouse, where other positions are shown',
  { tag: '@whole' },
  async ({ table, page }) => {
    const session = await followed(page);
    await table.open({ variation: 'poron' });
    await table.loaded();
    await table.play('Mc3-Mc6 Wc4-Wc1 Md3-Md6 Wd4-Wd1');
    await table.go('Review');
    const review = new Review(page);
    await expect(review.slider()).toHaveValue('4');
    await unfocus(page);
    await rest(page);
    for (const name of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowRight', 'End']) {
      await expectLight(session, name, key(page, name));
      await rest(page);
    }
    await expect(review.slider()).toHaveValue('4');
    for (const [name, turn] of [
      ['Back', '3'],
      ['Back', '2'],
      ['To the start', '0'],
      ['Forward', '1'],
      ['To the end', '4'],
    ] as const) {
      await expectLight(session, name, await held(page, table.button(name)));
      await rest(page);
      await expect(review.slider()).toHaveValue(turn);
    }
    await expectLight(session, 'a move of the list', await held(page, review.move('SMd3-Md6')));
    await expect(review.slider()).toHaveValue('3');
  },
);
