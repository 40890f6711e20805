import { text } from '../../text/learn/learn.ts';
import { Question } from '../controls/Question.tsx';

/** Asks before the progress is forgotten. */
export function ResetDialog({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  return (
    <Question title={text('course.reset.title')} yes={text('course.reset.yes')} onYes={onYes} onNo={onClose}>
      <p>{text('course.reset.help')}</p>
    </Question>
  );
}
