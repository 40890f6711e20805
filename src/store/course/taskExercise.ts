import { formatSquareInFull, type Square } from '../../engine/index.ts';
import type { Ply } from '../../game/ply.ts';
import { positionNamed, squareNamed } from '../../game/games/named.ts';
import {
  choose,
  isFound,
  judge,
  wantedSquares,
  type Attempt,
  type Lesson,
  type MarkTask,
  type Task,
} from '../../learn/index.ts';
import { text } from '../../text/learn/learn.ts';
import { faultText, lessonText } from '../../text/learn/lessons.ts';
import { bookSides } from '../../text/sides.ts';
import { taughtRefusal } from '../../text/learn/taught.ts';
import type { Exercise, Judgement } from '../exercise/index.ts';

/** How the exercise of a task reaches the lesson. */
export interface TaskReach {
  readonly attempt: () => Attempt | null;
  readonly advance: (attempt: Attempt) => void;
  readonly chosen: () => readonly Square[];
  /** The player has made a mistake. */
  readonly slip: () => void;
}

/** The exercise of a task. */
export function exerciseOf(lesson: Lesson, task: Task, reach: TaskReach): Exercise {
  const laid = { position: positionNamed(task.board, task.position), sides: bookSides() };
  switch (task.type) {
    case 'play':
      return {
        ...laid,
        hands: 'move',
        judge: (ply) => judgePly(lesson, ply, reach),
        ownWords: ({ code }) => lessonText(lesson, `${task.id}.${code}`),
        onRefused: reach.slip,
      };
    case 'mark':
      return { ...laid, hands: 'choose', choose: (square) => judgeSquare(lesson, task, square, reach) };
    case 'legal':
    case 'name':
    case 'outcome':
      return { ...laid, hands: 'none' };
  }
}

function judgePly(lesson: Lesson, ply: Ply, { attempt, advance, slip }: TaskReach): Judgement {
  const now = attempt();
  if (now === null) return { verdict: 'goes-on', reply: null };
  const { id } = now.task;
  const found = judge(now, ply.move);
  switch (found.verdict) {
    case 'solved':
      advance({ ...now, made: now.made + 1, done: found.done });
      return { verdict: 'solved', words: lessonText(lesson, `${id}.done`) };
    case 'goes-on':
      advance(found.next);
      return { verdict: 'goes-on', reply: found.reply ?? 'pass' };
    case 'refused':
    case 'wrong': {
      slip();
      const { squares, answer } = found.fault;
      return { verdict: 'wrong', words: faultText(lesson, id, ply.before, found.fault), squares, answer };
    }
  }
}

function judgeSquare(lesson: Lesson, task: MarkTask, square: Square, { chosen, slip }: TaskReach): Judgement {
  const position = positionNamed(task.board, task.position);
  const name = formatSquareInFull(position.ruleset.geometry, square);
  const found = choose(task, square);
  if (found.verdict === 'right') {
    const marked = chosen().includes(square) ? chosen() : [...chosen(), square];
    if (isFound(task, marked)) return { verdict: 'solved', words: lessonText(lesson, `${task.id}.done`) };
    const count = wantedSquares(task).length - marked.length;
    const words =
      marked === chosen()
        ? text('found.already', { square: name })
        : text('found.one', { square: name, count });
    return { verdict: 'goes-on', reply: null, words };
  }
  if (found.verdict === 'not-asked') return { verdict: 'wrong', words: text('found.not-asked'), squares: [] };
  slip();
  const own = lessonText(lesson, `${task.id}.wrong`);
  const from = task.find.of === 'targets' ? squareNamed(position, task.find.from) : square;
  const why =
    found.refusal === null
      ? notFound(task, name)
      : taughtRefusal(position, { from, to: square }, found.refusal, bookSides());
  return { verdict: 'wrong', words: own === '' ? why : own, squares: found.refusal?.squares ?? [square] };
}

const notFound = ({ find }: MarkTask, square: string): string =>
  find.of === 'targets' ? '' : text(`found.not.${find.of}`, { square });
