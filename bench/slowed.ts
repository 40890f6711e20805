import type { Browser } from '@playwright/test';

/**
 * The milliseconds from one pause to the next: too short for a person to notice, but longer than the error of a timer.
 */
const BEAT = 40;

/**
 * Slows down all pages of a browser and their workers (the browser itself can slow down only pages): their processes
 * are stopped for all but one part in `rate` of each beat. It needs signals that stop a process, so it does not work on
 * Windows. Returns a function that ends it.
 */
export async function slowPages(browser: Browser, rate: number): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let timer: ReturnType<typeof setTimeout>;
  const tell = (signal: NodeJS.Signals): void => {
    for (const id of pages) process.kill(id, signal);
  };
  const work = (): void => {
    tell('SIGCONT');
    timer = setTimeout(rest, BEAT / rate);
  };
  const rest = (): void => {
    tell('SIGSTOP');
    timer = setTimeout(work, BEAT - BEAT / rate);
  };
  work();
  return () => {
    clearTimeout(timer);
    tell('SIGCONT');
  };
}
