import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { circlesIn } from '../support/importGraph.ts';
import { DOORS, FLOORS, importFault } from '../../scripts/lint/floors.mjs';

const names = Object.keys(FLOORS);
const allowed = (floor: string): readonly string[] => FLOORS[floor]!.floors;

describe('the floors', () => {
  it('are all the folders of the program, each with a line of its own', () => {
    expect(names.toSorted()).toEqual(readdirSync('src').toSorted());
  });

  it('are in order: none may import anything that leads back to it', () => {
    expect(circlesIn(new Map(names.map((floor) => [floor, allowed(floor)])))).toEqual([]);
  });
});

const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const));

describe('a planted import', () => {
  it.each(pairs)('of %s from %s', (from, to) => {
    for (const file of [`src/${from}/a.ts`, `src/${from}/deep/er/a.ts`]) {
      const up = file.includes('deep') ? '../../..' : '..';
      const fault = importFault(file, `${up}/${to}/index.ts`);
      expect(fault).toBe(allowed(from).includes(to) ? null : `${from} may not import ${to}.`);
    }
  });

  it.each([
    ['src/game/a.ts', '../engine/board.ts', 'engine is entered by index.ts or search.ts.'],
    ['src/search/a.ts', '../engine/board.ts', 'engine is entered by index.ts or search.ts.'],
    ['src/search/a.ts', '../engine/search.ts', null],
    ['src/practice/a.ts', '../engine/search.ts', null],
    ['src/store/a.ts', '../engine/search.ts', 'store may not use this door of engine.'],
    ['src/engine/a.ts', 'react', 'engine may not import the package react.'],
    ['src/store/a.ts', 'react', 'store may not import the package react.'],
    ['src/board/a.tsx', 'react-dom', 'board may not import the package react-dom.'],
    ['src/pages/a.tsx', '@radix-ui/react-tooltip', null],
    ['src/pages/learn/a.tsx', './b.tsx', null],
    ['src/pages/learn/a.tsx', '../practice/b.tsx', null],
    ['src/text/a.ts', '../../tests/support/random.ts', 'text may not import what is outside src.'],
    ['src/attic/a.ts', './b.ts', 'The floor "attic" has no line in scripts/lint/floors.mjs.'],
  ])('in %s of %s', (file, specifier, fault) => {
    expect(importFault(file, specifier)).toBe(fault);
  });

  it('opens doors that exist', () => {
    for (const [floor, doors] of Object.entries(DOORS))
      expect(readdirSync(join('src', floor))).toEqual(expect.arrayContaining(Object.keys(doors)));
  });
});

const house = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(house, { recursive: true }));

/** Runs the linter itself, with its rule of floors, over files written for it: the names of those that it refuses. */
function refusedByLinter(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), source);
  }
  const rules = { 'house/floors': 'error' };
  const config = {
    jsPlugins: [resolve('scripts/lint/floors.mjs')],
    categories: { correctness: 'off' },
    rules,
  };
  writeFileSync(join(house, '.oxlintrc.json'), JSON.stringify(config));
  const oxlint = resolve('node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'unix', 'src'], { cwd: house, encoding: 'utf8' });
  return [...stdout.matchAll(/^(src[^:]*):.*house\(floors\)/gm)].map(([, file]) => file!);
}

describe('the linter', () => {
  it('refuses every import from a floor that is not allowed, and no other', () => {
    const files = Object.fromEntries(
      pairs.map(([from, to]) => [
        `src/${from}/${to}.ts`,
        `import type { A } from '../${to}/index.ts';\nexport type B = A;\n`,
      ]),
    );
    const wrong = pairs.filter(([from, to]) => !allowed(from).includes(to));
    expect(refusedByLinter(files).toSorted()).toEqual(
      wrong.map(([from, to]) => `src/${from}/${to}.ts`).toSorted(),
    );
  });

  it('sees imports of every shape', () => {
    const shapes = [
      "export { a } from '../store/a.ts';",
      "export * from '../store/a.ts';",
      "export const a = async () => await import('../store/a.ts');",
      "export type A = typeof import('../store/a.ts');",
      "export const a = new URL('../store/a.ts', import.meta.url);",
      "import '../store/a.ts';",
      "export const a = import.meta.glob('../store/*/a.ts');",
    ];
    rmSync(join(house, 'src'), { recursive: true, force: true });
    const files = Object.fromEntries(shapes.map((source, index) => [`src/engine/shape${index}.ts`, source]));
    expect(refusedByLinter(files).toSorted()).toEqual(Object.keys(files));
  });
});

describe('the configuration', () => {
  it('turns the rule on', () => {
    const config: unknown = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
    expect(config).toMatchObject({
      jsPlugins: ['./scripts/lint/floors.mjs'],
      overrides: expect.arrayContaining([
        { files: ['src/**'], rules: { 'house/floors': 'error' } },
      ]) as unknown,
    });
  });
});
