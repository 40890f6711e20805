import { asLegal, formatSquareInFull, pieceAt, type Position } from '../../engine/index.ts';
import { positionNamed, squareNamed } from '../../game/games/named.ts';
import {
  askedMove,
  nameOptions,
  standingOf,
  type Lesson,
  type LegalTask,
  type OutcomeTask,
  type QuestionTask,
  type Task,
} from '../../learn/index.ts';
import { explanationOf } from '../../text/explanation.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { refusalText } from '../../text/faults/refusals.ts';
import { bookSides } from '../../text/sides.ts';
import { taughtRefusal } from '../../text/learn/taught.ts';
import type { Judgement } from '../exercise/index.ts';
import { nameWhy, outcomeWhy } from './answers.ts';

/** An answer to choose beside the board. */
export interface Option {
  readonly id: string;
  readonly label: string;
}

const fullName = (position: Position, name: string): string =>
  formatSquareInFull(position.ruleset.geometry, squareNamed(position, name));

/** The answers to choose from; none for a task that is done on the board. */
export function optionsOf(task: Task): readonly Option[] {
  switch (task.type) {
    case 'play':
    case 'mark':
      return [];
    case 'legal':
      return [
        { id: 'yes', label: text('answer.yes') },
        { id: 'no', label: text('answer.no') },
      ];
    case 'name': {
      const position = positionNamed(task.board, task.position);
      return nameOptions(task).map((name) => ({ id: name, label: fullName(position, name) }));
    }
    case 'outcome':
      return task.options.map((option) => ({ id: option, label: text(`answer.outcome.${option}`) }));
  }
}

/** How many questions a task asks, one after the other. */
export const questionsIn = (task: Task): number => (task.type === 'legal' ? task.moves.length : 1);

/** The option that is right. */
export function rightOption(task: QuestionTask, question: number): string {
  switch (task.type) {
    case 'legal':
      return askedMove(task, question).refusal === null ? 'yes' : 'no';
    case 'name':
      return task.square;
    case 'outcome':
      return standingOf(task);
  }
}

/** Judges an answer that was chosen. */
export function judgeAnswer(lesson: Lesson, task: QuestionTask, question: number, option: string): Judgement {
  const isRight = option === rightOption(task, question);
  const done = question === questionsIn(task) - 1 ? lessonText(lesson, `${task.id}.done`) : '';
  if (task.type === 'legal') return judgeLegal(lesson, task, question, isRight, done);
  if (isRight) return { verdict: 'solved', words: done };
  const own = lessonText(lesson, `${task.id}.wrong`);
  if (own !== '') return { verdict: 'wrong', words: own, squares: [] };
  if (task.type === 'outcome') return { verdict: 'wrong', words: outcomeWrong(task, option), squares: [] };
  const square = squareNamed(positionNamed(task.board, task.position), option);
  return { verdict: 'wrong', words: nameWhy(task, option), squares: [square] };
}

function outcomeWrong(task: OutcomeTask, option: string): string {
  const answer = task.options.find((one) => one === option);
  return answer === undefined ? '' : outcomeWhy(task, answer);
}

function judgeLegal(
  lesson: Lesson,
  task: LegalTask,
  question: number,
  isRight: boolean,
  done: string,
): Judgement {
  const position = positionNamed(task.board, task.position);
  const { move, refusal } = askedMove(task, question);
  const ownWords = refusal === null ? '' : lessonText(lesson, `${task.id}.${refusal.code}`);
  const legal = asLegal(position, move);
  const why =
    refusal === null
      ? legal === undefined
        ? ''
        : explanationOf(position, legal, bookSides())
      : ownWords || (isRight ? refusalText : taughtRefusal)(position, move, refusal, bookSides());
  const may = refusal === null ? 'may' : 'may-not';
  if (isRight)
    return { verdict: 'solved', words: `${text(`answer.legal.right-${may}`, { why })} ${done}`.trim() };
  return {
    verdict: 'wrong',
    words: text(`answer.legal.wrong-${may}`, { why }),
    squares: refusal?.squares ?? [],
  };
}

/** The move that is asked about, in words. */
export function askedText(task: LegalTask, question: number): string {
  const position = positionNamed(task.board, task.position);
  const { move } = askedMove(task, question);
  const piece = pieceAt(position, move.from);
  return text('answer.legal.asked', {
    kind: piece === null ? '' : kindNameIn(position.ruleset, piece.kind),
    from: formatSquareInFull(position.ruleset.geometry, move.from),
    to: formatSquareInFull(position.ruleset.geometry, move.to),
  });
}
