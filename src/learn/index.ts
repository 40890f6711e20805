/**
 * The public face of the course: lessons as data, and what is right and wrong in them. It knows only the engine and the
 * game.
 */
export { begin, leftOf, type Attempt } from './attempt.ts';
export { findLesson, lessonAfter, LESSONS, lessonsOf } from './course.ts';
export { choose, isFound, wantedSquares, type Choice } from './find.ts';
export { leastTurns } from './force.ts';
export { openSquares } from './goals.ts';
export { hintOf, type HintShown, type HintStep } from './hints.ts';
export { judge, type Fault, type Verdict } from './judge.ts';
export { CHAPTERS, type Chapter, type Lesson } from './lesson.ts';
export { askedMove, nameOptions, standingOf } from './questions.ts';
export {
  type Finding,
  type Form,
  type TaskGoal,
  type LegalTask,
  type MarkTask,
  type NameTask,
  type OutcomeTask,
  type PlayTask,
  type QuestionTask,
  type Shortfall,
  type Task,
  type WrongTry,
} from './task.ts';
