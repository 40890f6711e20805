import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAK_POINTS, withBreakPoints } from '../../scripts/build/breakPoints.ts';
import { inLayer, LAYERS, layerOf } from '../../scripts/build/layers.ts';
import { classesOf, faultsOf, usesOf, type Source } from '../support/sheets.ts';

const SOURCE = new URL('../../src', import.meta.url).pathname;

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));

const read = (ending: RegExp): Source[] =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

/** Queries for the size of the window, which have names; those for what a device can do, and for print, need none. */
const RAW = /@media[^{]*\b(?:width|height|aspect-ratio)\b[^{]*/g;

/** Modules with a query of their own: which way the board lies, and whether a list has a place beside tabs. */
const ASK_ALONE: ReadonlySet<string> = new Set(['pages/table/useBottom.ts', 'pages/review/ReviewPanels.tsx']);

describe('break-points', () => {
  test('are used by name everywhere', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(
      sheets.flatMap(({ file, css }) => (css.match(RAW) ?? []).map((query) => `${file}: ${query}`)),
    ).toEqual([]);
  });

  test('are all used, and each is once in the table', () => {
    const used = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/@media \((--[\w-]+)\)/g)].map(([, name]) => name)),
    );
    expect(used).toEqual(new Set(Object.keys(BREAK_POINTS)));
    expect(new Set(Object.values(BREAK_POINTS)).size).toBe(used.size);
  });

  test('are those for which modules ask too', () => {
    const queries = new Set<string>(Object.values(BREAK_POINTS));
    const asked = read(/\.tsx?$/).flatMap(({ file, text }) =>
      [...text.matchAll(/'([^'\n]*\((?:min|max)-(?:width|height|aspect-ratio):[^'\n]*)'/g)].map(
        ([, query = '']) => ({ file, query }),
      ),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter(({ file, query }) => !queries.has(query) && !ASK_ALONE.has(file))).toEqual([]);
  });

  test('become queries that every browser understands; an unknown name is an error', () => {
    expect(withBreakPoints('@media (--phone) {}')).toBe('@media (max-width: 420px) {}');
    expect(() => withBreakPoints('@media (--phnoe) {}')).toThrow('--phnoe');
    expect(() => withBreakPoints('@media (--phone), (--lowest) {}')).toThrow('(--phone), (--lowest)');
  });
});

/** Parts without a component, which every module may use: a component would add nothing but the class. */
const SHARED = {
  sheet: 'pages/controls/shared.css',
  parts: {
    'visually-hidden': 'words that are only read aloud, of every kind of element',
    button: 'buttons, links, summaries and labels, each with what it does',
    'unseen-control': 'an input that lies over the picture of what it does, a range or a choice',
    quiet: 'how much a button draws attention',
    go: 'how much a button draws attention',
    small: 'a button beside a line of words',
    help: 'words that explain, of every kind of element',
    problem: 'words that refuse, of every kind of element',
    loading: 'what stands there until a page is loaded, which is begun in many places',
  },
} as const;

/** What is found where only what is planted is wrong. */
const faults = (planted: Partial<Record<'parts' | 'page' | 'component', string>>): string[] =>
  faultsOf({
    sheets: [
      { file: 'pages/table/part.css', text: planted.parts ?? '.part {} .part.on:hover {} .part > a {}' },
      { file: 'pages/play/page.css', text: planted.page ?? '.page:has(.part) {} .page :is(b, i) {}' },
      { file: 'pages/controls/shared.css', text: '.button {}' },
    ],
    modules: [
      {
        file: 'pages/play/Page.tsx',
        text:
          planted.component ??
          `import '../table/part.css';
           import './page.css';
           export const Page = ({ is }: { is: string }) => (
             <p className={\`page \${is}\`}><a className={is === 'none' ? 'part on' : 'button'} /></p>
           );`,
      },
    ],
    html: [],
    shared: 'pages/controls/shared.css',
  });

describe('classes', () => {
  test('each belong to one sheet, which every module that uses them imports; none is unused', () => {
    const html = [...readFileSync('index.html', 'utf8').matchAll(/class="([^"]*)"/g)];
    const [all, modules] = [read(/\.css$/), read(/\.tsx?$/)];
    expect([all.length > 50, modules.length > 500, html.length > 0]).toEqual([true, true, true]);
    expect(
      faultsOf({
        sheets: all,
        modules,
        html: html.flatMap(([, names = '']) => names.split(' ')),
        shared: SHARED.sheet,
      }),
    ).toEqual([]);
  });

  test('are shared only where that is declared, with a reason', () => {
    const shared = read(/\.css$/).find(({ file }) => file === SHARED.sheet);
    expect([...classesOf(shared?.text ?? '').led].toSorted()).toEqual(Object.keys(SHARED.parts).toSorted());
  });

  test('pass where nothing is wrong', () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    ['.page {} .part {}', '.part is led in pages/table/part.css and pages/play/page.css'],
    ['.page {} .page .part:hover {}', '.part is led in pages/table/part.css and pages/play/page.css'],
    ['.page {} .page > :is(h2, .x > .part)', '.part is led in pages/table/part.css and pages/play/page.css'],
    [
      '.page {} @media (--phone) { .part {} }',
      '.part is led in pages/table/part.css and pages/play/page.css',
    ],
    ['.page {} .dead {}', 'no module uses .dead of pages/play/page.css'],
    ['.page:not(.dead) {}', 'no module uses .dead of pages/play/page.css'],
    ['.page.on {}', '.on is led in pages/table/part.css and pages/play/page.css'],
    ['.part {} .page {}', '.part is led in pages/table/part.css and pages/play/page.css'],
    ['.other {}', 'pages/play/Page.tsx uses .page, which no sheet knows'],
  ])('of the sheet %j are refused', (page, fault) => {
    expect(faults({ page: page.endsWith('}') ? page : `${page} {}` })).toContain(fault);
  });

  test.each([
    ["import './page.css'; <p className='page part on' />", 'part', 'pages/table/part.css'],
    [
      "import '../table/part.css'; <p className={x ? `part on` : `${y} page`} />",
      'page',
      'pages/play/page.css',
    ],
    [
      "import './page.css'; <p className={['page', x ? 'on' : ''].join(' ')} />",
      'on',
      'pages/table/part.css',
    ],
    ["import './page.css'; element.className = 'part'", 'part', 'pages/table/part.css'],
    ["import './page.css'; element.classList.add('part')", 'part', 'pages/table/part.css'],
    ["import './page.css'; element.setAttribute('class', 'part')", 'part', 'pages/table/part.css'],
    ["import './page.css'; svg('g', { class: 'part' })", 'part', 'pages/table/part.css'],
  ])('that %j uses without the sheet are refused', (component, name, sheet) => {
    expect(faults({ component })).toContain(`pages/play/Page.tsx uses .${name} and does not import ${sheet}`);
  });

  test('are not the words that a module compares, puts together, or looks up in a sheet of its own', () => {
    const { direct } = usesOf('a.tsx', "<p className={x === 'a' ? `b-${x} c` : styles['d']} id='e' />");
    expect([...direct]).toEqual(['c']);
  });
});

describe('layers', () => {
  test('hold every sheet, and each sheet states their order', () => {
    expect(new Set(read(/\.css$/).map(({ file }) => layerOf(file)))).toEqual(new Set(LAYERS));
    expect(inLayer('a {}', 'board/x.css')).toBe('@layer base, parts, pages;\n@layer parts {\na {}\n}\n');
  });

  test('are reported as missing where a folder has none', () => {
    expect(() => layerOf('store/x.css')).toThrow('store/x.css');
    expect(
      faultsOf({ sheets: [{ file: 'store/x.css', text: '' }], modules: [], html: [], shared: '' }),
    ).toEqual(['store/x.css lies in no layer']);
  });
});
