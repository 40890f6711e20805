import type { CabinetTree } from '../../game/cabinet/index.ts';
import { readTermination } from '../../game/cabinet/index.ts';
import { cleanName } from '../../game/cleanWords.ts';
import { lineFrom } from '../../game/tree/index.ts';
import type { KeptGame } from './kept.ts';
import type { CabinetRecord } from './record.ts';
import { seatedIn } from './recordTree.ts';
import { clockIn, lotIn, matchIn } from './recordTerms.ts';

/** What is known of a game besides its tree when it is put on a table. */
export type ShownOrigin = Pick<CabinetRecord, 'id' | 'began' | 'seed' | 'when'>;

/**
 * The main line of a game as a table keeps it. Chance starts again with a new seed if the old one has not been
 * revealed.
 */
export function recordOfTree(tree: CabinetTree, origin: ShownOrigin): CabinetRecord {
  const { rules, position } = tree.start;
  const start = rules.write(position);
  const { seating, names } = seatedIn(tree);
  const moves = lineFrom(tree).map(({ move }) => move.text);
  return {
    ...origin,
    changes: 0,
    trail: '',
    seating,
    names: names.map(cleanName),
    variant: rules.id,
    start: start === rules.write(rules.start()) ? null : start,
    moves,
    at: moves.length,
    ended: readTermination(rules, tree.tags.get('Termination')),
    clock: clockIn(tree),
    match: matchIn(tree),
    look: null,
    lot: lotIn(tree),
  };
}

/** A place from which a table takes its game, and in which nothing is kept. */
export const shownOnly = (record: CabinetRecord): KeptGame => ({
  first: record,
  wasDamaged: false,
  now: () => record,
  keep: () => ({ kept: true }),
  changed: () => null,
  putAside: () => {},
});
