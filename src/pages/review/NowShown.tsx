import { nodeOf } from '../../game/tree/index.ts';
import { spelledPlace, standingAt } from '../../text/review/reviewed.ts';
import { timeInWords } from '../../text/players.ts';
import { text } from '../../text/review/review.ts';
import { ReviewMessage, useTold } from './ReviewMessage.tsx';
import { useReview } from './reviewStore.tsx';
import './nowShown.css';

/**
 * The move shown, spelled out, and the state of the game after it; the same is read aloud at every step. Messages
 * replace it for a while.
 */
export function NowShown({ hasMessages }: { hasMessages: boolean }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const announcement = useReview((state) => state.announcement);
  const said = useReview((state) => state.said);
  const isTold = useTold() !== undefined && hasMessages;
  const { clock } = nodeOf(tree, node).notes;
  return (
    <>
      <div className="now-shown">
        {!isTold && (
          <>
            <p>{spelledPlace(tree, node)}</p>
            <p className="now-standing">
              {standingAt(tree, node)}
              {clock !== null && <span>{text('review.clock', { left: timeInWords(clock) })}</span>}
            </p>
          </>
        )}
        {hasMessages && <ReviewMessage />}
      </div>
      <output className="visually-hidden" aria-label={text('announce.label')}>
        <span key={said}>{announcement}</span>
      </output>
    </>
  );
}
