import { distance } from 'fastest-levenshtein';
import { askedVocabulary, soughtIn } from './asked.ts';
import { allEntries } from './entries.ts';
import { searchRules } from './search.ts';
import { wordsIn, type Words } from './words.ts';

/** The most queries to suggest. */
const MOST = 4;
/** Shorter words resemble too many others. */
const SHORTEST = 3;

interface Known {
  readonly word: string;
  /** Words from titles and words of newcomers come before those from the texts. */
  readonly isName: boolean;
}

let vocabulary: readonly Known[] | undefined;
function allWords(): readonly Known[] {
  if (vocabulary !== undefined) return vocabulary;
  const names = new Set([...allEntries().flatMap(({ title }) => wordsIn(title)), ...askedVocabulary()]);
  const others = new Set(allEntries().flatMap(({ texts }) => texts.flatMap(wordsIn)));
  const known = [...new Set([...names, ...others])].filter((word) => word.length >= SHORTEST);
  vocabulary = known.map((word) => ({ word, isName: names.has(word) }));
  return vocabulary;
}

/** How many letters may be wrong in a word of this length. */
const tolerance = (length: number): number => (length < 5 ? 1 : length < 9 ? 2 : 3);

const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

/** How many letters are wrong; two that have changed places count as one. */
function wrongIn(word: string, known: string): number {
  const off = distance(word, known);
  return off === 2 && lettersOf(word) === lettersOf(known) ? 1 : off;
}

/** The words of the book with nearly the same spelling, the nearest first. */
function nearTo(word: string): Words {
  if (word.length < SHORTEST) return [];
  return allWords()
    .map(({ word: known, isName }) => ({ known, isName, off: wrongIn(word, known) }))
    .filter(({ off }) => off > 0 && off <= tolerance(word.length))
    .toSorted((a, b) => a.off - b.off || Number(b.isName) - Number(a.isName))
    .map(({ known }) => known);
}

const finds = (query: string): boolean => searchRules(query).length > 0;

/**
 * What somebody may have meant by a query that finds nothing: the query with the nearest words in place of those that
 * the book does not know, or its words one by one. Each suggestion finds something; there are none if nothing is near.
 */
export function nearestQueries(query: string): readonly string[] {
  const near = soughtIn(query).map((word) => (finds(word) ? [word] : nearTo(word)));
  const wholes = Array.from({ length: MOST }, (_, choice) =>
    near.every((words) => words.length > 0) ? near.map((words) => words[choice] ?? words[0]).join(' ') : '',
  );
  const singles = near.map(([first = '']) => first);
  return [...new Set([...wholes, ...singles])].filter(finds).slice(0, MOST);
}
