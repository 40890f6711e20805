import { licencesWords as words } from '../../src/text/en/licences.ts';

/** A part of the built site, and the terms on which it may be used. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence, as package registries write it. */
  readonly licence: string;
  readonly text: string;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const section = ({ name, version, licence, text }: Licensed): string => `
      <section>
        <h2>${escaped(name)} <span>${escaped(version)} · ${escaped(licence)}</span></h2>
        <pre tabindex="0" aria-label="${escaped(name)}">${escaped(text)}</pre>
      </section>`;

/** The page of licences as HTML. It needs no script, so it can be read wherever the site is hosted. */
export const licencesPage = (all: readonly Licensed[], styles: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="./${styles}" />
    <title>${words.title} – ${words.app}</title>
  </head>
  <body>
    <main>
      <p><a href="./#/play">${words.back}</a></p>
      <h1>${words.title}</h1>
      <p>${words.intro}</p>${all.map(section).join('')}
    </main>
  </body>
</html>
`;
