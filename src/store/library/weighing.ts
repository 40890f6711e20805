import { parseApart, relationOfAparts, type Apart } from '../../game/apart/index.ts';
import { parseJkn } from '../../game/jkn/index.ts';
import { parseSavedGame } from '../../game/saved/saved.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import { firstDifference } from '../../game/tree/index.ts';
import { relationOfMoves, renamed } from './cabinetMoves.ts';
import type { Entry } from './entry.ts';
import { printOf } from './fingerprint.ts';
import { copyOf } from './keepGame.ts';
import { liveRoomOf } from './liveGame.ts';

/** How a game in a backup relates to what the library has of it; if both went on, it becomes a copy beside that. */
export type Weight = 'newer' | 'older' | 'unknown' | { readonly copy: Entry };

/** The most characters of a name that go into a copy's name: backups accept a hundred. */
const MOST_OF_ID = 80;

const sittingIn = ({ record: { sitting } }: Entry): Sitting | null => {
  const read = sitting === null ? null : parseSavedGame(sitting);
  return read?.ok === true ? read.value : null;
};

/** Whether an entry is a game of the cabinet that was played at its table, and so may have gone on elsewhere. */
const isOfCabinetTable = ({ summary: { cabinet, source } }: Entry): boolean =>
  cabinet !== undefined && source === 'table';

const nameOfCopy = ({ summary }: Entry, state: string): string =>
  `${summary.id.slice(0, MOST_OF_ID)}-${printOf(state)}`;

const apartIn = ({ record: { apart } }: Entry): Apart | null => {
  const read = apart === undefined ? null : parseApart(apart);
  return read?.ok === true ? read.value : null;
};

/** A state of a game by message as a game to look at: only one state can go on. */
function asRecord(entry: Entry, id: string): Entry {
  const { summary, record, positions } = renamed(entry, id);
  const { apart: _, ...plain } = record;
  return {
    summary: { ...summary, source: 'imported', apart: undefined, print: printOf(record.jkn) },
    record: plain,
    positions,
  };
}

/** Weighs a game by message by its letters. */
function weighedByLetters(entry: Entry, theirs: Apart, ours: Apart): Weight {
  const relation = relationOfAparts(theirs, ours);
  if (relation === 'same') return 'unknown';
  return relation === 'parted' ? { copy: asRecord(entry, nameOfCopy(entry, entry.record.jkn)) } : relation;
}

/** Whether a live game still goes on in a state that breaks off before the other one; both browsers play on the same. */
function isBehindLive(entry: Entry, former: Entry): boolean {
  if (liveRoomOf(entry.summary) === null) return false;
  const [theirs, ours] = [entry, former].map(({ record }) => parseJkn(record.jkn).games[0]?.tree ?? null);
  if (!theirs || !ours) return false;
  const parting = firstDifference(theirs, ours);
  return parting !== null && parting.first === null;
}

/** Weighs a game of the cabinet by its moves. */
function weighedByMoves(entry: Entry, former: Entry): Weight {
  const relation = relationOfMoves(entry.record, former.record);
  if (relation === 'same') return 'unknown';
  return relation === 'parted' ? { copy: renamed(entry, nameOfCopy(entry, entry.record.jkn)) } : relation;
}

/**
 * Weighs a game in a backup against its entry in the library by their changes, which no clock could do; `unknown` if
 * they tell nothing. The same state always becomes the same copy, however often it is imported.
 */
export function weighedWith(entry: Entry, former: Entry | undefined): Weight {
  if (former === undefined) return 'unknown';
  if (isOfCabinetTable(entry) && isOfCabinetTable(former)) return weighedByMoves(entry, former);
  const [theirLetters, ourLetters] = [apartIn(entry), apartIn(former)];
  if (theirLetters !== null && ourLetters !== null) return weighedByLetters(entry, theirLetters, ourLetters);
  if (isBehindLive(entry, former)) return 'older';
  if (entry.record.sitting === former.record.sitting) return 'unknown';
  const [theirs, ours] = [sittingIn(entry), sittingIn(former)];
  if (theirs === null || ours === null) return 'unknown';
  const relation = relationOf(theirs, ours);
  switch (relation) {
    case 'newer':
    case 'older':
      return relation;
    case 'parted': {
      return { copy: copyOf(entry, theirs, nameOfCopy(entry, entry.record.sitting ?? '')) };
    }
    case 'same':
    case 'other':
      return 'unknown';
  }
}
