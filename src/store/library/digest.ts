import { outcome, type Position } from '../../engine/index.ts';
import { hashesOf } from '../../game/positionHash.ts';
import {
  dateOf,
  lineFrom,
  nodeOf,
  positionsOf,
  resultOf,
  resultOfEnd,
  ROOT,
  subtree,
  terminationOf,
  type GameTree,
  type Tags,
  type Termination,
} from '../../game/tree/index.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import type { Entry, Origin, Summary } from './entry.ts';
import { plainWords, printOf } from './fingerprint.ts';

/** The most characters of a game's text that are searched. */
export const MOST_WORDS = 6000;

/**
 * A game as an entry of the library. `jkn` is its record; `partial` says whether the record could not be read to its
 * end.
 */
export function entryOf(
  tree: GameTree,
  jkn: string,
  origin: Origin,
  { partial = false, sitting = null }: { readonly partial?: boolean; readonly sitting?: string | null } = {},
): Entry {
  const { id } = origin;
  const positions = positionsOf(tree);
  return {
    summary: { ...origin, ...summaryOf(tree, positions.at(-1) ?? tree.start), partial, print: printOf(jkn) },
    record: { id, jkn, sitting },
    positions: { id, hashes: hashesOf(positions) },
  };
}

function summaryOf(tree: GameTree, last: Position): Omit<Summary, keyof Origin | 'partial' | 'print'> {
  const { tags, start } = tree;
  const ended = outcome(last);
  const byTags = resultOf(tags);
  const result = byTags === '*' ? resultOfEnd(ended.status === 'over' ? ended : null) : byTags;
  const variation = start.ruleset.variation.id;
  return {
    status: result === '*' ? 'in-progress' : 'finished',
    variation,
    yellow: tags.get('Yellow') ?? '',
    blue: tags.get('Blue') ?? '',
    event: tags.get('Event') ?? '',
    result,
    ending: endingIn(tags) ?? (ended.status === 'over' ? ended.ending : null),
    date: dateOf(tags.get('Date')),
    turns: lineFrom(tree).length,
    words: wordsOf(tree, variationTitle(variation)),
  };
}

/** `unfinished` says nothing that the status does not say. */
const endingIn = (tags: Tags): Termination | null => {
  const told = terminationOf(tags);
  return told === undefined || told === 'unfinished' ? null : told;
};

function wordsOf(tree: GameTree, title: string): string {
  const parts = [title, ...tree.tags.values()];
  for (const { id } of subtree(tree, ROOT)) {
    const { before, after } = nodeOf(tree, id).notes;
    if (before !== '') parts.push(before);
    if (after !== '') parts.push(after);
  }
  return plainWords(parts.join(' ')).slice(0, MOST_WORDS);
}
