import { i18n } from '@lingui/core';
import { compile } from './compile.ts';
import { firstWords } from './en/first.ts';
import { LOCALE } from './en/locale.ts';

i18n.loadAndActivate({ locale: LOCALE, messages: {} });

/** A key of the texts that come with the first load. */
export type MessageKey = keyof typeof firstWords;

type Values = Readonly<Record<string, string | number>>;

/** Keys whose messages the library has, compiled. No two parts of the catalogue share a key. */
const compiled = new Set<string>();

/** Texts without values, each worked out only once: the squares of a board ask for hundreds of them. */
const plain = new Map<string, string>();

/** The text for a key in the language of the app, with its values filled in. */
function written(key: string, message: () => string, values?: Values): string {
  const known = values === undefined ? plain.get(key) : undefined;
  if (known !== undefined) return known;
  if (!compiled.has(key)) {
    // compiled when first needed: left to itself, the library would compile it at every use
    i18n.load(LOCALE, { [key]: compile(message()) });
    compiled.add(key);
  }
  const words = i18n._(key, { ...values });
  if (values === undefined) plain.set(key, words);
  return words;
}

/** The words for a key of the first load, with its values filled in. */
export const text = (key: MessageKey, values?: Values): string => written(key, () => firstWords[key], values);

/** `text` for what is loaded on demand: it knows a part of the catalogue of its own besides the first load's. */
export function textOf<Key extends string>(part: Readonly<Record<Key, string>>) {
  const messages: Readonly<Record<Key | MessageKey, string>> = { ...firstWords, ...part };
  return (key: Key | MessageKey, values?: Values): string => written(key, () => messages[key], values);
}
