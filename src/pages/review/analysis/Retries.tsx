import { useEffect, useId, useRef } from 'react';
import { RotateCcw } from 'lucide-react';
import { SIDES } from '../../../engine/index.ts';
import { retriesFor } from '../../../game/analysis/index.ts';
import { spelledOf } from '../../../text/spelled.ts';
import { hasNode, plyAt, type GameTree, type NodeId } from '../../../game/tree/index.ts';
import type { Retrying } from '../../../store/analysis/state.ts';
import { text } from '../../../text/review/analysis.ts';
import { sideText } from '../../../text/sides.ts';
import { useReview } from '../reviewStore.tsx';
import { useAnalysis } from './analysisStore.ts';
import '../../table/actions.css';
import './retries.css';

/** Starts the retries of either side. */
export function RetryButtons() {
  const tree = useReview((state) => state.tree);
  const retryMistakes = useAnalysis((state) => state.retryMistakes);
  return (
    <fieldset className="retry-ways">
      <legend>{text('retry.label')}</legend>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="action"
          disabled={retriesFor(tree, side).length === 0}
          onClick={() => retryMistakes(side)}
        >
          <RotateCcw aria-hidden="true" />
          {text('retry.side', { side: sideText(side), count: retriesFor(tree, side).length })}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * A retry: a better move is asked for, and played on the board. The focus begins at its heading; give each retry its
 * own key.
 */
export function Retries({ retrying }: { retrying: Retrying }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const tree = useReview((state) => state.tree);
  const show = useAnalysis((state) => state.showSolution);
  const next = useAnalysis((state) => state.nextRetry);
  const end = useAnalysis((state) => state.endRetries);
  const { retries, at, phase } = retrying;
  const isOver = phase === 'right' || phase === 'as-good' || phase === 'shown';
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="retry" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {text('retry.label')}
      </h2>
      <p className="retry-count">{text('retry.count', { number: at + 1, count: retries.length })}</p>
      <output className="retry-words" data-phase={phase}>
        {wordsOf(tree, retrying)}
      </output>
      <div className="retry-ways">
        {isOver ? (
          <button type="button" className="button" onClick={next}>
            {text(at + 1 < retries.length ? 'retry.next' : 'retry.done')}
          </button>
        ) : (
          <button type="button" className="action" onClick={show}>
            {text('retry.solution')}
          </button>
        )}
        {(!isOver || at + 1 < retries.length) && (
          <button type="button" className="action" onClick={end}>
            {text('retry.leave')}
          </button>
        )}
      </div>
    </section>
  );
}

const spelled = (tree: GameTree, node: NodeId): string => {
  const ply = hasNode(tree, node) ? plyAt(tree, node) : null;
  return ply === null ? '' : spelledOf(ply);
};

/** The question, or the result of the answer. */
function wordsOf(tree: GameTree, { retries, at, phase, side }: Retrying): string {
  const retry = retries[at];
  if (retry === undefined) return '';
  switch (phase) {
    case 'asking':
      return text('retry.ask', { side: sideText(side), move: spelled(tree, retry.mistake) });
    case 'judging':
      return text('retry.judging');
    case 'wrong':
      return text('retry.wrong');
    case 'right':
      return text('retry.right', { move: spelled(tree, retry.better) });
    case 'as-good':
      return text('retry.as-good', { move: spelled(tree, retry.better) });
    case 'shown':
      return text('retry.shown', { move: spelled(tree, retry.better) });
  }
}
