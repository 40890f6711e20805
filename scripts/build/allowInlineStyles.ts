import type { Plugin } from 'vite';

const STRICT = "style-src 'self'";

/** Lets the development server's page take styles the way Vite adds them there, inline; the built page does not. */
export const allowInlineStyles = (): Plugin => ({
  name: 'allow-inline-styles',
  apply: 'serve',
  transformIndexHtml(html) {
    if (!html.includes(STRICT)) throw new Error('the page has another policy for styles');
    return html.replace(STRICT, `${STRICT} 'unsafe-inline'`);
  },
});
