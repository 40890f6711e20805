import { findLesson } from '../../learn/index.ts';
import { text } from '../../text/learn/learn.ts';
import { useAddressedId } from '../address.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { Overview } from './Overview.tsx';
import { PageTop } from '../nav/PageTop.tsx';
import { useProgressOfOtherTabs } from './progressStore.ts';
import '../controls/hub.css';
import './learn.css';

/** The course: all its lessons, or the lesson that the address names. */
export function LearnPage() {
  const id = useAddressedId();
  const lesson = id === null ? undefined : findLesson(id);
  useProgressOfOtherTabs();
  if (lesson !== undefined) return <LessonScreen key={lesson.id} lesson={lesson} />;
  return (
    <div className="learn">
      <PageTop />
      <Overview notice={id === null ? null : text('lesson.not-found')} />
    </div>
  );
}
