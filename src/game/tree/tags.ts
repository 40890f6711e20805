import { ENDINGS } from '../../engine/index.ts';
import { PLAYERS_ENDINGS, type GameEnd } from '../gameEnd.ts';

/** The tags that a record always has, in this order; PGN's seven with Yellow and Blue for White and Black. */
export const ROSTER = ['Event', 'Site', 'Date', 'Round', 'Yellow', 'Blue', 'Result'] as const;

/** The tags that follow from the start of a game. A tree keeps its start position instead. */
export const START_TAGS = ['Variation', 'Begins', 'Position'] as const;

/** The further tags that the format knows, in the order in which they are written. Any other tag comes after them. */
export const FURTHER_TAGS = [
  'Termination',
  'TimeControl',
  'YellowTime',
  'BlueTime',
  'YellowLevel',
  'BlueLevel',
  'TakeBacks',
  'Rules',
  'Annotator',
] as const;

export type KnownTag = (typeof ROSTER)[number] | (typeof FURTHER_TAGS)[number];
export type StartTag = (typeof START_TAGS)[number];

/** Points of Yellow and Blue, or `*` for a game that is not over. */
export const RESULTS = ['1-0', '1/2-0', '1/2-1/2', '0-1/2', '0-1', '*'] as const;
export type GameResult = (typeof RESULTS)[number];

/** How a game came to its result: under the rules, by its players (section 9), or not at all. */
export const TERMINATIONS = [...ENDINGS, ...PLAYERS_ENDINGS, 'unfinished'] as const;
export type Termination = (typeof TERMINATIONS)[number];

/** Tags by name in the order in which they are written: roster, further tags, then the others as they came. */
export type Tags = ReadonlyMap<string, string>;

export const NO_TAGS: Tags = new Map();

/** The most characters that a tag's value holds; the rest is cut off. */
const LONGEST_TAG = 20_000;

const ORDER: readonly string[] = [...ROSTER, ...FURTHER_TAGS];
const TAG_NAME = /^[A-Za-z0-9][\w+#=:-]{0,254}$/;
const place = (name: string): number => {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
};

/** What a roster tag holds when nothing is known; it is written out, but read as no tag. */
export function unknownValue(name: (typeof ROSTER)[number]): string {
  if (name === 'Result') return '*';
  return name === 'Date' ? '????.??.??' : '?';
}

const saysNothing = (name: string, value: string): boolean => {
  const known = ROSTER.find((tag) => tag === name);
  return known !== undefined && (value === '' || value === unknownValue(known));
};

/** Whether a name is possible for a tag, excluding those that give the start. */
export const isTagName = (name: string): boolean =>
  TAG_NAME.test(name) && !START_TAGS.some((tag) => tag === name);

/** What no file can hold on a line: breaks, and halves of a character. */
const BREAKS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/**
 * The tags with one added or given another value. A value that says nothing removes the tag; an impossible name changes
 * nothing.
 */
export const withTag = (tags: Tags, name: string, value: string): Tags =>
  isTagName(name) ? tagsOf([...tags, [name, value]]) : tags;

/** Several tags at once, in any order; of two with the same name the later one counts. */
export function tagsOf(entries: Iterable<readonly [name: string, value: string]>): Tags {
  const tags = new Map<string, string>();
  for (const [name, value] of entries) {
    if (!isTagName(name)) continue;
    const text = value.slice(0, LONGEST_TAG).replace(BREAKS, ' ');
    if (saysNothing(name, text)) tags.delete(name);
    else tags.set(name, text);
  }
  return new Map([...tags].toSorted(([a], [b]) => place(a) - place(b)));
}

/** The result that the tags give; `*` where they give none. */
export const resultOf = (tags: Tags): GameResult =>
  RESULTS.find((result) => result === tags.get('Result')) ?? '*';

/** The points of a finished game as a result; `*` while it goes on. */
export function resultOfEnd(end: Pick<GameEnd, 'points'> | null): GameResult {
  if (end === null) return '*';
  const text = [end.points.yellow, end.points.blue].map((points) =>
    points === 0.5 ? '1/2' : String(points),
  );
  return RESULTS.find((result) => result === text.join('-')) ?? '*';
}

/**
 * How the game ended, according to its tags; undefined where they do not say, or say it in words that the format does
 * not know.
 */
export const terminationOf = (tags: Tags): Termination | undefined =>
  TERMINATIONS.find((termination) => termination === tags.get('Termination'));

/** The date in a tag, `2026.11.??` as `2026-11`; empty where it does not begin with a year. */
export function dateOf(tag = ''): string {
  const [, date = ''] = /^(\d{4}(?:\.\d\d(?:\.\d\d)?)?)/.exec(tag) ?? [];
  return date.replaceAll('.', '-');
}
