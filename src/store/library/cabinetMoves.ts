import { plainLines, splitGames } from '../../game/jkn/index.ts';
import type { StateRelation } from '../../game/seat.ts';
import type { Entry, KeptRecord } from './entry.ts';

type Recorded = Pick<KeptRecord, 'jkn'>;

/** The moves of a record with their numbers, as its rules wrote them; the result at the end is none of them. */
function movesIn({ jkn }: Recorded): readonly string[] {
  const [section] = splitGames(plainLines(jkn));
  if (section === undefined) return [];
  return section.text.slice(section.movesAt, section.end).trim().split(/\s+/u).slice(0, -1);
}

const begins = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word, at) => other[at] === word);

/**
 * How one state of a game that was played at a table of the cabinet relates to another, by its moves: its record tells no
 * more of its past, and needs no rules for that.
 */
export function relationOfMoves(one: Recorded, other: Recorded): StateRelation {
  const [mine, theirs] = [movesIn(one), movesIn(other)];
  const [isEarlier, isLater] = [begins(mine, theirs), begins(theirs, mine)];
  if (isEarlier) return isLater ? 'same' : 'older';
  return isLater ? 'newer' : 'parted';
}

/** An entry of the cabinet as another game. */
export const renamed = ({ summary, record, positions }: Entry, id: string): Entry => ({
  summary: { ...summary, id },
  record: { ...record, id },
  positions: { ...positions, id },
});
