import type { BackupFault } from './backup.ts';
import type { FileFault } from './fileFault.ts';
import type { Failure } from './failure.ts';
import { chosenOf } from './merging.ts';
import type { Reader } from './reader.ts';
import type { Repository } from './repository.ts';

/** The result of a file so far. */
export interface ImportReport {
  /** Games that are new in the library. */
  readonly added: number;
  /** Of these, games of the cabinet. */
  readonly ofCabinet: number;
  /** Of these, games that have gone on differently here; they stand beside the ones here. */
  readonly beside: number;
  /** Games that took the place of an earlier state here. */
  readonly renewed: number;
  /** Games that were there already. */
  readonly known: number;
  /** Of the games added or renewed, those kept only up to an error. */
  readonly partial: number;
  /** Games that could not be opened. */
  readonly unreadable: number;
  /** The first faults, in the order of the file. */
  readonly faults: readonly FileFault[];
  /** All faults, including those left out. */
  readonly faultCount: number;
}

/** How the reading of a file ended. */
export type ImportEnd =
  | { readonly way: 'done' | 'stopped' | 'broken' }
  | { readonly way: 'refused'; readonly fault: BackupFault }
  | { readonly way: 'failed'; readonly failure: Failure };

/** What controls an import. */
export interface Steering {
  /** Called after each batch, with the number of games in the file. */
  readonly progress: (share: number, report: ImportReport, total: number) => void;
  readonly isStopped: () => boolean;
}

export const NOTHING_IMPORTED: ImportReport = {
  added: 0,
  ofCabinet: 0,
  beside: 0,
  renewed: 0,
  known: 0,
  partial: 0,
  unreadable: 0,
  faults: [],
  faultCount: 0,
};

/**
 * Puts the games of a file into the library, batch by batch: what has been read stays when it is stopped. Each batch is
 * weighed against what the library has then, which another tab may have changed since the last one (`chosenOf`).
 */
export async function importAll(
  reader: Reader,
  repository: Repository,
  { progress, isStopped }: Steering,
): Promise<{ readonly report: ImportReport; readonly end: ImportEnd }> {
  let report = NOTHING_IMPORTED;
  const importBatches = async (): Promise<ImportEnd> => {
    while (!isStopped()) {
      const batch = await reader.next();
      if (isStopped()) break;
      if (batch === null) return { way: 'done' };
      if (batch.refused !== undefined) return { way: 'refused', fault: batch.refused };
      const merged = await repository.merge(batch.entries, chosenOf);
      if (!merged.ok) return { way: 'failed', failure: merged.error };
      const { added, renewed } = merged.value;
      const given = new Set(batch.entries.map(({ summary }) => summary.id));
      report = {
        added: report.added + added.length,
        ofCabinet: report.ofCabinet + added.filter(({ summary }) => summary.cabinet !== undefined).length,
        beside: report.beside + added.filter(({ summary }) => !given.has(summary.id)).length,
        renewed: report.renewed + renewed.length,
        known: report.known + batch.entries.length - added.length - renewed.length,
        partial: report.partial + [...added, ...renewed].filter(({ summary }) => summary.partial).length,
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
