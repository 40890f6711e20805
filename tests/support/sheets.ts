import path from 'node:path';
import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { parseAst } from 'vite';
import { withBreakPoints } from '../../scripts/build/breakPoints.ts';
import { layerOf } from '../../scripts/build/layers.ts';

/** A file of `src`: its path below it, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** What is checked: the style sheets, and the modules that use them. */
export interface House {
  readonly sheets: readonly Source[];
  readonly modules: readonly Source[];
  /** Classes of pages that no module writes. */
  readonly html: readonly string[];
  /** The sheet of the parts that every module may use. */
  readonly shared: string;
}

/** Classes of a sheet. */
interface Classes {
  /** Those that a rule styles: they are in the last compound of a selector. */
  readonly led: ReadonlySet<string>;
  /** Those that come first in a selector without combinators; the others depend on what is beside or around them. */
  readonly first: ReadonlySet<string>;
  /** All that occur in a selector. */
  readonly named: ReadonlySet<string>;
}

/** Classes of a module. */
interface Uses {
  /** Written where a class is expected. */
  readonly direct: ReadonlySet<string>;
  /** The words of all its strings. */
  readonly words: ReadonlySet<string>;
  /** The sheets that it imports. */
  readonly imports: ReadonlySet<string>;
}

const isNear = (sheet: string, module: string): boolean => module.startsWith(`${path.posix.dirname(sheet)}/`);
const isLocal = (file: string): boolean => file.endsWith('.module.css');

/**
 * What is wrong with the sheets of a house: a sheet in no layer, a class that belongs to two sheets or that no module
 * uses, a module that uses a class without importing its sheet, or one that no sheet knows.
 */
export function faultsOf({ sheets, modules, html, shared }: House): string[] {
  const classes = sheets.map(({ file, text }) => Object.assign(classesOf(text), { file }));
  const uses = modules.map(({ file, text }) => Object.assign(usesOf(file, text), { file }));
  const global = classes.filter(({ file }) => !isLocal(file));
  const leaders = (name: string): string[] =>
    global.filter(({ led }) => led.has(name)).map(({ file }) => file);
  const all = new Set(global.flatMap(({ led }) => [...led]));
  const isKnown = (name: string): boolean => global.some(({ named }) => named.has(name));
  const direct = new Set([...html, ...uses.flatMap((one) => [...one.direct])]);
  const words = new Set(uses.flatMap((one) => [...one.words]));
  const isUsed = (sheet: string, name: string, begins: boolean): boolean => {
    const near = uses.filter(({ file, imports }) => imports.has(sheet) || isNear(sheet, file));
    if (isLocal(sheet)) return near.some((one) => one.words.has(name));
    return direct.has(name) || (begins ? near.some((one) => one.words.has(name)) : words.has(name));
  };
  return [
    ...sheets.flatMap(({ file }) => (hasLayer(file) ? [] : [`${file} lies in no layer`])),
    ...[...all].flatMap((name) =>
      leaders(name).length > 1 ? [`.${name} is led in ${leaders(name).join(' and ')}`] : [],
    ),
    ...classes.flatMap(({ file, named, first }) =>
      [...named].flatMap((name) =>
        isUsed(file, name, first.has(name)) ? [] : [`no module uses .${name} of ${file}`],
      ),
    ),
    ...uses.flatMap(({ file, direct: written, imports }) =>
      [...written].flatMap((name) => {
        const [sheet] = leaders(name);
        if (sheet === undefined) return isKnown(name) ? [] : [`${file} uses .${name}, which no sheet knows`];
        return sheet === shared || imports.has(sheet)
          ? []
          : [`${file} uses .${name} and does not import ${sheet}`];
      }),
    ),
  ];
}

function hasLayer(file: string): boolean {
  try {
    layerOf(file);
    return true;
  } catch {
    return false;
  }
}

/** The classes of a sheet, as a parser of CSS reads its selectors. */
export function classesOf(css: string): Classes {
  const [led, first, named] = [new Set<string>(), new Set<string>(), new Set<string>()];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(withBreakPoints(css)),
    visitor: {
      Selector: (selector) => {
        for (const name of classesIn(selector)) named.add(name);
        const names = subjectsOf(selector).map((subject) =>
          subject.flatMap((part) => (part.type === 'class' ? [part.name] : [])),
        );
        for (const name of names.flat()) led.add(name);
        const isAlone = selector.every(({ type }) => type !== 'combinator');
        const [begins] = names[0] ?? [];
        if (isAlone && begins !== undefined) first.add(begins);
        return undefined;
      },
    },
  });
  return { led, first, named };
}

/** What follows the last combinator, and what follows it in each selector of an `:is()` or `:where()` there. */
function subjectsOf(selector: Selector): Selector[] {
  const last = selector.findLastIndex(({ type }) => type === 'combinator');
  const subject = selector.slice(last + 1);
  return [subject, ...subject.flatMap((part) => (isMatch(part) ? part.selectors.flatMap(subjectsOf) : []))];
}

type Match = Extract<SelectorComponent, { readonly kind: 'is' | 'where' }>;
const isMatch = (part: SelectorComponent): part is Match =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');

function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const lists = 'selectors' in part ? part.selectors : [];
    return Array.isArray(lists) ? lists.flatMap((list) => (Array.isArray(list) ? classesIn(list) : [])) : [];
  });
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (value: unknown): unknown => (isNode(value) ? (value['name'] ?? value['value']) : undefined);

/** The classes that a module writes, the words of its strings, and the sheets that it imports. */
export function usesOf(file: string, code: string): Uses {
  const [direct, words, imports] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (node: Node): void => {
    for (const place of placesIn(node)) for (const name of namesIn(place)) direct.add(name);
    for (const word of wordsOf(node)) words.add(word);
    const from = node.type === 'ImportDeclaration' ? nameOf(node['source']) : undefined;
    if (typeof from === 'string' && from.endsWith('.css'))
      imports.add(path.posix.join(path.posix.dirname(file), from));
    for (const child of childrenOf(node)) visit(child);
  };
  const program: unknown = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (isNode(program)) visit(program);
  return { direct, words, imports };
}

const isOfClasses = (name: unknown): boolean => nameOf(name) === 'className' || nameOf(name) === 'class';
const member = (value: unknown, part: string): unknown => (isNode(value) ? value[part] : undefined);

/** What a node sets as classes: on an element, a component, or an element of the document. */
function placesIn(node: Node): Node[] {
  switch (node.type) {
    case 'JSXAttribute':
      return isOfClasses(node['name']) ? [node['value']].filter(isNode) : [];
    case 'Property':
      return isOfClasses(node['key']) ? [node['value']].filter(isNode) : [];
    case 'AssignmentPattern':
      return isOfClasses(node['left']) ? [node['right']].filter(isNode) : [];
    case 'AssignmentExpression':
      return isOfClasses(member(node['left'], 'property')) ? [node['right']].filter(isNode) : [];
    case 'CallExpression': {
      const given = [node['arguments']].flat().filter(isNode);
      const object = member(node['callee'], 'object');
      if (nameOf(member(object, 'property')) === 'classList') return given;
      const sets = nameOf(member(node['callee'], 'property')) === 'setAttribute' && isOfClasses(given[0]);
      return sets ? given.slice(1) : [];
    }
    default:
      return [];
  }
}

/** The names that an expression for classes can yield, where they are written in full; not those in its conditions. */
function namesIn(node: Node): readonly string[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].filter(isNode).flatMap(namesIn);
    case 'CallExpression':
      // a list that is joined; what other functions return is found elsewhere
      return isNode(node['callee']) ? childrenOf(node['callee']).flatMap(namesIn) : [];
    case 'MemberExpression':
      return isNode(node['object']) && node['computed'] !== true ? namesIn(node['object']) : [];
    default:
      return [...wordsOf(node), ...childrenOf(node).flatMap(namesIn)];
  }
}

/** The words of a string; of a template, those that no value touches. */
function wordsOf(node: Node): readonly string[] {
  const text = ((): string => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
    if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return '';
    const parts = node['quasis'].map((part: unknown) => (isNode(part) ? textOf(part['value']) : ''));
    // a mark in place of a value
    return parts.join(VALUE);
  })();
  return text.split(/\s+/).filter((word) => word !== '' && !word.includes(VALUE));
}

const VALUE = '\0';
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : '';
