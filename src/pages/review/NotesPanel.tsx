import { ArrowUpFromLine, Spline, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  isOnMainLine,
  nagSign,
  nodeOf,
  ROOT,
  variationStart,
  type NodeId,
  type Notes,
  type Tree,
} from '../../game/tree/index.ts';
import { text, type ReviewKey } from '../../text/review/review.ts';
import './notes.css';
import '../table/actions.css';
import '../table/panel.css';

/** A row of signs, of which a move has one at a time. */
export interface SignRow {
  readonly label: ReviewKey;
  readonly signs: readonly number[];
}

/** What a reader can note on a move, and do with its line. */
export interface Noting {
  readonly annotate: (notes: Partial<Pick<Notes, 'before' | 'after'>>) => void;
  readonly toggleSign: (nag: number) => void;
  readonly promoteLine: () => void;
  readonly makeMainLine: () => void;
  readonly remove: () => void;
}

interface NotesPanelProps extends Noting {
  readonly tree: Tree<unknown, object>;
  /** The move shown. */
  readonly node: NodeId;
  readonly rows: readonly SignRow[];
  readonly signText: (nag: number) => string;
}

/** What is noted on the move shown: signs, comments; and what can be done with its line. */
export function NotesPanel({ tree, node, rows, signText, ...noting }: NotesPanelProps) {
  const { notes } = nodeOf(tree, node);
  const { annotate } = noting;
  return (
    <div className="panel notes">
      {node === ROOT ? (
        <p className="help">{text('review.no-signs')}</p>
      ) : (
        rows.map(({ label, signs }) => (
          <fieldset key={label} className="signs" aria-label={text(label)}>
            {signs.map((nag) => (
              <SignButton
                key={nag}
                isOn={notes.nags.includes(nag)}
                words={signText(nag)}
                onToggle={() => noting.toggleSign(nag)}
              >
                {nagSign(nag)}
              </SignButton>
            ))}
          </fieldset>
        ))
      )}
      <Comment
        key={`after ${node}`}
        rows={3}
        kept={notes.after}
        label={node === ROOT ? 'review.on-game' : 'review.after'}
        onType={(after) => annotate({ after })}
      />
      {node !== ROOT && (
        <>
          <Comment
            key={`before ${node}`}
            rows={1}
            kept={notes.before}
            label="review.before"
            onType={(before) => annotate({ before })}
          />
          <LineActions tree={tree} node={node} {...noting} />
        </>
      )}
    </div>
  );
}

interface SignButtonProps {
  readonly isOn: boolean;
  readonly words: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const SignButton = ({ isOn, words, onToggle, children }: SignButtonProps) => (
  <button
    type="button"
    className="sign-button"
    aria-label={words}
    aria-pressed={isOn}
    data-tip={words}
    onClick={onToggle}
  >
    {children}
  </button>
);

interface CommentProps {
  readonly rows: number;
  readonly kept: string;
  readonly label: ReviewKey;
  readonly onType: (words: string) => void;
}

/**
 * A comment, kept as it is typed. The text being typed may hold what a record would not, such as a space at its end.
 */
function Comment({ rows, kept, label, onType }: CommentProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="comment-field">
      <span>{text(label)}</span>
      <textarea
        rows={rows}
        value={typed ?? kept}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

type LineActionsProps = Pick<NotesPanelProps, 'tree' | 'node'> &
  Pick<Noting, 'promoteLine' | 'makeMainLine' | 'remove'>;

/** What can be done with the line that contains the move shown. */
function LineActions({ tree, node, promoteLine, makeMainLine, remove }: LineActionsProps) {
  return (
    <fieldset className="line-actions" aria-label={text('review.line')}>
      <button
        type="button"
        className="action"
        disabled={variationStart(tree, node) === null}
        onClick={promoteLine}
      >
        <ArrowUpFromLine aria-hidden="true" />
        {text('review.promote')}
      </button>
      <button type="button" className="action" disabled={isOnMainLine(tree, node)} onClick={makeMainLine}>
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
