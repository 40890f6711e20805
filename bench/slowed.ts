import type { Browser } from '@playwright/test';

/** Milliseconds from one rest to the next: shorter than what a person tells apart, longer than a timer errs. */
const BEAT = 40;

/**
 * Slows all pages of a browser and their workers down, which the browser itself does with pages alone: their processes
 * rest for all but one part in `rate` of each beat. Where signals can stop a process, so not on Windows. Answers what
 * ends it.
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
