import { accept } from '../../engine/index.ts';
import type { BackupFault } from './backup.ts';
import type { FileFault } from './fileFault.ts';
import type { Entry, Summary } from './entry.ts';
import type { Failure } from './failure.ts';
import type { Reader } from './reader.ts';
import type { Answer, Repository } from './repository.ts';
import { hasStates, weighedWith } from './weighing.ts';

/** What has come of a file so far. */
export interface ImportReport {
  /** Games put into the library. */
  readonly added: number;
  /** Of these, games of the cabinet. */
  readonly ofCabinet: number;
  /** Of these, games that have gone on differently here, beside which they stand. */
  readonly beside: number;
  /** Games that were there already. */
  readonly known: number;
  /** Of the games added, those kept up to an error only. */
  readonly partial: number;
  /** Games that could not be opened. */
  readonly unreadable: number;
  /** The first faults, in the order of the file. */
  readonly faults: readonly FileFault[];
  /** All faults, those left out too. */
  readonly faultCount: number;
}

/** How the reading of a file ended. */
export type ImportEnd =
  | { readonly way: 'done' | 'stopped' | 'broken' }
  | { readonly way: 'refused'; readonly fault: BackupFault }
  | { readonly way: 'failed'; readonly failure: Failure };

/** What an import needs to be steered. */
export interface Steering {
  /** Told after each batch, with the number of games that the file has. */
  readonly progress: (share: number, report: ImportReport, total: number) => void;
  readonly isStopped: () => boolean;
}

export const NOTHING_IMPORTED: ImportReport = {
  added: 0,
  ofCabinet: 0,
  beside: 0,
  known: 0,
  partial: 0,
  unreadable: 0,
  faults: [],
  faultCount: 0,
};

/**
 * Puts the games of a file into the library, batch by batch: what has been read stays when it is stopped. A game whose
 * record is there is left out, but for games of a table; of two states of one game, as a backup brings them, the one
 * changed last counts, of a game of the table the one with more changes (`weighedWith`).
 */
export async function importAll(
  reader: Reader,
  repository: Repository,
  present: readonly Summary[],
  { progress, isStopped }: Steering,
): Promise<{ readonly report: ImportReport; readonly end: ImportEnd }> {
  const changedOf = new Map(present.map(({ id, changed }) => [id, changed]));
  const prints = new Set(present.map(({ print }) => print));
  let report = NOTHING_IMPORTED;

  const note = ({ summary: { id, changed, print } }: Entry): void => {
    changedOf.set(id, changed);
    prints.add(print);
  };
  const isNew = (entry: Entry): boolean => {
    const { id, changed, print, source } = entry.summary;
    const known = changedOf.get(id);
    // games of a few moves may be played twice alike at a table
    const isAlike = source !== 'table' && prints.has(print);
    if (known === undefined ? isAlike : known >= changed) return false;
    note(entry);
    return true;
  };
  /** Those of some games that are to be put into the library. */
  const taken = async (entries: readonly Entry[]): Answer<readonly Entry[]> => {
    const again = entries.filter((entry) => hasStates(entry) && changedOf.has(entry.summary.id));
    if (again.length === 0) return accept(entries.filter(isNew));
    const read = await repository.readMany(again.map(({ summary }) => summary.id));
    if (!read.ok) return read;
    const formers = new Map(read.value.map((former) => [former.summary.id, former]));
    const own: Entry[] = [];
    const copies: Entry[] = [];
    for (const entry of entries) {
      const weighed = weighedWith(entry, formers.get(entry.summary.id));
      if (typeof weighed === 'object') copies.push(weighed.copy);
      else if (weighed === 'newer' || (weighed === 'unknown' && isNew(entry))) own.push(entry);
      if (weighed === 'newer') note(entry);
    }
    if (copies.length === 0) return accept(own);
    const beside = await taken(copies);
    return beside.ok ? accept([...own, ...beside.value]) : beside;
  };
  const importBatches = async (): Promise<ImportEnd> => {
    while (!isStopped()) {
      const batch = await reader.next();
      if (isStopped()) break;
      if (batch === null) return { way: 'done' };
      if (batch.refused !== undefined) return { way: 'refused', fault: batch.refused };
      const found = await taken(batch.entries);
      if (!found.ok) return { way: 'failed', failure: found.error };
      const entries = found.value;
      if (entries.length > 0) {
        const put = await repository.put(entries);
        if (!put.ok) return { way: 'failed', failure: put.error };
      }
      const given = new Set(batch.entries.map(({ summary }) => summary.id));
      report = {
        added: report.added + entries.length,
        ofCabinet: report.ofCabinet + entries.filter(({ summary }) => summary.cabinet !== undefined).length,
        beside: report.beside + entries.filter(({ summary }) => !given.has(summary.id)).length,
        known: report.known + batch.entries.length - entries.length,
        partial: report.partial + entries.filter(({ summary }) => summary.partial).length,
        unreadable: report.unreadable + batch.unreadable,
        faults: [...report.faults, ...batch.faults],
        faultCount: report.faultCount + batch.faultCount,
      };
      progress(batch.progress, report, batch.total);
    }
    return { way: 'stopped' };
  };

  try {
    const end = await importBatches();
    return { report, end };
  } catch {
    return { report, end: { way: 'broken' } };
  } finally {
    reader.close();
  }
}
