import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { PieceImage } from '../../board/pieces/Piece.tsx';
import { CHAPTERS, LESSONS, lessonsOf, type Chapter, type Lesson } from '../../learn/index.ts';
import { nextLesson, standOf } from '../../store/course/stand.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { explained } from '../controls/RichText.tsx';
import { useSettings } from '../stores.tsx';
import { CHAPTER_PIECES } from './chapterPieces.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { Suns } from './Suns.tsx';
import { useProgress } from './progressStore.ts';
import { useHeading } from '../useHeading.ts';
import '../controls/hub.css';
import './learn.css';
import '../table/notices.css';

export const lessonAddress = (lesson: Lesson): string => `/learn/${lesson.id}`;

/** All lessons by chapters, with what the player has done of them, and a button to go on. */
export function Overview({ notice }: { notice: string | null }) {
  const heading = useHeading();
  return (
    <main className="hub course">
      <h1 ref={heading} tabIndex={-1}>
        {text('learn.title')}
      </h1>
      {notice !== null && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <Welcome />
      <ol className="chapters">
        {CHAPTERS.filter((chapter) => lessonsOf(chapter).length > 0).map((chapter, index) => (
          <ChapterCard key={chapter} chapter={chapter} number={index + 1} />
        ))}
      </ol>
      <Foot />
    </main>
  );
}

/** What the course is, how far the player has come, and the button that goes on. */
function Welcome() {
  const progress = useProgress((state) => state.progress);
  const saved = useProgress((state) => state.saved);
  const wasDamaged = useProgress((state) => state.wasDamaged);
  const done = LESSONS.filter((lesson) => standOf(lesson, progress).isDone).length;
  const next = nextLesson(progress);
  const [first] = LESSONS;
  return (
    <section className="welcome">
      <p className="hub-lead course-lead">
        {explained(text(done === LESSONS.length ? 'course.all-done' : 'course.lead'))}
      </p>
      {wasDamaged && <p className="notice course-notice">{text('course.damaged')}</p>}
      {!saved && <p className="notice course-notice">{text('course.not-saved')}</p>}
      <div className="course-progress">
        <progress max={LESSONS.length} value={done} aria-labelledby="course-progress-words" />
        <p id="course-progress-words">{text('course.progress', { done, count: LESSONS.length })}</p>
      </div>
      {first !== undefined && (
        <Link href={lessonAddress(next ?? first)} className="button course-go">
          {goWords(progress.last === null, next, first)}
        </Link>
      )}
    </section>
  );
}

function goWords(isNew: boolean, next: Lesson | null, first: Lesson): string {
  if (next === null) return text('course.again', { lesson: lessonText(first, 'title') });
  return isNew ? text('course.begin') : text('course.go-on', { lesson: lessonText(next, 'title') });
}

function ChapterCard({ chapter, number }: { chapter: Chapter; number: number }) {
  const pieces = useSettings(({ settings }) => settings.pieces);
  return (
    <li className="chapter">
      <div className="chapter-head">
        <span className="chapter-piece" aria-hidden="true">
          <PieceImage side="yellow" kind={CHAPTER_PIECES[chapter]} set={pieces} />
        </span>
        <h2>{text(`chapter.${chapter}`)}</h2>
        <span className="chapter-number" aria-hidden="true">
          {number}
        </span>
      </div>
      <ol>
        {lessonsOf(chapter).map((lesson) => (
          <LessonLine key={lesson.id} lesson={lesson} />
        ))}
      </ol>
    </li>
  );
}

function LessonLine({ lesson }: { lesson: Lesson }) {
  const progress = useProgress((state) => state.progress);
  const { isDone, isClean, solved } = standOf(lesson, progress);
  const words = isDone
    ? text(isClean ? 'course.lesson.clean' : 'course.lesson.done')
    : solved === 0
      ? text('course.lesson.new')
      : text('course.lesson.begun', { solved, count: lesson.tasks.length });
  return (
    <li>
      <Link href={lessonAddress(lesson)} className="lesson-line" data-done={isDone ? '' : undefined}>
        <span className="lesson-title">{lessonText(lesson, 'title')}</span>
        <span className="lesson-aim">{lessonText(lesson, 'aim')}</span>
        <Suns isDone={isDone} isClean={isClean} />
        <span className={solved > 0 && !isDone ? 'lesson-stand' : 'visually-hidden'}>{words}</span>
      </Link>
    </li>
  );
}

/** The way to forget everything, with a question before it. */
function Foot() {
  const hasBegun = useProgress(({ progress }) => progress.last !== null);
  const reset = useProgress((state) => state.reset);
  const [isAsking, setIsAsking] = useState(false);
  const [isReset, setIsReset] = useState(false);
  return (
    <footer className="course-foot">
      {hasBegun && (
        <button type="button" className="button quiet" onClick={() => setIsAsking(true)}>
          <RotateCcw aria-hidden="true" />
          {text('course.reset')}
        </button>
      )}
      <output>{isReset && !hasBegun ? text('course.reset.done') : ''}</output>
      {isAsking && (
        <ResetDialog
          onYes={() => {
            reset();
            setIsReset(true);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </footer>
  );
}
