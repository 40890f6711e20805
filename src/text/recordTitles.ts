import { dateOf, type Tags } from '../game/tree/index.ts';
import { dateText } from './dates.ts';
import { text } from './review.ts';
import { reviewTitle } from './reviewed.ts';

/** What tells games of the same players from each other, as far as their tags say: event, round and date. */
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

/** What the games of a text are called in a choice of them: those with the same title are told apart. */
export function titlesOf(trees: readonly Parameters<typeof reviewTitle>[0][]): readonly string[] {
  const titles = trees.map(reviewTitle);
  const alike = new Set(titles.filter((title, index) => titles.indexOf(title) < index));
  return trees.map(({ tags }, index) => {
    const title = titles[index] ?? '';
    return alike.has(title) ? titleWithDetails(title, tags) : title;
  });
}
