import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const ALL = `node_modules/${PACKAGE}/dist/esm/${PACKAGE}.mjs`;
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${PACKAGE}';`, 'g');
const EXPORT = /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs';/g;

/** The file of each icon, by each of its names in the package. */
export function filesByName(all: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of all.matchAll(EXPORT))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

/** A module with each icon imported from its own file. Throws if the package has no such icon. */
export function withIconsOneByOne(code: string, files: ReadonlyMap<string, string>): string {
  const own = (given: string): string => {
    const [name = '', alias = name] = given.split(' as ');
    const file = files.get(name);
    if (file === undefined) throw new Error(`${PACKAGE} has no icon ${name}`);
    return `import ${alias} from '${PACKAGE}/icons/${file}';`;
  };
  return code.replaceAll(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(own)
      .join(' '),
  );
}

/**
 * Shows the bundler which file needs which icon. The package has one file that exports all icons; imported through it,
 * every page's icons would appear to belong to the first load.
 */
export function iconsOneByOne(): Plugin {
  const files = filesByName(readFileSync(ALL, 'utf8'));
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: PACKAGE },
      handler: (code) => ({ code: withIconsOneByOne(code, files), map: null }),
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(ALL)))
          this.error(`${part.fileName} imports all icons of ${PACKAGE}`);
    },
  };
}
