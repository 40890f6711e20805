import { ArrowRight, Lightbulb, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { MarkTask } from '../../learn/index.ts';
import { wantedSquares } from '../../learn/index.ts';
import { hintSteps } from '../../store/course/hinting.ts';
import { movesLeft, openTask, taskOf, type LessonRun } from '../../store/course/lesson.ts';
import { optionsOf, questionsIn, type Option } from '../../store/course/questions.ts';
import { text } from '../../text/learn/learn.ts';
import { Feedback } from '../exercise/Feedback.tsx';
import { ZoomButton, type ZoomButtonProps } from '../table/ZoomAction.tsx';
import { useProgress } from './progressStore.ts';
import '../exercise/exercise.css';
import './lesson.css';

/** The result of the last try, the answers to choose from, hints, and the button to go on. */
export function TaskFeedback({ run, zoom }: { run: LessonRun; zoom: ZoomButtonProps }) {
  const state = useStore(run.store);
  const isSolved = useStore(run.exercise, ({ phase }) => phase === 'solved');
  return (
    <section className="task-feedback">
      <Feedback exercise={run.exercise} isSolved={isSolved} hint={state.hint} quiet={<Left run={run} />} />
      <Ways run={run} isSolved={isSolved} zoom={zoom} />
    </section>
  );
}

interface WaysProps {
  readonly run: LessonRun;
  readonly isSolved: boolean;
  readonly zoom: ZoomButtonProps;
}

/** What can be pressed: answers in rows of equal ones, with the hint apart from them. */
function Ways({ run, isSolved, zoom }: WaysProps) {
  const { lesson, at } = useStore(run.store);
  const options = isSolved ? [] : optionsOf(taskOf({ lesson, at }));
  return (
    <div className="task-ways" data-asked={options.length || undefined}>
      {options.length > 0 && <Answers run={run} options={options} />}
      <div className="task-actions exercise-ways">
        {isSolved ? <Next run={run} /> : <Aids run={run} />}
        <ZoomButton {...zoom} />
      </div>
    </div>
  );
}

/** What is left to do. */
function Left({ run }: { run: LessonRun }) {
  const state = useStore(run.store);
  const found = useStore(run.exercise, ({ chosen }) => chosen.length);
  const task = taskOf(state);
  const moves = movesLeft(state);
  if (moves !== null) return <p>{text('lesson.moves-left', { count: moves })}</p>;
  if (task.type === 'mark') return <p>{text('lesson.left-to-find', { count: toFind(task) - found })}</p>;
  return <p>{text('lesson.choose')}</p>;
}

const toFind = (task: MarkTask): number => (task.any === true ? 1 : wantedSquares(task).length);

/** The answers of a question. */
function Answers({ run, options }: { run: LessonRun; options: readonly Option[] }) {
  const answer = useStore(run.store, (state) => state.answer);
  return (
    <div className="task-answers">
      {options.map(({ id, label }) => (
        <button key={id} type="button" className="button quiet" onClick={() => answer(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}

function Aids({ run }: { run: LessonRun }) {
  const state = useStore(run.store);
  const task = taskOf(state);
  const steps = hintSteps(task);
  const words =
    state.hints === 0
      ? 'lesson.hint'
      : task.type !== 'play'
        ? 'lesson.hint.answer'
        : state.hints === 1
          ? 'lesson.hint.piece'
          : 'lesson.hint.route';
  return (
    <>
      <button
        type="button"
        className="button quiet task-hint"
        disabled={state.hints >= steps}
        onClick={state.giveHint}
      >
        <Lightbulb aria-hidden="true" />
        {text(words)}
      </button>
      {(state.attempt?.made ?? 0) > 0 && (
        <button type="button" className="button quiet" onClick={state.restart}>
          <RotateCcw aria-hidden="true" />
          {text('lesson.again')}
        </button>
      )}
    </>
  );
}

/** The button to go on, with the focus. */
function Next({ run }: { run: LessonRun }) {
  const state = useStore(run.store);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const solved = useProgress(({ progress }) => progress.solved[state.lesson.id]);
  const isLast =
    state.at === state.lesson.tasks.length - 1 &&
    state.question === questionsIn(taskOf(state)) - 1 &&
    openTask(state.lesson, solved) === null;
  return (
    <button ref={button} type="button" className="button go task-on" onClick={state.next}>
      {text(isLast ? 'lesson.finish' : 'lesson.next')}
      <ArrowRight aria-hidden="true" />
    </button>
  );
}
