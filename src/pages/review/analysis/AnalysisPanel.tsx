import './analysis.css';
import { Lines } from './Lines.tsx';

/** What the computer says of the game. */
export function AnalysisPanel() {
  return (
    <div className="panel analysis">
      <Lines />
    </div>
  );
}
