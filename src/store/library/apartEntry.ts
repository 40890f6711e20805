import {
  answerOf,
  formatApart,
  nameOf,
  otherRole,
  parseApart,
  phaseOf,
  shownStart,
  sideOf,
  namesOf,
  type Apart,
} from '../../game/apart/index.ts';
import { newGame } from '../../game/game.ts';
import { formatGame } from '../../game/jkn/index.ts';
import { newSitting, type Sitting } from '../../game/sitting/sitting.ts';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { entryOf } from './digest.ts';
import { recordDay } from '../../game/day.ts';
import type { Entry } from './entry.ts';
import { printOf } from './fingerprint.ts';

/**
 * A game by message as it lies on the board: only the player sits at this screen. Until the lot is drawn, the start is
 * shown, and nobody can move.
 */
export function sittingOfApart(apart: Apart): Sitting | null {
  const start = apart.game?.tree.start ?? shownStart(apart.agreement);
  if (start === null) return null;
  const here = sideOf(apart, apart.role);
  const { variation } = start.ruleset;
  const terms = { names: namesOf(apart), takeBack: 'never', clock: null, here } as const;
  const fresh = newSitting({ variation, from: start, terms, match: null });
  return { ...fresh, game: apart.game ?? newGame(start), end: apart.end };
}

/** What stands beside the record of a game by message; `began` is when it came into this library. */
export interface ApartOrigin {
  readonly began: number;
  readonly labels: readonly string[];
}

/** A game by message as an entry; null if its start cannot be played here. */
export function entryOfApart(apart: Apart, { began, labels }: ApartOrigin): Entry | null {
  const sitting = sittingOfApart(apart);
  if (sitting === null) return null;
  const { tree } = recordOfSitting(sitting, recordDay(began));
  const origin = { id: apart.id, source: 'table', labels, added: began, changed: apart.since } as const;
  return asApart(entryOf(tree, formatGame(tree), origin), formatApart(apart), apart);
}

/** An entry with the game by message in it; if that cannot be read, the entry is a game to look at. */
export function withApart(entry: Entry, kept: string | undefined): Entry {
  if (kept === undefined) return entry;
  const read = parseApart(kept);
  return read.ok && read.value.id === entry.summary.id ? asApart(entry, kept, read.value) : entry;
}

const asApart = ({ summary, record, positions }: Entry, kept: string, apart: Apart): Entry => ({
  summary: {
    ...summary,
    // two invitations to the same game are two games
    print: printOf(`${record.jkn}${record.id}`),
    apart: {
      role: apart.role,
      phase: phaseOf(apart),
      since: apart.since,
      sentAt: apart.sentAt,
      days: apart.agreement.days,
      other: nameOf(answerOf(apart) ?? apart, otherRole(apart.role)),
    },
  },
  record: { ...record, apart: kept },
  positions,
});
