import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { licencesPage, type Licensed } from './licencesPage.ts';

/** The fonts, by the beginning of their file names. */
const FONTS = {
  'source-sans-3': { name: 'Source Sans 3', version: '5.3.0', licence: 'OFL-1.1' },
  grenze: { name: 'Grenze', version: '5.3.0', licence: 'OFL-1.1' },
} as const;

/** What the tools add to the built site besides the imported packages: helpers for loading, and the service worker. */
const PUT_IN_BY_TOOLS = [
  'vite',
  'vite-plugin-pwa',
  'rolldown',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const FILE = 'licences.html';
const STYLES = 'licences.css';
/** From here on, such a text is about the parts of the package itself, which are not in the site. */
const ITS_OWN_PARTS = /^#+ Licenses of bundled dependencies$[^]*/m;
/** The licence texts of packages that come without one. */
const TEXTS = 'scripts/build/licences';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never) => unknown>>[1];

/**
 * Writes one page with the licences of everything in the built site: every package with a module in a chunk or a
 * worker, the fonts, and the game itself. The build fails if a text is missing.
 */
export function licences(): { readonly page: () => Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Bundle): void => {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') for (const id of part.moduleIds) addPackage(folders, id);
  };
  return {
    worker: () => ({
      name: 'licences-of-workers',
      apply: 'build',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    page: () => ({
      name: 'licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          collect(bundle);
          for (const name of PUT_IN_BY_TOOLS) folders.add(path.join('node_modules', name));
          const packages = [...folders].map(ofPackage).toSorted((a, b) => a.name.localeCompare(b.name));
          const fonts = fontsIn(
            Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.names : [])),
          );
          const all = [ofPackage('.'), ...fonts, ...packages];
          this.emitFile({ type: 'asset', fileName: FILE, source: licencesPage(all, STYLES) });
          const styles = readFileSync(`scripts/build/${STYLES}`, 'utf8');
          this.emitFile({ type: 'asset', fileName: STYLES, source: styles });
        },
      },
    }),
  };
}

/** Adds the folder of the package to which a module belongs, if any. */
function addPackage(folders: Set<string>, id: string): void {
  const found = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'));
  if (found?.[1] !== undefined) folders.add(path.relative('.', found[1]));
}

function ofPackage(folder: string): Licensed {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const given = path.join(TEXTS, `${String(name).replace('/', '__')}.txt`);
  const file = own === undefined ? given : path.join(folder, own);
  if (name === undefined || version === undefined || license === undefined || !existsSync(file))
    throw new Error(`${folder} has no licence text: write what its authors give into ${given}`);
  const text = readFileSync(file, 'utf8').replace(ITS_OWN_PARTS, '').trim();
  return { name, version, licence: license, text };
}

function fontsIn(names: readonly string[]): readonly Licensed[] {
  const files = names.filter((name) => name.endsWith('.woff2')).map((name) => path.basename(name));
  const known = Object.entries(FONTS);
  for (const file of files)
    if (!known.some(([start]) => file.startsWith(start))) throw new Error(`${file} has no licence text`);
  return known.map(([start, { name, version, licence }]) => {
    const text = readFileSync(`src/app/fonts/${start}.LICENSE.txt`, 'utf8').trim();
    return { name, version, licence, text };
  });
}
