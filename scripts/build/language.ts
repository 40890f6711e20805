import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The folder with the words in the original language. */
const FIRST = '/src/text/en/';

/** The folder of `src/text` with the words of a language. */
export const folderOf = (name: string): string => (name === PSEUDO ? 'en' : name);

/** The words of a cabinet game are in the game's folder; in other languages, they are in the folder of the language. */
const OF_GAME = /\/src\/cabinet\/games\/(\w+)\/words\/(\w+\.ts)$/;

const LOCALE_FILE = /\/src\/text\/en\/locale\.ts$/;

/** The pseudo-language, which nobody speaks: the English words in other letters, made during the build. */
export const PSEUDO = 'pseudo';
/**
 * It takes the format of numbers, dates and lists from Greek, so that what the browser adds is in other letters too.
 */
const PSEUDO_LOCALE = 'el';

/** The text with an accent on every vowel. */
const put = (plain: string): string =>
  plain.replace(/[aeiouy]/gi, (vowel) => `${vowel}\u0301`).normalize('NFC');

/** The words in the pseudo-language: every vowel has an accent, and the text is a third longer. */
export function inPseudo(words: string): string {
  // the name of a mark stays, the text that it shows changes
  const written = words
    .split(/(\[\[[^\]|]+(?:\||\]\]))/)
    .map((part, at) => {
      if (at % 2 === 0) return put(part);
      return part.endsWith('|') ? part : `${part.slice(0, -2)}|${put(part.slice(2, -2))}]]`;
    })
    .join('');
  const letters = words.replace(/[^a-z]/gi, '').length;
  return letters < 4 ? written : `${written}${'~'.repeat(Math.ceil(letters / 3))}`;
}

/**
 * The site in the language of another folder of `src/text`. The files of that folder replace those of `en`, one for
 * one, and the files in its `cabinet` folder replace the words of the cabinet's games. The pseudo-language has no
 * folder: it is the English words in the letters of `inPseudo` (`compiledWords`).
 */
export function language(name: string): Plugin {
  const folder = FIRST.replace('/en/', `/${folderOf(name)}/`);
  let locale = 'en';
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (folder === FIRST || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = found?.id.replace(FIRST, folder).replace(OF_GAME, `${folder}cabinet/$1/$2`);
      // a game without words in this language keeps its original words
      return found === null || id === undefined || id === found.id || !existsSync(id)
        ? null
        : { ...found, id };
    },
    configResolved({ root }) {
      if (name === PSEUDO) locale = PSEUDO_LOCALE;
      else if (name !== 'en') locale = localeIn(readFileSync(`${root}${folder}locale.ts`, 'utf8'));
    },
    transform: {
      filter: { id: LOCALE_FILE },
      handler: (code) =>
        name === PSEUDO
          ? { code: code.replace(`'${localeIn(code)}'`, `'${PSEUDO_LOCALE}'`), map: null }
          : null,
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${locale}">`),
  };
}

function localeIn(code: string): string {
  const [, locale] = /LOCALE = '([^']+)'/.exec(code) ?? [];
  if (locale === undefined) throw new Error('the folder of the language has no LOCALE in locale.ts');
  return locale;
}
