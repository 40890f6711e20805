import { ArrowUpFromLine, Spline, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  isOnMainLine,
  MOVE_NAGS,
  nagSign,
  nodeOf,
  POSITION_NAGS,
  ROOT,
  variationStart,
} from '../../game/tree/index.ts';
import { nagText } from '../../text/reviewed.ts';
import { text, type ReviewKey } from '../../text/review.ts';
import './notes.css';
import { useReview, useReviewStore } from './reviewStore.tsx';
import '../table/actions.css';
import '../table/panel.css';

/** What is noted on the shown move: signs, comments; and what can be done with its line. */
export function Notes() {
  const node = useReview((state) => state.node);
  return (
    <div className="panel notes">
      {node === ROOT ? <p className="help">{text('review.no-signs')}</p> : <Signs />}
      <Comment
        key={`after ${node}`}
        place="after"
        label={node === ROOT ? 'review.on-game' : 'review.after'}
      />
      {node !== ROOT && <Comment key={`before ${node}`} place="before" label="review.before" />}
      {node !== ROOT && <LineActions />}
    </div>
  );
}

/** The usual signs; of each row one stands at a time. */
function Signs() {
  const nags = useReview(({ tree, node }) => nodeOf(tree, node).notes.nags);
  const toggle = useReview((state) => state.toggleSign);
  const rows = [
    { label: 'review.signs-move', signs: MOVE_NAGS },
    { label: 'review.signs-position', signs: POSITION_NAGS },
  ] as const;
  return rows.map(({ label, signs }) => (
    <fieldset key={label} className="signs" aria-label={text(label)}>
      {signs.map((nag) => (
        <button
          key={nag}
          type="button"
          className="sign-button"
          aria-label={nagText(nag)}
          aria-pressed={nags.includes(nag)}
          data-tip={nagText(nag)}
          onClick={() => toggle(nag)}
        >
          {nagSign(nag)}
        </button>
      ))}
    </fieldset>
  ));
}

interface CommentProps {
  readonly place: 'before' | 'after';
  readonly label: ReviewKey;
}

/** A comment, kept as it is typed. What is being typed may hold what a record would not, such as a space at its end. */
function Comment({ place, label }: CommentProps) {
  const kept = useReview(({ tree, node }) => nodeOf(tree, node).notes[place]);
  const annotate = useReview((state) => state.annotate);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="comment-field">
      <span>{text(label)}</span>
      <textarea
        rows={place === 'after' ? 3 : 1}
        value={typed ?? kept}
        onChange={({ target }) => {
          setTyped(target.value);
          annotate({ [place]: target.value });
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

/** What can be done with the line in which the shown move is. */
function LineActions() {
  const isMain = useReview(({ tree, node }) => isOnMainLine(tree, node));
  const start = useReview(({ tree, node }) => variationStart(tree, node));
  const { promoteLine, makeMainLine, remove } = useReviewStore().getState();
  return (
    <fieldset className="line-actions" aria-label={text('review.line')}>
      <button type="button" className="action" disabled={start === null} onClick={promoteLine}>
        <ArrowUpFromLine aria-hidden="true" />
        {text('review.promote')}
      </button>
      <button type="button" className="action" disabled={isMain} onClick={makeMainLine}>
        <Spline aria-hidden="true" />
        {text('review.main')}
      </button>
      <button type="button" className="action" onClick={remove}>
        <Trash2 aria-hidden="true" />
        {text('review.delete')}
      </button>
    </fieldset>
  );
}
