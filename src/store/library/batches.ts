import { countGames, decodeRecord, type RecordText } from '../../game/jkn/index.ts';
import { parseBackup, type BackupFault } from './backup.ts';
import type { Entry } from './entry.ts';
import { straysOfBackup, type FileFault } from './fileFault.ts';
import { rulesNamedIn } from './cabinetRules.ts';
import { readBackup, readRecords, type GameRead, type Reading } from './gameReading.ts';

/** Some games of a file. */
export interface Batch {
  readonly entries: readonly Entry[];
  /** Those that are among the first games of the file. */
  readonly faults: readonly FileFault[];
  /** All faults of these games, including those left out. */
  readonly faultCount: number;
  /** How many of these games could not be opened at all. */
  readonly unreadable: number;
  /** How many games the whole file has. */
  readonly total: number;
  /** The share of the file that has been read with them, up to 1. */
  readonly progress: number;
  /** Why the file is a backup that is not restored; if so, there is nothing else. */
  readonly refused?: BackupFault;
}

/** The most faults of a file that are listed; a file may have a million. */
const MOST_FAULTS = 500;
const LARGEST_BATCH = 200;
/** Milliseconds: a batch of slow games is handed over sooner. */
const LONGEST_BATCH = 120;

/**
 * Reads a file of games, `.jkn` or a backup, batch by batch on demand. Any bytes are read, nothing throws, and a game
 * that cannot be read affects no other. For games of the cabinet, the rules passed in are used.
 */
export const readBatches = (bytes: Uint8Array, reading: Reading): Generator<Batch> =>
  batchesOf(decodeRecord(bytes), reading);

/** The same, after loading the rules that the file needs. */
export async function openBatches(bytes: Uint8Array, reading: Reading): Promise<Generator<Batch>> {
  const record = decodeRecord(bytes);
  return batchesOf(record, { ...reading, cabinet: await rulesNamedIn(record.text) });
}

function* batchesOf(record: RecordText, reading: Reading): Generator<Batch> {
  const found = gamesOf(record, reading);
  if (typeof found === 'string') {
    yield { ...emptyBatch(), total: 0, progress: 1, refused: found };
    return;
  }
  const { games, total } = found;
  let left = MOST_FAULTS;
  let batch = emptyBatch();
  let began = reading.now();
  for (const { entry, faults, progress } of games) {
    if (entry === null) batch.unreadable++;
    else batch.entries.push(entry);
    for (const fault of faults.slice(0, left)) batch.faults.push(fault());
    left = Math.max(0, left - faults.length);
    batch.faultCount += faults.length;
    batch.progress = progress;
    const size = batch.entries.length + batch.unreadable;
    if (size < LARGEST_BATCH && reading.now() - began < LONGEST_BATCH) continue;
    yield { ...batch, total };
    batch = emptyBatch();
    began = reading.now();
  }
  yield { ...batch, total, progress: 1 };
}

/** The games of a file, read on demand, and their number; or why the file is refused. */
function gamesOf(
  record: RecordText,
  reading: Reading,
): { readonly games: Iterable<GameRead>; readonly total: number } | BackupFault {
  const backup = parseBackup(record.text);
  if (backup.is === 'refused') return backup.fault;
  if (backup.is === 'other') return { games: readRecords(record, reading), total: countGames(record.text) };
  const games = readBackup(backup.games, straysOfBackup(record), reading);
  return { games, total: backup.games.length };
}

const emptyBatch = () => ({
  entries: [] as Entry[],
  faults: [] as FileFault[],
  faultCount: 0,
  unreadable: 0,
  progress: 0,
});
