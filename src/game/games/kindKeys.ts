import { KINDS, type Kind } from '../../engine/index.ts';

/** The key for a kind: the first letter of its code, which moves and tiles show too (rules, section 2). Some kinds share one. */
export const letterOf = (kind: Kind): string => KINDS[kind].code.charAt(0).toLowerCase();

/**
 * Which of the given kinds a key stands for; none for other keys. The kind with the shortest code comes first: K is the
 * King, then the Kapt, whose code is Ka.
 */
export const kindsOfKey = (key: string, kinds: readonly Kind[]): readonly Kind[] =>
  kinds
    .filter((kind) => letterOf(kind) === key.toLowerCase())
    .toSorted((a, b) => KINDS[a].code.length - KINDS[b].code.length);
