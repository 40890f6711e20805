import type { Plugin } from 'vite';

const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PARTS = /<link rel="modulepreload" crossorigin/g;
const EARLY = '<link rel="preload" as="script" fetchpriority="low" crossorigin';
const FAILED = 'The game could not be loaded. Reload the page.';

/**
 * Lets the built page fetch its program at once, after styles and fonts, and begin it when the first picture is painted,
 * by `public/start.js`. The program stays one entry, whose parts are not split for it. Its parts are not asked for as
 * `modulepreload`, which has no low priority.
 */
export const startAfterPaint = (): Plugin => ({
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!PROGRAM.test(html)) throw new Error('the built page asks for no program');
      return html
        .replace(
          PROGRAM,
          `${EARLY} href="$1">\n    <script defer src="./start.js" data-program="$1" data-failed="${FAILED}"></script>`,
        )
        .replace(PARTS, EARLY);
    },
  },
});
