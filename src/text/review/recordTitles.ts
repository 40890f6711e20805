import { dateOf, lineFrom, type GameTree, type Tags } from '../../game/tree/index.ts';
import { dateText } from '../dates.ts';
import { text } from './review.ts';
import { reviewTitle } from './reviewed.ts';

/** What tells games between the same players apart, as far as their tags say: event, round and date. */
function detailsOf(tags: Tags): readonly string[] {
  const round = tags.get('Round');
  return [
    tags.get('Event') ?? '',
    round === undefined ? '' : text('review.open.round', { round }),
    dateText(dateOf(tags.get('Date'))),
  ].filter((detail) => detail !== '');
}

/** The title of a game with event, round and date where they are known. */
export const titleWithDetails = (title: string, tags: Tags): string =>
  [...new Set([title, ...detailsOf(tags)])].join(' · ');

/** The titles that more than one of the games has. */
function repeatedIn(titles: readonly string[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const title of titles) (seen.has(title) ? repeated : seen).add(title);
  return repeated;
}

/** Titles of games; equal ones are followed by the length of the game, in words, or null if it could not be read. */
export function toldByLength(
  titles: readonly string[],
  lengths: readonly (string | null)[],
): readonly string[] {
  const alike = repeatedIn(titles);
  return titles.map((title, index) => {
    const length = lengths[index] ?? null;
    return length !== null && alike.has(title) ? `${title} · ${length}` : title;
  });
}

/** What the games of a text are called where one of them is chosen: those with the same title are told apart. */
export function titlesOf(trees: readonly GameTree[]): readonly string[] {
  const titles = trees.map(reviewTitle);
  const alike = repeatedIn(titles);
  const detailed = trees.map(({ tags }, index) => {
    const title = titles[index] ?? '';
    return alike.has(title) ? titleWithDetails(title, tags) : title;
  });
  return toldByLength(
    detailed,
    trees.map((tree) => text('review.open.turns', { turns: lineFrom(tree).length })),
  );
}
