import type { CDPSession } from '@playwright/test';
import { drawn, expect, test } from './support/table.ts';

interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const isTraced = (event: object): event is Traced => 'name' in event && 'ts' in event && 'args' in event;

/** What the page’s main thread does from a press of the mouse to the end of the frame that answers it, by name. */
async function answering(session: CDPSession, press: () => Promise<void>): Promise<readonly string[]> {
  const events: Traced[] = [];
  const take = ({ value }: { readonly value: readonly object[] }): void => {
    for (const event of value) if (isTraced(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', take);
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await press();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', take);
  const pressed = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  );
  if (pressed === undefined) throw new Error('no press was traced');
  const after = events
    .filter(({ pid, tid, ts }) => pid === pressed.pid && tid === pressed.tid && ts >= pressed.ts)
    .toSorted((a, b) => a.ts - b.ts);
  return after.slice(0, after.findIndex(({ name }) => name === 'Commit') + 1).map(({ name }) => name);
}

test('picking a piece and moving it lay nothing out and paint nothing before the frame that answers', async ({
  table,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await table.open({ variation: 'poron' });
  const session = await page.context().newCDPSession(page);
  const traced = async (square: string): Promise<readonly string[]> => {
    // the mouse rests before its button goes down, and what waits for that is done
    await table.square(square).hover();
    await drawn(page);
    const work = await answering(session, async () => {
      await page.mouse.down();
      await drawn(page);
    });
    await page.mouse.up();
    return work;
  };
  await table.move('Mc3-Mc6');
  await table.move('Wc4-Wc1');
  for (const square of ['Md3', 'Md6']) {
    const work = await traced(square);
    expect(work, `${square}: a frame answers`).toContain('Commit');
    expect(work.filter((name) => name === 'Layout' || name === 'Paint' || name === 'PaintImage')).toEqual([]);
  }
  await expect(table.status()).toContainText('Blue to move');
});
