import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ExerciseStore } from '../../store/exercise/index.ts';
import { Alert } from '../controls/Alert.tsx';
import { RichText } from '../controls/RichText.tsx';
import './feedback.css';

interface FeedbackProps {
  readonly exercise: ExerciseStore;
  readonly isSolved: boolean;
  /** The hint that was asked for; empty for none. */
  readonly hint: string;
  /** What is shown as long as there is nothing to say. */
  readonly quiet: ReactNode;
  /** What is added after it all. */
  readonly children?: ReactNode;
}

/** The result of the last try on a board, and the hint. */
export function Feedback({ exercise, isSolved, hint, quiet, children }: FeedbackProps) {
  const remark = useStore(exercise, (state) => state.remark);
  const told = useStore(exercise, (state) => state.told);
  const spoken = isSolved ? null : told;
  const isWrong = spoken !== null || remark?.tone === 'wrong';
  const tone = isSolved ? 'solved' : isWrong ? 'wrong' : hint === '' ? 'quiet' : 'hinted';
  return (
    <div className="feedback" data-tone={tone}>
      <Alert words={spoken?.words} />
      {spoken === null && remark !== null && (
        <p>
          <RichText words={remark.words} />
        </p>
      )}
      {spoken === null && remark === null && hint === '' && quiet}
      {hint !== '' && !isSolved && (
        <p className="hint-line">
          <RichText words={hint} />
        </p>
      )}
      {children}
    </div>
  );
}
