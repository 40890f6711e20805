import { nodeOf } from '../../game/tree/index.ts';
import { spelledPlace, standingAt } from '../../store/reviewWords.ts';
import { timeInWords } from '../../text/players.ts';
import { text } from '../../text/review.ts';
import { useReview } from './reviewStore.tsx';

/** The move that is shown, spelled, and how the game stands after it; the same is read aloud at every step. */
export function NowShown() {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const announcement = useReview((state) => state.announcement);
  const said = useReview((state) => state.said);
  const { clock } = nodeOf(tree, node).notes;
  return (
    <>
      <div className="now-shown">
        <p>{spelledPlace(tree, node)}</p>
        <p className="now-standing">
          {standingAt(tree, node)}
          {clock !== null && <span>{text('review.clock', { left: timeInWords(clock) })}</span>}
        </p>
      </div>
      <output className="visually-hidden" aria-label={text('announce.label')}>
        <span key={said}>{announcement}</span>
      </output>
    </>
  );
}
