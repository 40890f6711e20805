import type { Plugin } from 'vite';

const STRICT = "style-src 'self'";

/** Allows inline styles on the development server's page, where Vite adds them; the built page does not allow them. */
export const allowInlineStyles = (): Plugin => ({
  name: 'allow-inline-styles',
  apply: 'serve',
  transformIndexHtml(html) {
    if (!html.includes(STRICT)) throw new Error('the page has another policy for styles');
    return html.replace(STRICT, `${STRICT} 'unsafe-inline'`);
  },
});
