import { answersTo, soughtIn } from './asked.ts';
import { allEntries, type Entry } from './entries.ts';
import type { RulesPlace } from './place.ts';
import { folded, patternOf, type Words } from './words.ts';

/** A place that was found, with a sentence in it that has the words, or one that answers them in the book's words. */
export interface Found {
  readonly place: RulesPlace;
  readonly title: string;
  readonly where: string;
  readonly excerpt: string;
}

/** The most places that are shown. */
const MOST = 12;
/** The most answers to a newcomer's words. */
const MOST_ANSWERS = 3;
/** What a word in a title is worth; one in the text is worth 1. */
const IN_TITLE = 10;
/** About how long an excerpt is, in characters. */
const EXCERPT = 130;

/** Where a word that starts like this begins; -1 if there is none. */
const startOf = (words: string, word: string): number =>
  words.search(new RegExp(`(?<![\\p{L}\\p{N}'])${word}`, 'u'));

/**
 * The places that a query leads to, the best first; none for an empty query. A newcomer's words are answered first,
 * where they say all that was asked, or where no title says it; then come the places in which every word begins some word.
 */
export function searchRules(query: string): readonly Found[] {
  const words = soughtIn(query);
  if (words.length === 0) return [];
  const hits = hitsOf(words);
  const isNamed = (hits[0]?.worth ?? 0) >= IN_TITLE;
  const answers = answersTo(words).filter(
    ({ covers }) => covers === words.length || hits.length === 0 || (!isNamed && covers * 2 >= words.length),
  );
  const answered = answers.slice(0, MOST_ANSWERS).map(({ place, why }) => foundAt(entryAt(place), why));
  const others = hits
    .filter(({ entry }) => !answered.some(({ place }) => place === entry.place))
    .map(({ entry }) => foundAt(entry, excerptOf(entry.texts, words.map(patternOf))));
  return [...answered, ...others].slice(0, MOST);
}

const foundAt = ({ place, title, where }: Entry, excerpt: string): Found => ({
  place,
  title,
  where,
  excerpt,
});

function entryAt(place: RulesPlace): Entry {
  const entry = allEntries().find((one) => one.place === place);
  if (entry === undefined) throw new Error(`the search knows no place ${place}`);
  return entry;
}

/** The entries in which every word of a query begins some word, the best first. */
const hitsOf = (words: Words): readonly { readonly entry: Entry; readonly worth: number }[] =>
  allEntries()
    .flatMap((entry) => {
      const worth = worthOf(entry, words.map(patternOf));
      return worth === 0 ? [] : [{ entry, worth }];
    })
    .toSorted((a, b) => b.worth - a.worth);

/**
 * How well an entry answers: a word in the title counts most, more if the title begins with it; a title equal to the
 * query gains extra.
 */
function worthOf({ title, texts }: Entry, words: readonly string[]): number {
  const name = folded(title);
  const body = folded(texts.join(' '));
  let worth = 0;
  for (const word of words) {
    const inTitle = startOf(name, word);
    if (inTitle < 0 && startOf(body, word) < 0) return 0;
    worth += inTitle < 0 ? 1 : inTitle === 0 ? IN_TITLE + 2 : IN_TITLE;
  }
  return new RegExp(`^${words.join(' ')}$`, 'u').test(name) ? worth + 10 : worth;
}

/** The part of a text around the first word that was searched for. */
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
