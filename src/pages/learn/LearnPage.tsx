import { findLesson } from '../../learn/index.ts';
import { text } from '../../text/learn.ts';
import { useAddressedId } from '../navigation.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { Overview } from './Overview.tsx';
import { useProgressOfOtherTabs } from './progressStore.ts';
import { SchoolNav } from './SchoolNav.tsx';
import './learn.css';

/** The course: all its lessons, or the lesson that the address names. */
export function LearnPage() {
  const id = useAddressedId();
  const lesson = id === null ? undefined : findLesson(id);
  useProgressOfOtherTabs();
  if (lesson !== undefined) return <LessonScreen key={lesson.id} lesson={lesson} />;
  return (
    <div className="learn">
      <SchoolNav current="/learn" />
      <Overview notice={id === null ? null : text('lesson.not-found')} />
    </div>
  );
}
