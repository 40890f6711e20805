import { dirname, join, normalize, sep } from 'node:path';

/**
 * What each floor of `src` may import: other floors, and packages by the beginning of their names. Anything that is not
 * listed is refused, so a new floor or package needs a new line here.
 */
export const FLOORS = {
  engine: { floors: [], packages: [] },
  rules: { floors: [], packages: [] },
  samples: { floors: [], packages: [] },
  search: { floors: ['engine'], packages: [] },
  game: {
    floors: ['engine', 'search', 'cabinet'],
    packages: ['@noble/ciphers', '@noble/curves', '@noble/hashes', 'fflate', 'valibot'],
  },
  cabinet: { floors: ['engine'], packages: ['@noble/hashes'] },
  practice: { floors: ['engine', 'game'], packages: ['glicko2-lite'] },
  learn: { floors: ['engine', 'game', 'search'], packages: [] },
  text: {
    floors: ['engine', 'search', 'game', 'learn', 'practice', 'cabinet'],
    packages: ['@lingui/', 'fastest-levenshtein'],
  },
  store: {
    floors: ['engine', 'search', 'game', 'cabinet', 'practice', 'learn', 'text'],
    packages: ['zustand/vanilla', 'valibot', 'dexie', 'mqtt'],
  },
  sound: { floors: ['game'], packages: [] },
  board: { floors: ['engine', 'game', 'text', 'store'], packages: ['react'] },
  pages: {
    floors: ['engine', 'search', 'game', 'cabinet', 'practice', 'learn', 'samples', 'text', 'store', 'board'],
    packages: ['react', 'react-dom', 'zustand', 'wouter', 'lucide-react', '@radix-ui/', '@tanstack/', 'uqr'],
  },
  app: {
    floors: ['engine', 'game', 'text', 'store', 'sound', 'board', 'pages'],
    packages: ['react', 'react-dom', 'wouter', 'virtual:pwa-register/'],
  },
  cli: { floors: ['engine', 'search', 'cabinet', 'text'], packages: ['node:', 'tsx/'] },
};

/**
 * The files through which a floor may be imported, if not through all, and the floors that may use each (null: all).
 */
export const DOORS = {
  engine: { 'index.ts': null, 'search.ts': ['search', 'practice'] },
};

const isPackage = (name, allowed) =>
  allowed.some((known) =>
    /[/:]$/.test(known) ? name.startsWith(known) : name === known || name.startsWith(`${known}/`),
  );

/**
 * What is wrong with an import, in words; null if nothing is.
 * @param {string} file the path of the importing file from the root of the repository, below `src`
 * @param {string} specifier what it imports
 * @returns {string | null}
 */
export function importFault(file, specifier) {
  const [, floor] = normalize(file).split(sep);
  const rules = FLOORS[floor];
  if (rules === undefined) return `The floor "${floor}" has no line in scripts/lint/floors.mjs.`;
  if (!specifier.startsWith('.'))
    return isPackage(specifier, rules.packages) ? null : `${floor} may not import the package ${specifier}.`;
  const [root, other, ...inside] = normalize(join(dirname(file), specifier.replace(/\?.*$/, ''))).split(sep);
  if (root !== 'src') return `${floor} may not import what is outside src.`;
  if (other === floor) return null;
  if (!rules.floors.includes(other)) return `${floor} may not import ${other}.`;
  const doors = DOORS[other];
  if (doors === undefined) return null;
  const guests = doors[inside.join('/')];
  if (guests === undefined) return `${other} is entered by ${Object.keys(doors).join(' or ')}.`;
  return guests === null || guests.includes(floor) ? null : `${floor} may not use this door of ${other}.`;
}

const floorsRule = {
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1);
    const check = (node) => {
      if (node === null || typeof node?.value !== 'string') return;
      const message = importFault(file, node.value);
      if (message !== null) context.report({ node, message });
    };
    const checkSource = ({ source }) => check(source);
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportAllDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      TSImportType: checkSource,
      // files found by a pattern
      CallExpression({ callee, arguments: [first] }) {
        if (callee.object?.type === 'MetaProperty' && callee.property.name === 'glob') check(first);
      },
      NewExpression({ callee, arguments: [first] }) {
        if (callee.name === 'URL' && typeof first?.value === 'string' && first.value.startsWith('.'))
          check(first);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { floors: floorsRule } };
