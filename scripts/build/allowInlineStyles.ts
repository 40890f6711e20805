import type { Plugin } from 'vite';

const STRICT = "style-src 'self'";

/** Lets the page of the development server take styles as Vite brings them there, in the page; the built page does not. */
export const allowInlineStyles = (): Plugin => ({
  name: 'allow-inline-styles',
  apply: 'serve',
  transformIndexHtml(html) {
    if (!html.includes(STRICT)) throw new Error('the page has another policy for styles');
    return html.replace(STRICT, `${STRICT} 'unsafe-inline'`);
  },
});
