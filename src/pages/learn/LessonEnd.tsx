import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { lessonAfter, type Lesson } from '../../learn/index.ts';
import type { LessonRun } from '../../store/course/lesson.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { explained } from '../controls/RichText.tsx';
import { lessonAddress } from './Overview.tsx';
import { Suns } from './Suns.tsx';
import './lesson.css';

const chapterDone = ({ chapter }: Lesson, next: Lesson | undefined): string =>
  next === undefined
    ? text('lesson.course-done')
    : text('lesson.chapter-done', {
        chapter: text(`chapter.${chapter}`),
        next: text(`chapter.${next.chapter}`),
      });

/** The end of a lesson: the line to remember, and the next lesson. */
export function LessonEnd({ run }: { run: LessonRun }) {
  const { lesson, slips, repeat } = useStore(run.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useRef<HTMLAnchorElement>(null);
  const next = lessonAfter(lesson);
  useEffect(() => (go.current ?? heading.current)?.focus(), []);
  return (
    <section className="task-feedback lesson-end" aria-labelledby="lesson-end">
      <div className="lesson-praise">
        <Suns isDone isClean={slips === 0} />
        <div>
          <h2 ref={heading} id="lesson-end" tabIndex={-1}>
            {text('lesson.done')}
          </h2>
          <p>{text(slips === 0 ? 'lesson.clean' : 'lesson.one-sun')}</p>
        </div>
      </div>
      <div className="lesson-remember">
        <h3>{text('lesson.remember')}</h3>
        <p>{explained(lessonText(lesson, 'remember'))}</p>
      </div>
      {next?.chapter !== lesson.chapter && <p>{chapterDone(lesson, next)}</p>}
      <div className="task-actions">
        {lesson.plays !== undefined && (
          <Link href={`/school/${lesson.plays}`} className="button">
            {text('lesson.play', { game: variationTitle(lesson.plays) })}
          </Link>
        )}
        {next !== undefined && (
          <Link ref={go} href={lessonAddress(next)} className="button go task-on">
            {text('lesson.next-lesson', { lesson: lessonText(next, 'title') })}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        {next === undefined && (
          <Link ref={go} href="/new" className="button go task-on">
            {text('lesson.new-game')}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        <Link href="/learn" className="button quiet">
          {text('lesson.all')}
        </Link>
        <button type="button" className="button quiet" onClick={repeat}>
          <RotateCcw aria-hidden="true" />
          {text('lesson.repeat')}
        </button>
      </div>
    </section>
  );
}
