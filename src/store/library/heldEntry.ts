import { formatGame, parseJkn } from '../../game/jkn/index.ts';
import { counterpart, type GameTree } from '../../game/tree/index.ts';
import type { Opening, ReviewState, ReviewSource } from '../review/state.ts';
import { entryOf } from './digest.ts';
import { type Entry, type Origin, type EntrySource } from './entry.ts';
import { newId } from '../newId.ts';

/** What is remembered about the entry of a reviewed game, so that its changes can be written. */
export interface Held {
  readonly origin: Origin;
  readonly partial: boolean;
  readonly sitting: string | null;
  /** The record as the library has it; null if it has none yet. */
  readonly jkn: string | null;
}

const KEPT_AS = {
  table: 'review',
  sample: 'sample',
  text: 'imported',
  library: 'review',
} as const satisfies Record<ReviewSource, EntrySource>;

export function heldOf({ summary, record }: Entry): Held {
  const { id, source, labels, of, added, changed, partial } = summary;
  const { jkn, sitting } = record;
  return { origin: { id, source, labels, of, added, changed }, partial, sitting, jkn };
}

/** What is remembered of a game that is not in the library yet; `of` is the id of the game of which it is a copy. */
export function newHeld(source: ReviewSource, of: string | undefined, now: number): Held {
  const origin = { id: newId(), source: KEPT_AS[source], labels: [], of, added: now, changed: now };
  return { origin, partial: false, sitting: null, jkn: null };
}

/** A game that goes on under an id of its own. */
export const asOwn = (held: Held, now: number): Held => ({
  ...held,
  origin: { ...held.origin, id: newId(), added: now, changed: now },
  jkn: null,
});

/**
 * The changed game as an entry. A game of the table, which the table keeps itself, becomes a new entry beside it: its
 * analysed copy.
 */
export function entryOfReview({ origin, partial, sitting }: Held, tree: GameTree, now: number): Entry {
  const jkn = formatGame(tree);
  if (origin.source !== 'table') return entryOf(tree, jkn, { ...origin, changed: now }, { partial, sitting });
  const { id: of, labels } = origin;
  const copy = { id: newId(), source: 'review', labels, of, added: now, changed: now } as const;
  return entryOf(tree, jkn, copy, { partial });
}

/**
 * An entry to be reviewed, at the move that `shown` shows, if that is a move of it; null if its record cannot be read.
 */
export function openingOfEntry({ summary, record }: Entry, shown: ReviewState | null): Opening | null {
  const [game] = parseJkn(record.jkn).games;
  if (!game?.tree) return null;
  const { tree, faults } = game;
  const at = shown === null ? {} : { node: counterpart(shown.tree, shown.node, tree) };
  return { tree, source: 'library', entry: summary.id, faults, ...at };
}
