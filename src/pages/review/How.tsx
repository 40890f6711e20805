import { plyAt } from '../../game/tree/index.ts';
import { explanationOf } from '../../text/explanation.ts';
import { text } from '../../text/review.ts';
import { useReview } from './reviewStore.tsx';

/** How the shown move is made, and which rules allow it. */
export function How() {
  const ply = useReview(({ tree, node }) => plyAt(tree, node));
  return (
    <div className="panel how">
      <h2>{text('review.how')}</h2>
      <p aria-live="polite">
        {ply === null ? text('review.how-start') : explanationOf(ply.before, ply.move)}
      </p>
    </div>
  );
}
