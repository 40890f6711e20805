import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { preview } from 'vite';

const PATIENCE = 20_000;

/** WebKitGTK, a close relative of Safari, with the built site open in it. */
export interface Browser {
  readonly driver: WebDriver;
  /** Opens an address of the site: the part after the `#`. */
  readonly open: (place: string) => Promise<void>;
  /** Waits for an element by its selector, and until it is visible. */
  readonly shown: (selector: string) => Promise<WebElement>;
  /** Waits for a link or a button by what it says. */
  readonly named: (words: string) => Promise<WebElement>;
  /** Waits until the page shows some words. */
  readonly says: (words: string) => Promise<boolean>;
  /** A square of the board by its name, `Mortil C3`. */
  readonly square: (name: string) => Promise<WebElement>;
  readonly close: () => Promise<void>;
}

/** Serves `dist` and opens WebKitGTK's MiniBrowser, whose path `E2E_WEBKIT` names; throws where it names none. */
export async function openWebKit(port = 5556): Promise<Browser> {
  const binary = process.env.E2E_WEBKIT ?? '';
  if (binary === '') throw new Error('E2E_WEBKIT names no MiniBrowser of webkit2gtk-driver');
  const server = await preview({
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  await listening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();

  const shown = async (selector: string): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE, selector);
    return driver.wait(until.elementIsVisible(element), PATIENCE, selector);
  };
  return {
    driver,
    shown,
    open: (place) => driver.get(`${address}#${place}`),
    named: (words) =>
      driver.wait(
        until.elementLocated(
          By.xpath(`//*[self::a or self::button][contains(normalize-space(), "${words}")]`),
        ),
        PATIENCE,
        words,
      ),
    says: (words) =>
      driver.wait(
        async () => (await driver.executeScript<string>('return document.body.innerText')).includes(words),
        PATIENCE,
        words,
      ),
    square: (name) => shown(`[role=gridcell][aria-label^="${name},"]`),
    close: async () => {
      await driver.quit();
      service.kill();
      await server.close();
    },
  };
}

/** Waits until the driver answers. */
async function listening(port: number): Promise<void> {
  for (let left = 100; left > 0; left--) {
    // it is asked again only after a while
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}
