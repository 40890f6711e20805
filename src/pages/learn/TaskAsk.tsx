import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { askedText, questionsIn } from '../../store/course/questions.ts';
import { taskOf, type LessonRun } from '../../store/course/lesson.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { explained } from '../controls/RichText.tsx';
import { SidesNote } from '../controls/SidesNote.tsx';
import { useProgress } from './progressStore.ts';
import './lesson.css';

/** Which lesson it is, what it is for, its tasks, and the present question. A new task has the focus. */
export function TaskAsk({ run }: { run: LessonRun }) {
  const { lesson, at, question, isOver } = useStore(run.store);
  const task = taskOf({ lesson, at });
  const [aim, asked] = explained(lessonText(lesson, 'aim'), isOver ? '' : lessonText(lesson, task.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = useRef<HTMLParagraphElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const place = `${at} ${question}`;
    if (shown.current === null) heading.current?.focus({ preventScroll: true });
    else if (shown.current !== place) ask.current?.focus({ preventScroll: true });
    shown.current = place;
  }, [at, question]);
  return (
    <section className="task-ask">
      <h1 ref={heading} tabIndex={-1}>
        {lessonText(lesson, 'title')}
      </h1>
      <p className="lesson-aim-line">{aim}</p>
      <SidesNote />
      <TaskDots run={run} />
      {!isOver && (
        <p ref={ask} tabIndex={-1} className="ask">
          {asked}{' '}
          {task.type === 'legal' && <strong className="asked-move">{askedText(task, question)}</strong>}
          {questionsIn(task) > 1 && (
            <span className="ask-count">
              {question + 1}/{questionsIn(task)}
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** The tasks of the lesson, each a link to it. */
function TaskDots({ run }: { run: LessonRun }) {
  const { lesson, at, isOver, goTo } = useStore(run.store);
  const solved = useProgress(({ progress }) => progress.solved[lesson.id]);
  const count = lesson.tasks.length;
  return (
    <ol className="task-dots" aria-label={text('lesson.tasks')}>
      {lesson.tasks.map(({ id }, index) => {
        const isDone = solved?.includes(id) === true;
        const values = { number: index + 1, count };
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={text(isDone ? 'lesson.task.done' : 'lesson.task', values)}
              aria-current={index === at && !isOver ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
              onClick={() => goTo(index)}
            />
          </li>
        );
      })}
    </ol>
  );
}
