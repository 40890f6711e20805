import { X } from 'lucide-react';
import { faultText } from '../../text/jkn.ts';
import { text } from '../../text/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useReview, useReviewStore } from './reviewStore.tsx';
import './review.css';
import '../table/notices.css';

/** What was wrong in the record that was opened, place by place. */
export function Faults() {
  const faults = useReview((state) => state.faults);
  const { dismiss } = useReviewStore().getState();
  if (faults.length === 0) return null;
  return (
    <div className="notice faults" role="alert">
      <details>
        <summary>{text('review.faults', { count: faults.length })}</summary>
        <ul>
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.column} ${fault.code}`}>{faultText(fault)}</li>
          ))}
        </ul>
      </details>
      <IconButton icon={X} label={text('action.close')} onClick={dismiss} />
    </div>
  );
}
