import { text } from '../../../text/analysis.ts';
import './analysis.css';
import { useAnalysis } from './analysisStore.ts';
import { GameReport } from './GameReport.tsx';
import { Lessons } from './Lessons.tsx';
import { Lines } from './Lines.tsx';

/** What the computer says of the game; while a better move is asked for, only that. */
export function AnalysisPanel() {
  const learning = useAnalysis((state) => state.learning);
  const hasFailed = useAnalysis((state) => state.hasFailed);
  return (
    <div className="panel analysis">
      {hasFailed && (
        <p role="alert" className="notice">
          {text('analysis.failed')}
        </p>
      )}
      {learning === null ? (
        <>
          <Lines />
          <GameReport />
        </>
      ) : (
        <Lessons key={learning.at} learning={learning} />
      )}
    </div>
  );
}
