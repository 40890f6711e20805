import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** How many milliseconds the last picture stays. */
const LAST = 2000;

/**
 * Films a page from now on into a folder: its pictures, and `index.html`, which plays them at the speed at which they
 * came. Playwright's own videos need a program that not every machine has. The returned function ends the film, and
 * says how many pictures it has.
 */
export async function film(page: Page, folder: string): Promise<() => Promise<number>> {
  await mkdir(folder, { recursive: true });
  const frames: { readonly file: string; readonly at: number }[] = [];
  const written: Promise<void>[] = [];
  await page.screencast.start({
    size: page.viewportSize() ?? { width: 1280, height: 900 },
    onFrame: ({ data, timestamp }) => {
      const file = `${String(frames.length + 1).padStart(5, '0')}.jpg`;
      frames.push({ file, at: timestamp });
      written.push(writeFile(join(folder, file), data));
    },
  });
  return async () => {
    await page.screencast.stop();
    await Promise.all(written);
    const shown = frames.map(({ file, at }, index) => [file, (frames[index + 1]?.at ?? at + LAST) - at]);
    await writeFile(join(folder, 'index.html'), player(shown));
    return frames.length;
  };
}

const player = (shown: readonly (readonly (string | number)[])[]): string => `<!doctype html>
<title>Film</title>
<img id="screen" style="max-width: 100%">
<script>
  const frames = ${JSON.stringify(shown)};
  const screen = document.getElementById('screen');
  const show = (index) => {
    const [file, milliseconds] = frames[index % frames.length];
    screen.src = file;
    setTimeout(show, milliseconds, index + 1);
  };
  show(0);
</script>
`;
