import type { CDPSession, Page } from '@playwright/test';

/** The milliseconds in which a page settles: for animations, and for the timer that looks for moves. */
export const REST = 600;

/** What changed on a board, and how long it took in milliseconds. */
interface Change {
  readonly time: number;
  readonly squares: number;
  readonly nodes: number;
}
export interface Figure extends Change {
  /**
   * How long the page's main thread worked in that time; unlike the time, this does not grow with other load on the
   * machine.
   */
  readonly work: number;
}
/** The figures of one round, by the name of the action. */
export type Round = Readonly<Record<string, Figure>>;

/** The frames of a drag in milliseconds, and what changed during it. */
export interface Drag extends Omit<Change, 'time'> {
  readonly frames: readonly number[];
}

/** A page to be measured; its main thread can be slowed down. */
export interface Measured {
  readonly page: Page;
  readonly session: CDPSession;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Prepares a page for measuring; call it before the page is opened. */
export async function measured(page: Page): Promise<Measured> {
  await page.addInitScript({ path: 'bench/uiProbe.mjs' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

/** Slows down the main thread of a page; a rate of 1 is its normal speed. */
export const slowDown = ({ session }: Measured, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** The milliseconds that the page's main thread has worked so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

/**
 * Does something, waits for the event of this type that it causes, and measures the time until the effect is on the
 * screen.
 */
export async function measure(
  { page, session }: Measured,
  event: string,
  act: () => Promise<void>,
): Promise<Figure> {
  await page.waitForTimeout(REST);
  await page.evaluate(`probe.next('${event}')`);
  const before = await workOf(session);
  await act();
  const change = await page.evaluate<Change>('probe.measured()');
  return { ...change, work: (await workOf(session)) - before };
}

/** Drags the piece at a point in a circle over its board, and returns it to its square. */
export async function measureDrag({ page }: Measured, start: Point): Promise<Drag> {
  const { mouse } = page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 20, start.y, { steps: 2 });
  await page.waitForTimeout(REST);
  await page.evaluate('probe.startFrames()');
  for (let step = 0; step <= 120; step++) {
    const angle = (step / 60) * 2 * Math.PI;
    await mouse.move(start.x + Math.sin(angle) * 180, start.y + (1 - Math.cos(angle)) * 60);
  }
  const drawn = await page.evaluate<Drag>('probe.stop()');
  await page.keyboard.press('Escape');
  await mouse.move(start.x, start.y);
  await mouse.up();
  return drawn;
}
