import type { CabinetEnding } from '../../game/cabinet/ended.ts';
import type { GameResult, Termination } from '../../game/tree/index.ts';
import { idParts } from '../../game/games/playedSets.ts';
import { LOCALE } from '../../text/en/locale.ts';
import { shelfText } from '../../text/cabinet/shelf.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { endingTold, type Status, type Summary } from './entry.ts';
import { plainWords } from './fingerprint.ts';

/** What to search for; an empty string or null matches anything. Dates are `2026-11-21`. */
export interface Filter {
  readonly text: string;
  /** The id of a base (section 13): games with any rules and terrain on it. */
  readonly variation: string;
  /** A named rule that the game has. */
  readonly rule: string;
  readonly result: GameResult | '';
  readonly ending: Termination | CabinetEnding | '';
  readonly status: Status | '';
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: Filter = {
  text: '',
  variation: '',
  rule: '',
  result: '',
  ending: '',
  status: '',
  label: '',
  from: '',
  to: '',
};

/** What the list can be sorted by. */
export const SORT_KEYS = ['changed', 'date', 'players', 'variation', 'turns'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** The direction in which each key is usually sorted: the newest and the longest first, names from A. */
export const usualSorting = (by: SortKey): Sorting => ({
  by,
  descending: by === 'changed' || by === 'date' || by === 'turns',
});

export const isFiltering = (filter: Filter): boolean => Object.values(filter).some((value) => value !== '');

/** Whether a game matches a filter: every word of the text occurs in it, and it matches every other part. */
function fits(game: Summary, filter: Filter, words: readonly string[]): boolean {
  const { variation, rule, result, ending, status, label, from, to } = filter;
  return (
    (variation === '' || isOfGame(game, variation)) &&
    (rule === '' || (game.cabinet === undefined && idParts(game.variation).rules.includes(rule))) &&
    (result === '' || (game.cabinet?.points ?? game.result) === result) &&
    (ending === '' || endingTold(game) === ending) &&
    (status === '' || game.status === status) &&
    (label === '' || game.labels.includes(label)) &&
    isWithin(game.date, from, to) &&
    words.every((word) => game.words.includes(word))
  );
}

/** Instead of a single game: all of Jikaida, or all of the cabinet. */
export const HOUSES = ['all:jikaida', 'all:cabinet'] as const;

function isOfGame({ cabinet, variation }: Summary, wanted: string): boolean {
  if (wanted === HOUSES[0] || wanted === HOUSES[1]) return (cabinet === undefined) === (wanted === HOUSES[0]);
  return (cabinet === undefined ? idParts(variation).base : cabinet.game) === wanted;
}

/** Whether a day, month or year can lie between two days; a game without a date never does. */
function isWithin(date: string, from: string, to: string): boolean {
  if (from === '' && to === '') return true;
  const known = date.length;
  return known > 0 && date >= from.slice(0, known) && (to === '' || date <= to.slice(0, known));
}

/**
 * The games that match, in order, with each analysed copy below its original. `found` are those with the position that
 * is searched for; null if no position is.
 */
export function queried(
  games: readonly Summary[],
  filter: Filter,
  { by, descending }: Sorting,
  found: ReadonlySet<string> | null,
): readonly Summary[] {
  const words = plainWords(filter.text)
    .split(' ')
    .filter((word) => word !== '');
  const fitting = games.filter((game) => (found === null || found.has(game.id)) && fits(game, filter, words));
  const order = descending ? -1 : 1;
  const compare = COMPARISONS[by];
  return withCopies(
    fitting.toSorted((a, b) => order * compare(a, b) || b.changed - a.changed || (a.id < b.id ? -1 : 1)),
  );
}

/** The same games, with each analysed copy below its original if that is among them. */
function withCopies(games: readonly Summary[]): readonly Summary[] {
  if (games.every(({ of }) => of === undefined)) return games;
  const copies = new Map<string, Summary[]>();
  for (const { id, of } of games) if (of === undefined) copies.set(id, []);
  const others = games.filter((game) => {
    const below = game.of === undefined ? undefined : copies.get(game.of);
    below?.push(game);
    return below === undefined;
  });
  return others.flatMap((game) => [game].concat(copies.get(game.id) ?? []));
}

const { compare: byName } = new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true });

/** The name of a game; of one of the cabinet, without that of its rules. */
const nameOf = ({ cabinet, variation }: Summary): string =>
  cabinet === undefined ? variationTitle(variation) : shelfText('name', cabinet.game);

const COMPARISONS: Readonly<Record<SortKey, (a: Summary, b: Summary) => number>> = {
  changed: (a, b) => a.changed - b.changed,
  date: (a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)),
  players: (a, b) => byName(a.yellow, b.yellow) || byName(a.blue, b.blue),
  // the ids of rules come in the order of the shelf: two players, three players
  variation: (a, b) => byName(nameOf(a), nameOf(b)) || byName(a.variation, b.variation),
  turns: (a, b) => a.turns - b.turns,
};

/** All labels of the library with the number of their games, in alphabetical order. */
export function labelsOf(games: readonly Summary[]): readonly (readonly [label: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { labels } of games) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => byName(a, b));
}
