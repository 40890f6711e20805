import type { Plugin } from 'vite';
import { filesOf } from './filesOf.ts';

const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PARTS = /<link rel="modulepreload" crossorigin/g;
const ASKED = /(?:src|href)="([^"]+)"/g;
/** What is loaded with everything but the start page. */
const HOUSE = 'src/app/openHouse.tsx';
const EARLY = '<link rel="preload" as="script" fetchpriority="low" crossorigin';
const FAILED = 'The game could not be loaded. Reload the page.';

/**
 * Lets the built page fetch its program at once, after styles and fonts, and begin it when the first picture is painted,
 * by `public/start.js`. The program stays one entry, whose parts are not split for it. Its parts are not asked for as
 * `modulepreload`, which has no low priority. What belongs to the table is named, and asked for by `start.js` where the
 * address wants more than the start page.
 */
export const startAfterPaint = (): Plugin => ({
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const [, program] = PROGRAM.exec(html) ?? [];
      if (program === undefined) throw new Error('the built page asks for no program');
      const early = new Set([...html.matchAll(ASKED)].map(([, file]) => file));
      const house = filesOf(bundle, HOUSE)
        .map((file) => `./${file}`)
        .filter((file) => !early.has(file));
      return html
        .replace(
          PROGRAM,
          `${EARLY} href="$1">\n    <script defer src="./start.js" data-program="$1" data-house="${house.join(' ')}" data-failed="${FAILED}"></script>`,
        )
        .replace(PARTS, EARLY);
    },
  },
});
