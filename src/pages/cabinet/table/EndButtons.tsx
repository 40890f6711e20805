import { RotateCcw, ScanSearch } from 'lucide-react';
import { isLast, nextBeginner } from '../../../store/cabinet/match.ts';
import { text } from '../../../text/cabinet/table.ts';
import { thenBoard } from '../../table/thenBoard.ts';
import { useCabinet, useGame } from './tableStores.ts';
import { useReviewOfTable } from './useReviewOfTable.ts';

/** What can be done when a game is over: going through it, and playing another if that would be kept. */
export function EndButtons({ onNew }: { onNew: () => void }) {
  const { told } = useCabinet();
  const review = useReviewOfTable();
  return (
    <>
      <button type="button" className="button small go" onClick={review}>
        <ScanSearch aria-hidden="true" />
        {text('action.review-game')}
      </button>
      {told === null && (
        <>
          <NextButtons />
          <button type="button" className="button small quiet" onClick={onNew}>
            {text('action.new-game')}
          </button>
        </>
      )}
    </>
  );
}

/** The next game of a match, and who begins it if the winner of the last one can choose; otherwise the same again. */
function NextButtons() {
  const { store } = useCabinet();
  const hasNext = useGame(({ match }) => match !== null && !isLast(match));
  const beginner = useGame(({ line, ended }) => nextBeginner(line, ended));
  const mayLeave = useGame(({ seating }) => seating[beginner ?? -1] === null);
  const { next } = store.getState();
  const label = beginner === null ? 'cabinet.next' : 'cabinet.next.winner';
  return (
    <>
      <button type="button" className="button small quiet" onClick={thenBoard(next)}>
        <RotateCcw aria-hidden="true" />
        {text(hasNext ? label : 'action.again')}
      </button>
      {hasNext && mayLeave && (
        <button type="button" className="button small quiet" onClick={thenBoard(() => next('leaves'))}>
          <RotateCcw aria-hidden="true" />
          {text('cabinet.next.loser')}
        </button>
      )}
    </>
  );
}
