import type { Plugin } from 'vite';
import { filesOf } from './filesOf.ts';

const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PARTS = /<link rel="modulepreload" crossorigin/g;
const ASKED = /(?:src|href)="([^"]+)"/g;
/** The part that is loaded next: the start page, or everything else. */
const START = 'src/pages/start/StartPage.tsx';
const HOUSE = 'src/app/openHouse.tsx';
const EARLY = '<link rel="preload" as="script" fetchpriority="low" crossorigin';
const FAILED = 'The game could not be loaded. Reload the page.';

/**
 * Makes the built page fetch its program at once, after styles and fonts, and start it after the first paint, by
 * `public/start.js`. The program keeps a single entry, and its parts are not split for this. They are not requested by
 * `modulepreload`, which has no low priority. The files of the table are named, and `start.js` requests them if the
 * address needs more than the start page.
 */
export const startAfterPaint = (): Plugin => ({
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      // if the entry consists only of imports, the page requests those; the last one depends on the others
      const scripts = [...html.matchAll(PROGRAM)].map(([, file]) => file);
      const program = scripts.at(-1);
      if (program === undefined) throw new Error('the built page asks for no program');
      const early = new Set([...html.matchAll(ASKED)].map(([, file]) => file));
      const [start, house] = [START, HOUSE].map((module) =>
        filesOf(bundle, module)
          .map((file) => `./${file}`)
          .filter((file) => !early.has(file))
          .join(' '),
      );
      const starter = `<script defer src="./start.js" data-program="${program}" data-start="${start}" data-house="${house}" data-failed="${FAILED}"></script>`;
      return html
        .replaceAll(PROGRAM, (_, file: string) =>
          [`${EARLY} href="${file}">`, ...(file === program ? [starter] : [])].join('\n    '),
        )
        .replace(PARTS, EARLY);
    },
  },
});
