import { soughtIn } from './asked.ts';
import { folded, patternOf } from './words.ts';

/** A stretch of a text, and where it begins in the text. */
interface Stretch {
  readonly at: number;
  readonly words: string;
  readonly isHit: boolean;
}

/** A text in stretches; those that begin with the words of a query are marked. */
export function highlighted(words: string, query: string): readonly Stretch[] {
  const sought = soughtIn(query).map(patternOf);
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
