import { plainLines, splitGames } from '../../game/jkn/index.ts';
import type { StateRelation } from '../../game/seat.ts';
import type { Entry, KeptRecord } from './entry.ts';

type Recorded = Pick<KeptRecord, 'jkn'>;

/** The moves of a record with their numbers, as its rules wrote them, without the result at the end. */
function movesIn({ jkn }: Recorded): readonly string[] {
  const [section] = splitGames(plainLines(jkn));
  if (section === undefined) return [];
  return section.text.slice(section.movesAt, section.end).trim().split(/\s+/u).slice(0, -1);
}

const begins = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word, at) => other[at] === word);

/**
 * How one state of a game that was played at a table of the cabinet relates to another, judged by its moves: its record
 * says nothing else about its past, and comparing moves needs no rules.
 */
export function relationOfMoves(one: Recorded, other: Recorded): StateRelation {
  const [mine, theirs] = [movesIn(one), movesIn(other)];
  const [isEarlier, isLater] = [begins(mine, theirs), begins(theirs, mine)];
  if (isEarlier) return isLater ? 'same' : 'older';
  return isLater ? 'newer' : 'parted';
}

/** An entry of the cabinet under another id. */
export const renamed = ({ summary, record, positions }: Entry, id: string): Entry => ({
  summary: { ...summary, id },
  record: { ...record, id },
  positions: { ...positions, id },
});
