import type { Plugin } from 'vite';

const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const FAILED = 'The game could not be loaded. Reload the page.';

/**
 * Lets the built page fetch its program at once and begin it when the first picture is painted, by `public/start.js`;
 * the program stays one entry, whose parts are not split for it.
 */
export const startAfterPaint = (): Plugin => ({
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!PROGRAM.test(html)) throw new Error('the built page asks for no program');
      return html.replace(
        PROGRAM,
        `<link rel="modulepreload" crossorigin href="$1">\n    <script defer src="./start.js" data-program="$1" data-failed="${FAILED}"></script>`,
      );
    },
  },
});
