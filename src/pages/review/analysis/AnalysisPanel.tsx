import { text } from '../../../text/review/analysis.ts';
import './analysis.css';
import { useAnalysis } from './analysisStore.ts';
import { GameReport } from './GameReport.tsx';
import { Retries } from './Retries.tsx';
import { Lines } from './Lines.tsx';
import { PerfectPlay } from './PerfectPlay.tsx';
import '../../table/notices.css';
import '../../table/panel.css';

/** What the computer says about the game; while a better move is asked for, only that question. */
export function AnalysisPanel() {
  const retrying = useAnalysis((state) => state.retrying);
  const hasFailed = useAnalysis((state) => state.hasFailed);
  return (
    <div className="panel analysis">
      {hasFailed && (
        <p role="alert" className="notice">
          {text('analysis.failed')}
        </p>
      )}
      {retrying === null ? (
        <>
          <Lines />
          <PerfectPlay />
          <GameReport />
        </>
      ) : (
        <Retries key={retrying.at} retrying={retrying} />
      )}
    </div>
  );
}
