import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Drawings } from '../../board/ways/drawing.ts';
import { positionNamed, squareNamed, squaresNamed } from '../../game/games/named.ts';
import { askedMove, openSquares, type Lesson, type Task } from '../../learn/index.ts';
import type { Square } from '../../engine/index.ts';
import { optionsOf } from '../../store/course/questions.ts';
import { takeLesson, taskOf, type LessonRun, type LessonState } from '../../store/course/lesson.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { useExerciseZoom, type ExerciseZoom } from '../exercise/exerciseZoom.ts';
import { ExercisePromotion } from '../exercise/ExercisePromotion.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { useProgressStore } from './progressStore.ts';
import { TaskAsk } from './TaskAsk.tsx';
import { TaskFeedback } from './TaskFeedback.tsx';
import '../exercise/exercise.css';
import './lesson.css';
import './learn.css';

/** A lesson: its tasks one after the other on the board. */
export function LessonScreen({ lesson }: { lesson: Lesson }) {
  const progress = useProgressStore();
  const [run] = useState(() => takeLesson(lesson, progress));
  const zoom = useExerciseZoom();
  useDocumentTitle(lessonText(lesson, 'title'));
  useEffect(() => {
    progress.getState().open(lesson.id);
  }, [progress, lesson]);
  useLayoutEffect(() => {
    scrollTo(0, 0); // newer browsers return a promise, which is not a clean-up function
  }, []);
  const isSolved = useStore(run.exercise, ({ phase }) => phase === 'solved');
  const isOver = useStore(run.store, (state) => state.isOver);
  return (
    <div
      className="learn lesson-page"
      data-rows={answerRows(lesson)}
      data-low={isLow(lesson) ? '' : undefined}
    >
      <PageTop back={{ path: '/learn', label: text('lesson.all') }} />
      <main className="lesson-table">
        <TaskAsk run={run} />
        <div className="lesson-board whole-board" data-solved={isSolved ? '' : undefined}>
          <TaskBoard run={run} zoom={zoom} />
        </div>
        {isOver ? <LessonEnd run={run} /> : <TaskFeedback run={run} zoom={zoom} />}
      </main>
      <ExercisePromotion store={run.exercise} />
      <Announced run={run} />
    </div>
  );
}

/** The rows that the answers take on a telephone, for which the board leaves room throughout the lesson. */
function answerRows({ tasks }: Lesson): 1 | 2 | undefined {
  const most = Math.max(...tasks.map((task) => optionsOf(task).length));
  return most === 0 ? undefined : most < 3 ? 1 : 2;
}

/** Boards that are no higher than wide leave room for the aim on a telephone. */
const isLow = ({ tasks }: Lesson): boolean =>
  tasks.every((task) => {
    const { geometry } = positionNamed(task.board, task.position).ruleset;
    return geometry.height <= geometry.width;
  });

function TaskBoard({ run, zoom }: { run: LessonRun; zoom: ExerciseZoom }) {
  const { lesson, at, question, attempt, isOver } = useStore(run.store);
  const chosen = useStore(run.exercise, (state) => state.chosen);
  const isAsked = useStore(run.exercise, ({ phase }) => phase !== 'solved');
  const goals = useMemo(() => goalsOf({ lesson, at, attempt }, chosen), [lesson, at, attempt, chosen]);
  const task = taskOf({ lesson, at });
  const drawings = useMemo(() => drawingsOf(task, question), [task, question]);
  return (
    <ExerciseBoard
      store={run.exercise}
      zoom={zoom}
      label={text('lesson.board', { lesson: lessonText(lesson, 'title') })}
      goals={goals}
      drawings={isOver ? NONE : drawings}
      bottom="south"
      hidesKaida={isAsked && task.type === 'mark' && task.find.of === 'attackers'}
    />
  );
}

/** The squares that the task is about and that are not done yet. */
function goalsOf(
  { lesson, at, attempt }: Pick<LessonState, 'lesson' | 'at' | 'attempt'>,
  chosen: readonly Square[],
): readonly Square[] {
  const task = taskOf({ lesson, at });
  const position = positionNamed(task.board, task.position);
  if (task.type === 'play') return openSquares(task.goal, position, attempt?.done ?? []);
  if (task.type === 'mark')
    return squaresNamed(position, task.among ?? []).filter((square) => !chosen.includes(square));
  return task.type === 'name' ? [squareNamed(position, task.square)] : [];
}

const NONE: Drawings = { arrows: [], marks: [] };

/** The arrow of a move that is asked about. */
function drawingsOf(task: Task, question: number): Drawings {
  if (task.type !== 'legal') return NONE;
  const { from, to } = askedMove(task, question).move;
  return { arrows: [{ from, to, colour: 'blue' }], marks: [] };
}

/** What is read aloud, hidden. The words get a new element each time, so that the same ones are read again. */
function Announced({ run }: { run: LessonRun }) {
  const words = useStore(run.exercise, (state) => state.announcement);
  const said = useStore(run.exercise, (state) => state.said);
  return (
    <output className="visually-hidden">
      <span key={said}>{words}</span>
    </output>
  );
}
