import { text } from '../../text/review/review.ts';
import { Question } from '../controls/Question.tsx';

interface ReplaceDialogProps {
  /** Turns of the game at the table. */
  readonly turns: number;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a game at the table is replaced. */
export function ReplaceDialog({ turns, onYes, onClose }: ReplaceDialogProps) {
  return (
    <Question
      title={text('review.replace.title')}
      yes={text('review.replace.yes')}
      onYes={onYes}
      onNo={onClose}
    >
      <p>{text('review.replace', { turns })}</p>
    </Question>
  );
}
