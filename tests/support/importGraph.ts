import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** By file: the files that it imports. Paths are relative to the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A static import or export with or without values, an import on demand, and the file of a worker. */
const IMPORTS = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bnew URL\(\s*)'(?<path>\.[^'?]+)/g;

/** The relative paths that a source file imports: for values, for types, on demand, and as workers. */
export const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(IMPORTS)].map(({ groups }) => groups!['path']!);

/** The import graph of source files, given by their paths. Style sheets and data do not count. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      importsIn(source)
        .map((path) => normalize(join(dirname(file), path)))
        .filter((path) => sources.has(path)),
    ]),
  );
}

/** Every source file below a folder, by its path. */
export const sourcesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
  );

/** The groups of files that lead back to each other (the strongly connected components, after Tarjan). */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    const imports = graph.get(file)!;
    for (const imported of imports) {
      if (!order.has(imported)) visit(imported);
      if (open.includes(imported)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(imported)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || imports.includes(file)) circles.push(circle);
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
