import { BookOpen, ChartSpline, RotateCcw } from 'lucide-react';
import { turnsMade } from '../../game/game.ts';
import { matchScore, type Sitting } from '../../game/sitting/sitting.ts';
import { text } from '../../text/messages.ts';
import { useReviewTable } from '../share/useReviewTable.ts';
import { useStores, useTable } from '../stores.tsx';
import { wishAnalysis } from '../table/analysisWish.ts';
import { thenBoard } from '../table/thenBoard.ts';
import '../table/status.css';

/** The ways on when a game has ended: first looking back at it, then the next one. */
export default function EndWays() {
  const stores = useStores();
  const again = useTable((state) => state.again);
  const next = useTable(({ sitting }) => againKey(sitting));
  const isEmpty = useTable(({ game }) => turnsMade(game) === 0);
  const review = useReviewTable();
  return (
    <div className="end-ways">
      <button type="button" className="button small go" disabled={isEmpty} onClick={() => void review()}>
        <BookOpen aria-hidden="true" />
        {text('action.review-game')}
      </button>
      <button
        type="button"
        className="button small quiet"
        disabled={isEmpty}
        onClick={() => void review(() => wishAnalysis(stores.table))}
      >
        <ChartSpline aria-hidden="true" />
        {text('action.analyse')}
      </button>
      <button type="button" className="button small quiet" onClick={thenBoard(again)}>
        <RotateCcw aria-hidden="true" />
        {text(next)}
      </button>
    </div>
  );
}

function againKey(sitting: Sitting) {
  const score = matchScore(sitting);
  if (score === null) return 'action.again';
  return score.finished ? 'action.new-match' : 'action.next-game';
}
