import { useEffect, useId, useRef } from 'react';
import { GraduationCap } from 'lucide-react';
import type { Side } from '../../../engine/index.ts';
import { lessonsFor } from '../../../game/analysis/index.ts';
import { spelledOf } from '../../../text/spelled.ts';
import { hasNode, plyAt, type GameTree, type NodeId } from '../../../game/tree/index.ts';
import type { Learning } from '../../../store/analysis/state.ts';
import { text } from '../../../text/analysis.ts';
import { sideText } from '../../../text/sides.ts';
import { useReview } from '../reviewStore.tsx';
import { useAnalysis } from './analysisStore.ts';
import './lessons.css';

const SIDES = ['yellow', 'blue'] as const satisfies readonly Side[];

/** The ways into the lessons of either side. */
export function LessonButtons() {
  const tree = useReview((state) => state.tree);
  const learn = useAnalysis((state) => state.learn);
  return (
    <fieldset className="lesson-ways">
      <legend>{text('learn.label')}</legend>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className="action"
          disabled={lessonsFor(tree, side).length === 0}
          onClick={() => learn(side)}
        >
          <GraduationCap aria-hidden="true" />
          {text('learn.side', { side: sideText(side), count: lessonsFor(tree, side).length })}
        </button>
      ))}
    </fieldset>
  );
}

/** A lesson: a better move is asked for, and played on the board. It begins at its heading; give each a key of its own. */
export function Lessons({ learning }: { learning: Learning }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const tree = useReview((state) => state.tree);
  const show = useAnalysis((state) => state.showSolution);
  const next = useAnalysis((state) => state.nextLesson);
  const end = useAnalysis((state) => state.endLessons);
  const { lessons, at, phase } = learning;
  const isOver = phase === 'right' || phase === 'as-good' || phase === 'shown';
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="lesson" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {text('learn.label')}
      </h2>
      <p className="lesson-count">{text('learn.count', { number: at + 1, count: lessons.length })}</p>
      <output className={`lesson-words ${phase}`}>{wordsOf(tree, learning)}</output>
      <div className="lesson-ways">
        {isOver ? (
          <button type="button" className="button" onClick={next}>
            {text(at + 1 < lessons.length ? 'learn.next' : 'learn.done')}
          </button>
        ) : (
          <button type="button" className="action" onClick={show}>
            {text('learn.solution')}
          </button>
        )}
        {(!isOver || at + 1 < lessons.length) && (
          <button type="button" className="action" onClick={end}>
            {text('learn.leave')}
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

/** What is asked, or how the answer was. */
function wordsOf(tree: GameTree, { lessons, at, phase, side }: Learning): string {
  const lesson = lessons[at];
  if (lesson === undefined) return '';
  switch (phase) {
    case 'asking':
      return text('learn.ask', { side: sideText(side), move: spelled(tree, lesson.mistake) });
    case 'judging':
      return text('learn.judging');
    case 'wrong':
      return text('learn.wrong');
    case 'right':
      return text('learn.right', { move: spelled(tree, lesson.better) });
    case 'as-good':
      return text('learn.as-good', { move: spelled(tree, lesson.better) });
    case 'shown':
      return text('learn.shown', { move: spelled(tree, lesson.better) });
  }
}
