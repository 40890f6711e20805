import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The cascade layers of the style sheets, weakest first, in whatever order the sheets load: plain elements, the parts
 * that pages share, and the pages, which may style the parts that they contain.
 */
export const LAYERS = ['base', 'parts', 'pages'] as const;
export type Layer = (typeof LAYERS)[number];

const SOURCE = path.resolve('src');

/** Folders of `src` with the layer of their sheets; the first match counts. */
const FOLDERS: readonly (readonly [folder: string, layer: Layer])[] = [
  ['app/styles/', 'base'],
  ['app/', 'parts'],
  ['board/', 'parts'],
  ['pages/controls/', 'parts'],
  ['pages/nav/', 'parts'],
  ['pages/table/', 'parts'],
  ['pages/', 'pages'],
];

/** The layer of a sheet, by its path below `src`. Throws if its folder has none. */
export function layerOf(sheet: string): Layer {
  const found = FOLDERS.find(([folder]) => sheet.startsWith(folder));
  if (found === undefined) throw new Error(`${sheet} lies in no folder of scripts/build/layers.ts`);
  return found[1];
}

/** A sheet in its layer. Each sheet states the order of the layers, so that no sheet has to load first. */
export const inLayer = (css: string, sheet: string): string =>
  `@layer ${LAYERS.join(', ')};\n@layer ${layerOf(sheet)} {\n${css}\n}\n`;

/** Puts every style sheet of the program into its layer. */
export const layered = (): Plugin => ({
  name: 'layered',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (code, id) => ({
      code: inLayer(code, path.relative(SOURCE, id.replace(/\?.*/, '')).replaceAll(path.sep, '/')),
      map: null,
    }),
  },
});
