import { GRADES, type Grade } from '../../practice/puzzle.ts';
import { text } from '../../text/learn/practice.ts';
import './puzzle.css';

/** A grade as five dots, that many of them full, with its name. */
export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span className="grade">
      <span className="grade-dots" aria-hidden="true">
        {GRADES.map((step) => (
          <span key={step} data-full={step <= grade ? '' : undefined} />
        ))}
      </span>
      <span className="visually-hidden">{text('puzzle.grade', { grade })}, </span>
      {text('puzzle.grade.name', { grade: String(grade) })}
    </span>
  );
}
