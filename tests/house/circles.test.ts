import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph, importsIn, sourcesIn } from '../support/importGraph.ts';

const circlesOf = (files: Readonly<Record<string, string>>) =>
  circlesIn(importGraph(new Map(Object.entries(files))));

describe('the files of the program', () => {
  it('never import each other in a circle, not even through types or what is loaded on demand', () => {
    expect(circlesIn(importGraph(sourcesIn('src')))).toEqual([]);
  });
});

describe('the search for circles', () => {
  it.each([
    ["import { a } from './a.ts';", './a.ts'],
    ["import {\n  type A,\n  b,\n} from '../a.ts';", '../a.ts'],
    ["import type { A } from './a.ts';", './a.ts'],
    ["export * from './a.ts';", './a.ts'],
    ["import './a.ts';", './a.ts'],
    ["const a = await import('./a.ts');", './a.ts'],
    ["import rows from './a.ts?raw';", './a.ts'],
    ["new Worker(new URL('./a.ts', import.meta.url))", './a.ts'],
  ])('sees %j', (source, path) => {
    expect(importsIn(source)).toEqual([path]);
  });

  it('finds a circle through types and pages loaded on demand', () => {
    const circles = circlesOf({
      'src/a/table.ts': "const load = async () => await import('../b/Page.tsx');",
      'src/b/Page.tsx': "import { Link } from './Link.tsx';",
      'src/b/Link.tsx': "import type { Path } from '../a/table.ts';",
      'src/b/aside.ts': "import { Link } from './Link.tsx';",
    });
    expect(circles.map((circle) => circle.toSorted())).toEqual([
      ['src/a/table.ts', 'src/b/Link.tsx', 'src/b/Page.tsx'],
    ]);
  });

  it('finds a file that imports itself', () => {
    expect(circlesOf({ 'src/a.ts': "import './a.ts';" })).toEqual([['src/a.ts']]);
  });

  it('does not take two ways to one file for a circle', () => {
    const files = {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': "import './d.ts';",
      'src/c.ts': "import './d.ts';",
      'src/d.ts': '',
    };
    expect(circlesOf(files)).toEqual([]);
  });
});
