import type { TermId } from './terms.ts';

/**
 * How texts name the terms of the glossary, with longer names before shorter ones that they contain. The King, whom
 * everybody knows, and the drins, whose names are on the board, are left out. `the first move` of a puzzle is not a
 * term, and a break and a front are not always terms.
 */
const NAMES: readonly (readonly [TermId, string])[] = [
  ['vaulting-line', '[Vv]aulting lines?'],
  ['vault', '[Vv]ault(?:s|ed|ing)?'],
  ['zeunt', '[Zz]eunt(?:s|ed|ing)?'],
  ['break', '(?<=the |first )break'],
  ['drin', '[Dd]rins?'],
  ['front', '(?<!\\bin )[Ff]ronts?'],
  ['free', '[Ff]ree pieces?'],
  ['halting', '[Hh]alting pieces?'],
  ['regular-move', '[Rr]egular moves?'],
  ['first-move', '(?<=its |their |’s )first moves?'],
  ['leap', '[Ll]eap(?:s|ed|ing)?'],
  ['propt', '[Pp]ropt'],
  ['promotion', '[Pp]romot(?:es?|ed|ing|ions?)'],
  ['array', '[Aa]rrays?'],
  ['ruling', '[Rr]ulings?'],
  ['fluttember', 'Fluttember'],
  ['hyrkaida', 'Hyrkaida'],
  ['tikaida', 'Tikaida'],
  ['nikaida', 'Nikaida'],
  ['kaida', 'Kaida'],
  ['to-the-death', '[Tt]o the death'],
  ['hyrpaktun', 'Hyrpaktuns?'],
  ['flutsman', 'Flutsm[ae]n'],
  ['archer', 'Archers?'],
  ['crossbowman', 'Crossbowm[ae]n'],
  ['brumbyte', 'Brumbytes?'],
  ['hakkodin', 'Hakkodin'],
  ['swod', 'Swods?'],
  ['deldar', 'Deldars?'],
  ['hikdar', 'Hikdars?'],
  ['jiktar', 'Jiktars?'],
  ['paktun', 'Paktuns?'],
  ['chuktar', 'Chuktars?'],
  ['kapt', 'Kapts?'],
  ['pallan', 'Pallans?'],
  ['citizen', 'Citizens?'],
  ['assassin', 'Assassins?'],
  ['pastang', 'Pastang'],
  ['stikitche', 'Stikitche'],
  ['draks-city', 'Drak’s City'],
  ['poron', 'Poron(?: Jikaida)?'],
  ['jikaida', 'Jikaida'],
  ['kregen', 'Kregen'],
];
const NAMED = `(?<!\\p{L})(?:${NAMES.map(([, name]) => `(${name})`).join('|')})(?!\\p{L})`;
/** What is already marked, and so is left alone. */
const MARKED = '\\[\\[[^\\]]*\\]\\]|\\*\\*[^*]+\\*\\*|`[^`]+`';
const MARKED_OR_NAMED = new RegExp(`${MARKED}|${NAMED}`, 'gu');

/** A text with a mark wherever it names a term; the marks that it already has stay as they are. */
export const withTerms = (text: string): string =>
  text.replace(MARKED_OR_NAMED, (words: string, ...groups: readonly (string | undefined)[]) => {
    const name = NAMES[groups.slice(0, NAMES.length).findIndex((group) => group !== undefined)];
    return name === undefined ? words : `[[${name[0]}|${words}]]`;
  });
