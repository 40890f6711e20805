import { useEffect, useRef } from 'react';
import { text } from '../../text/library.ts';
import './imports.css';
import { useLibrary } from './libraryContext.tsx';
import './library.css';

/** How far a file has been read, and a button to stop. */
export function ImportProgress() {
  const job = useLibrary((state) => state.job);
  const stop = useLibrary((state) => state.stop);
  const box = useRef<HTMLDivElement>(null);
  const isReading = job !== null;
  // a backup is restored from the foot of the page
  useEffect(() => {
    if (isReading) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isReading]);
  if (job === null) return null;
  const { name, share, report, stopping } = job;
  const words = text('library.importing', { name, count: report.added + report.renewed + report.known });
  return (
    <div ref={box} className="library-note import-job">
      <p>{words}</p>
      <progress aria-label={text('library.importing-label')} value={share} />
      <button type="button" className="button quiet" disabled={stopping} onClick={stop}>
        {text('library.stop')}
      </button>
    </div>
  );
}
