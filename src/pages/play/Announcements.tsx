import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';

/** What is read aloud, hidden. The words get a new element each time, so that the same ones are read again. */
export function Announcements() {
  const words = useTable((state) => state.announcement);
  const number = useTable((state) => state.said);
  return (
    <output className="visually-hidden" aria-label={text('announce.label')}>
      <span key={number}>{words}</span>
    </output>
  );
}
