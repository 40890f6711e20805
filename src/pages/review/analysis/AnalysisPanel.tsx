import './analysis.css';
import { GameReport } from './GameReport.tsx';
import { Lines } from './Lines.tsx';

/** What the computer says of the game. */
export function AnalysisPanel() {
  return (
    <div className="panel analysis">
      <Lines />
      <GameReport />
    </div>
  );
}
