import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { stepsOfMatch } from './regexSteps.ts';

if (!isMainThread)
  throw new Error('steps are counted in a process of their own: vite.config.ts names such tests');
// code that V8 optimises while it runs loses some of its counts, a different number each time
for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug', '--no-flush-bytecode'])
  setFlagsFromString(flag);

/**
 * How much work something is, in steps and not in seconds; the code that is measured has no say in it. Counted are
 * - the blocks of the project's code that V8 executes, as its own precise coverage tells them;
 * - what is done inside the platform: each built-in function of strings, arrays, maps and sets costs the size of what it
 *   is given and of what it gives, but for the few of `CHEAP`, and each turn of an iterator one;
 * - regular expressions, by a matcher that takes each step for itself and must find what the platform found.
 */
export function countSteps(work: () => void): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const natives = countNatives(work);
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error !== null) throw error;
    for (const { url, functions } of coverage.result)
      if (url.includes('/src/') && !url.includes('node_modules'))
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  if (blocks === 0) throw new Error('no block was counted');
  return blocks + natives;
}

type Cost = (self: unknown, given: readonly unknown[], result: unknown) => number;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0;

const one: Cost = () => 1;
/** How far a search went: to what it found, or to the end. */
const scanned: Cost = (self, [, from], result) => {
  const start = typeof from === 'number' ? from : 0;
  return 1 + (typeof result === 'number' && result >= 0 ? result : lengthOf(self)) - start;
};

/** What takes the same time whatever the length of the text or list. A part of a text is not copied. */
const CHEAP: Readonly<Record<string, Cost>> = {
  'String charAt': one,
  'String charCodeAt': one,
  'String codePointAt': one,
  'String slice': one,
  'String indexOf': scanned,
  'Array at': one,
  'Array pop': one,
  'Array push': (_, given) => 1 + given.length,
  'Array slice': (_, __, result) => 1 + lengthOf(result),
};

/** The regular expressions behind these are counted by themselves. */
const BY_EXPRESSION = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);

const iteratorOf = (values: Iterable<unknown>): object => {
  const prototype: unknown = Object.getPrototypeOf(values[Symbol.iterator]());
  if (typeof prototype !== 'object' || prototype === null) throw new Error('an iterator without a prototype');
  return prototype;
};

const WATCHED: readonly (readonly [name: string, prototype: object])[] = [
  ['String', String.prototype],
  ['Array', Array.prototype],
  ['Map', Map.prototype],
  ['Set', Set.prototype],
  ['Iterator', iteratorOf([])],
  ['Iterator', iteratorOf(new Map())],
  ['Iterator', iteratorOf(new Set())],
];

function countNatives(work: () => void): number {
  let steps = 0;
  let isCounting = false;
  const restore: (() => void)[] = [];
  const watch = (prototype: object, key: string, cost: Cost): void => {
    const own = Object.getOwnPropertyDescriptor(prototype, key);
    const original: unknown = own?.value;
    if (own === undefined || typeof original !== 'function' || key === 'constructor') return;
    restore.push(() => Object.defineProperty(prototype, key, own));
    Object.defineProperty(prototype, key, {
      ...own,
      value: function watched(this: unknown, ...given: unknown[]): unknown {
        if (!isCounting) return Reflect.apply(original, this, given);
        isCounting = false;
        const from = this instanceof RegExp ? this.lastIndex : 0;
        let result: unknown;
        try {
          // functions passed in are the project's, and count
          isCounting = true;
          result = Reflect.apply(original, this, given);
        } finally {
          isCounting = false;
        }
        steps += this instanceof RegExp ? cost(this, [given[0], from], result) : cost(this, given, result);
        isCounting = true;
        return result;
      },
    });
  };
  for (const [name, prototype] of WATCHED)
    for (const key of Object.getOwnPropertyNames(prototype)) {
      const isExpressions = name === 'String' && BY_EXPRESSION.has(key);
      const full: Cost = (self, given, result) => {
        const size = isExpressions && given[0] instanceof RegExp ? 0 : lengthOf(self);
        return 1 + size + (name === 'Iterator' ? 0 : lengthOf(result));
      };
      watch(prototype, key, CHEAP[`${name} ${key}`] ?? full);
    }
  watch(RegExp.prototype, 'exec', (self, [text, from], result) => {
    if (!(self instanceof RegExp)) return 0;
    const start = (self.global || self.sticky) && typeof from === 'number' ? from : 0;
    return stepsOfMatch(self, String(text), start, isFound(result) ? result : null);
  });
  try {
    isCounting = true;
    work();
  } finally {
    isCounting = false;
    for (const undo of restore) undo();
  }
  return steps;
}

const isFound = (result: unknown): result is RegExpExecArray => Array.isArray(result);
