import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { failureText } from '../../store/library/failure.ts';
import type { ImportEnd, ImportReport } from '../../store/library/importing.ts';
import type { Underway } from '../../store/library/importLog.ts';
import type { Imported } from '../../store/library/libraryState.ts';
import { text } from '../../text/library.ts';
import { toldText } from '../../text/faults/sharedFaults.ts';
import { IconButton } from '../controls/IconButton.tsx';
import './imports.css';
import { useLibrary } from './libraryContext.tsx';
import './library.css';

/** The results of the files that were read last, with every fault at its place, and of imports that were cut off. */
export function ImportReports() {
  const imported = useLibrary((state) => state.imported);
  const cutOff = useLibrary((state) => state.cutOff);
  const dismiss = useLibrary((state) => state.dismiss);
  const reports = useRef<HTMLOutputElement>(null);
  // a backup is restored from the foot of the page
  useEffect(() => {
    if (imported.length > 0) reports.current?.scrollIntoView({ block: 'nearest' });
  }, [imported]);
  return (
    <output ref={reports}>
      {imported.length + cutOff.length > 0 && (
        <div className="library-note import-reports">
          <div>
            {cutOff.map((one) => (
              <CutOff key={one.id} {...one} />
            ))}
            {imported.map((one) => (
              <Report key={one.number} {...one} />
            ))}
          </div>
          <IconButton icon={X} label={text('action.close')} onClick={() => dismiss('imported')} />
        </div>
      )}
    </output>
  );
}

function CutOff({ name, read, total }: Underway) {
  return (
    <p>
      <FileName name={name} />
      {total === null ? text('library.cut-off-early') : text('library.cut-off', { read, total })}
    </p>
  );
}

const FileName = ({ name }: { readonly name: string }) => (name === '' ? null : <strong>{name}: </strong>);

function Report({ name, report, end }: Imported) {
  return (
    <section>
      <p>
        <FileName name={name} />
        {end.way === 'refused' ? '' : countsText(report, end)} {endText(end)}
      </p>
      {report.faults.length > 0 && (
        <details open={report.faults.length < 6}>
          <summary>{text('library.faults', { count: report.faultCount })}</summary>
          <ol className="import-faults">
            {report.faults.map((fault) => (
              <li key={toldText(fault)}>{toldText(fault)}</li>
            ))}
          </ol>
          {report.faultCount > report.faults.length && <p>{text('library.faults-more')}</p>}
        </details>
      )}
    </section>
  );
}

/** What was added, was already there, and could not be read; counts of zero are left out. */
function countsText(
  { added, ofCabinet, beside, renewed, known, partial, unreadable }: ImportReport,
  end: ImportEnd,
): string {
  const isEmpty = end.way === 'done' && added + renewed + known + unreadable === 0;
  const parts = [
    ['library.imported-nothing', 0, isEmpty],
    ['library.imported-added', added, added + renewed + known > 0],
    ['library.imported-cabinet', ofCabinet, ofCabinet > 0],
    ['library.imported-beside', beside, beside > 0],
    ['library.imported-renewed', renewed, renewed > 0],
    ['library.imported-known', known, known > 0],
    ['library.imported-partial', partial, partial > 0],
    ['library.imported-unreadable', unreadable, unreadable > 0],
  ] as const;
  return parts.flatMap(([key, count, isTold]) => (isTold ? [text(key, { count })] : [])).join(' ');
}

function endText(end: ImportEnd): string {
  switch (end.way) {
    case 'done':
      return '';
    case 'stopped':
      return text('library.imported-stopped');
    case 'broken':
      return text('library.imported-broken');
    case 'refused':
      return text(`library.backup-${end.fault}`);
    case 'failed':
      return failureText(end.failure);
  }
}
