import { X } from 'lucide-react';
import type { AnyFault, Placed } from '../../game/jkn/index.ts';
import { text } from '../../text/review/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import './review.css';
import '../table/notices.css';

interface FaultListProps<Fault extends Placed<AnyFault>> {
  readonly faults: readonly Fault[];
  readonly wordsOf: (fault: Fault) => string;
  readonly onDismiss: () => void;
}

/** What was wrong in the record that was opened, place by place. */
export function FaultList<Fault extends Placed<AnyFault>>({
  faults,
  wordsOf,
  onDismiss,
}: FaultListProps<Fault>) {
  if (faults.length === 0) return null;
  return (
    <div className="notice faults" role="alert">
      <details>
        <summary>{text('review.faults', { count: faults.length })}</summary>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.column} ${fault.code}`}>{wordsOf(fault)}</li>
          ))}
        </ul>
      </details>
      <IconButton icon={X} label={text('action.close')} onClick={onDismiss} />
    </div>
  );
}
