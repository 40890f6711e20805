import { plyAt } from '../../game/tree/index.ts';
import { explanationOf } from '../../text/explanation.ts';
import { text } from '../../text/review/review.ts';
import { RichText } from '../controls/RichText.tsx';
import { Agreed } from '../table/Agreed.tsx';
import { useReview } from './reviewStore.tsx';
import '../table/panel.css';

/** How the move shown is made, and which rules allow it; the same is read aloud at every step. */
export function How() {
  const start = useReview(({ tree }) => tree.start);
  const name = useReview(({ tree }) => tree.tags.get('Rules'));
  const ply = useReview(({ tree, node }) => plyAt(tree, node));
  const words = ply === null ? text('review.how-start') : explanationOf(ply.before, ply.move);
  return (
    <div className="panel how">
      <h2>{text('review.how')}</h2>
      <p>
        <RichText words={words} />
      </p>
      <output className="visually-hidden">{words}</output>
      <Agreed start={start} heading={text('review.agreed')} name={name} />
    </div>
  );
}
