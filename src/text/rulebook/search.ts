import { RULINGS } from '../../game/rulings.ts';
import { text } from '../rules.ts';
import { BOOK } from './book.ts';
import { CHAPTERS } from './ids.ts';
import type { RulesPlace } from './place.ts';
import { plainOf } from './rich.ts';
import { TERM_IDS } from './terms.ts';

/** A place of the rule book as the search knows it: plain words. */
interface Entry {
  readonly place: RulesPlace;
  readonly title: string;
  /** The chapter, or that it is a ruling or a term. */
  readonly where: string;
  readonly texts: readonly string[];
}

/** A place that was found, with a sentence of it in which the words stand. */
export interface Found {
  readonly place: RulesPlace;
  readonly title: string;
  readonly where: string;
  readonly excerpt: string;
}

/** The most places that are shown. */
const MOST = 12;
/** About how long an excerpt is, in characters. */
const EXCERPT = 130;

let entries: readonly Entry[] | undefined;
const allEntries = (): readonly Entry[] => (entries ??= [...terms(), ...sections(), ...rulings()]);

const sections = (): readonly Entry[] =>
  CHAPTERS.flatMap(({ chapter, sections: ids }) =>
    ids.map((place) => ({
      place,
      title: text(`rules.${place}`),
      where: text(`rules.chapter.${chapter}`),
      texts: BOOK[place].blocks.flatMap((block) => {
        if (typeof block === 'string') return [plainOf(text(block))];
        if ('heading' in block) return [text(block.heading)];
        if ('list' in block) return block.list.map((key) => plainOf(text(key)));
        return 'diagrams' in block ? block.diagrams.map((name) => text(`diagram.${name}`)) : [];
      }),
    })),
  );

const rulings = (): readonly Entry[] =>
  RULINGS.map((place) => ({
    place,
    title: `${place}. ${text(`ruling.${place}.question`)}`,
    where: text('rules.in-rulings'),
    texts: [plainOf(text(`ruling.${place}.answer`)), text(`ruling.${place}.ground`)],
  }));

const terms = (): readonly Entry[] =>
  TERM_IDS.map((term) => ({
    place: `glossary/${term}`,
    title: text(`term.${term}`),
    where: text('rules.in-glossary'),
    texts: [text(`term.${term}.means`)],
  }));

/** Letters as they are compared: without case and accents, one for one. */
const folded = (words: string): string =>
  Array.from(words, (sign) => (sign === '’' ? "'" : sign.normalize('NFD').charAt(0).toLowerCase())).join('');

/** The words of a query, each as a pattern that finds it with and without apostrophes. */
const wordsOf = (query: string): readonly string[] =>
  (folded(query).match(/[\p{L}\p{N}']+/gu) ?? [])
    .map((word) => Array.from(word.replaceAll("'", '')).join("'?"))
    .filter((word) => word !== '');

/** Where a word begins that starts so; -1 if there is none. */
const startOf = (words: string, word: string): number =>
  words.search(new RegExp(`(?<![\\p{L}\\p{N}'])${word}`, 'u'));

/** The places in which every word of a query begins some word, the best first; none for an empty query. */
export function searchRules(query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return allEntries()
    .flatMap((entry) => {
      const worth = worthOf(entry, words);
      return worth === 0 ? [] : [{ entry, worth }];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ entry: { place, title, where, texts } }) => ({
      place,
      title,
      where,
      excerpt: excerptOf(texts, words),
    }));
}

/** How well an entry answers: words in its title count most, a title that begins with them more, one that is them most. */
function worthOf({ title, texts }: Entry, words: readonly string[]): number {
  const name = folded(title);
  const body = folded(texts.join(' '));
  let worth = 0;
  for (const word of words) {
    const inTitle = startOf(name, word);
    if (inTitle < 0 && startOf(body, word) < 0) return 0;
    worth += inTitle < 0 ? 1 : inTitle === 0 ? 12 : 10;
  }
  return new RegExp(`^${words.join(' ')}$`, 'u').test(name) ? worth + 10 : worth;
}

/** The part of a text around the first word that was sought. */
function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const hit = texts.find((line) => words.some((word) => startOf(folded(line), word) >= 0)) ?? texts[0] ?? '';
  const starts = words.map((word) => startOf(folded(hit), word)).filter((at) => at >= 0);
  const at = starts.length === 0 ? 0 : Math.min(...starts);
  if (hit.length <= EXCERPT) return hit;
  const from = at < EXCERPT / 2 ? 0 : hit.lastIndexOf(' ', at - EXCERPT / 3) + 1;
  const cut = hit.slice(from, from + EXCERPT);
  const to = from + EXCERPT >= hit.length ? cut.length : cut.lastIndexOf(' ');
  return `${from > 0 ? '… ' : ''}${cut.slice(0, to)}${from + to < hit.length ? ' …' : ''}`;
}

/** A stretch of a text, and where in it it begins. */
interface Stretch {
  readonly at: number;
  readonly words: string;
  readonly isHit: boolean;
}

/** A text in stretches, those marked that the words of a query begin. */
export function highlighted(words: string, query: string): readonly Stretch[] {
  const sought = wordsOf(query);
  if (sought.length === 0) return [{ at: 0, words, isHit: false }];
  const hits = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${sought.join('|')})`, 'gu');
  const stretches: Stretch[] = [];
  let done = 0;
  const add = (to: number, isHit: boolean): void => {
    if (to > done) stretches.push({ at: done, words: words.slice(done, to), isHit });
    done = to;
  };
  for (const { 0: hit, index } of folded(words).matchAll(hits)) {
    add(index, false);
    add(index + hit.length, true);
  }
  add(words.length, false);
  return stretches;
}
