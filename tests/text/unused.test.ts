import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/text/en/index.ts';
import { sourcesIn } from '../support/importGraph.ts';

/** All of the program that may name a text, without the texts themselves. */
const source = [...sourcesIn('src')]
  .filter(([file]) => !file.startsWith('src/text/en/'))
  .map(([, text]) => text)
  .join('\n');

/** Keys that stand in the program as they are. */
const named = new Set([...source.matchAll(/(["'])([\w.:-]+)\1/gu)].map(([, , key]) => key));

/** Keys that the program puts together, as in `refusal.${code}`; what is filled in may be anything. */
const composed = [...source.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^{}]*\})*)`/gu)].map(
  ([, template = '']) => {
    const parts = template.split(/\$\{[^{}]*\}/u).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join('.+')}$`, 'u');
  },
);

const isUsed = (key: string): boolean => named.has(key) || composed.some((pattern) => pattern.test(key));

test('every text of the catalogue is used: one that is not would be translated for nobody', () => {
  const keys = Object.values(CATALOGUE).flatMap((part) => Object.keys(part));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('a key that no part of the program names counts as unused', () => {
  expect(['cabinet.sure.no', 'refusal.no-piece', 'analysis.reported.whole'].filter(isUsed)).toHaveLength(3);
  expect(['cabinet.perhaps', 'nobody.says'].filter(isUsed)).toEqual([]);
});
