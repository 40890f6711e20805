import './analysis.css';
import { useAnalysis } from './analysisStore.ts';
import { GameReport } from './GameReport.tsx';
import { Lessons } from './Lessons.tsx';
import { Lines } from './Lines.tsx';

/** What the computer says of the game; while a better move is asked for, only that. */
export function AnalysisPanel() {
  const learning = useAnalysis((state) => state.learning);
  return (
    <div className="panel analysis">
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
