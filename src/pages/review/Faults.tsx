import { faultText } from '../../text/faults/jkn.ts';
import { FaultList } from './FaultList.tsx';
import { useReview, useReviewStore } from './reviewStore.tsx';

/** What was wrong in the record that was opened. */
export function Faults() {
  const faults = useReview((state) => state.faults);
  return <FaultList faults={faults} wordsOf={faultText} onDismiss={useReviewStore().getState().dismiss} />;
}
