import { formatSquareInFull, memoised, opponent, pieceAt, type Position } from '../../engine/index.ts';
import type { Fault } from '../../learn/judge.ts';
import type { Lesson } from '../../learn/lesson.ts';
import { SHORTFALLS, type Shortfall } from '../../learn/task.ts';
import { LESSON_WORDS, type LessonWords } from '../en/lessons/index.ts';
import { kindNameIn } from '../kindNames.ts';
import { text } from './learn.ts';
import { textOf } from '../messages.ts';
import { bookSides } from '../sides.ts';

/** The words of a lesson; none if it has no file of words. */
export const wordsOf = ({ id }: Pick<Lesson, 'id'>): LessonWords => LESSON_WORDS[id] ?? {};

/** A lesson's part of the catalogue: its words under keys of its own, `lesson.ID.KEY`. */
export const lessonPart = (lesson: Pick<Lesson, 'id'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wordsOf(lesson)).map(([key, message]) => [`lesson.${lesson.id}.${key}`, message]),
  );

const textsOf = memoised((lesson: Lesson) => textOf<string>(lessonPart(lesson)));

/** The words of a lesson for one of its keys; empty where it has none. */
export function lessonText(lesson: Lesson, key: string): string {
  if (wordsOf(lesson)[key] === undefined) return '';
  return textsOf(lesson)(`lesson.${lesson.id}.${key}`);
}

const isShortfall = (code: string): code is Shortfall => (SHORTFALLS as readonly string[]).includes(code);

/** Why a legal move does not solve a task: the lesson's own words where it has some, otherwise the common ones. */
export function faultText(lesson: Lesson, task: string, before: Position, fault: Fault): string {
  const { code, squares, answer } = fault;
  const own = lessonText(lesson, `${task}.${code}`);
  if (own !== '' || !isShortfall(code)) return own;
  const side = bookSides()[opponent(before.turn)];
  const [square] = squares;
  const answering = answer === null ? null : pieceAt(before, answer.from);
  const kind = answering === null ? '' : kindNameIn(before.ruleset, answering.kind);
  return text(`why.${code}`, {
    side,
    kind,
    takes: answer?.captures === 'enemy' ? 'yes' : 'no',
    piece: answering === null ? side : text('why.piece', { side, kind }),
    square: square === undefined ? '' : formatSquareInFull(before.ruleset.geometry, square),
  });
}
