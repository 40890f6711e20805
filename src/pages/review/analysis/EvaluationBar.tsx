import type { CSSProperties } from 'react';
import { sideAtTop, type Bottom } from '../../../board/view.ts';
import { leadOf } from '../../../game/analysis/index.ts';
import { scoreText } from '../../../text/review/scores.ts';
import { text } from '../../../text/review/analysis.ts';
import { useReview } from '../reviewStore.tsx';
import { useEvaluation, useHasBar } from './analysisStore.ts';
import './evaluationBar.css';

/** Which side is better, as a bar between both sides; nothing if the computer has said nothing about the game. */
export function EvaluationBar({ bottom }: { bottom: Bottom }) {
  const hasBar = useHasBar();
  const evaluation = useEvaluation();
  const ruleset = useReview(({ tree }) => tree.start.ruleset);
  const lead = evaluation === null ? 0 : leadOf(evaluation.score);
  const words = evaluation === null ? text('bar.none') : scoreText(evaluation.score, ruleset);
  const share: CSSProperties & Record<'--yellow', number> = { '--yellow': (1 + lead) / 2 };
  if (!hasBar) return null;
  return (
    <div
      className="evaluation-bar"
      data-turned={sideAtTop(bottom) === 'yellow' ? '' : undefined}
      title={words}
      data-known={evaluation === null ? undefined : ''}
      style={share}
    >
      <span className="evaluation-yellow" />
      <meter
        className="visually-hidden"
        aria-label={text('bar.label')}
        min={-100}
        max={100}
        value={Math.round(lead * 100)}
        aria-valuetext={words}
      />
    </div>
  );
}
