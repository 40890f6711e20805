import { formatSquareInFull, pieceAt, type Position, type Square } from '../../engine/index.ts';
import { positionNamed, squareNamed } from '../../game/games/named.ts';
import {
  askedMove,
  hintOf,
  wantedSquares,
  type Attempt,
  type HintShown,
  type Lesson,
  type Task,
} from '../../learn/index.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/learn/learn.ts';
import { lessonText } from '../../text/learn/lessons.ts';
import { optionsOf, rightOption } from './questions.ts';

/** A hint: words, and what the board shows with them. */
export interface Hint {
  readonly words: string;
  readonly shown: HintShown;
}

const NOTHING: HintShown = { squares: [], routes: [] };

/** How many steps of hints a task has: words first, then the piece and its way, or the answer. */
export const hintSteps = (task: Task): number => (task.type === 'play' ? 3 : 2);

/** What a hint needs to know about the player's progress. */
export interface HintReach {
  readonly attempt: Attempt | null;
  readonly chosen: readonly Square[];
  readonly question: number;
}

/** The hint of a step, 1 to `hintSteps`. */
export function hintFor(lesson: Lesson, task: Task, step: number, reach: HintReach): Hint {
  const words = lessonText(lesson, `${task.id}.hint`);
  if (step <= 1) return { words, shown: NOTHING };
  switch (task.type) {
    case 'play':
      return playHint(reach.attempt, step) ?? { words, shown: NOTHING };
    case 'mark': {
      const position = positionNamed(task.board, task.position);
      const next = wantedSquares(task).find((square) => !reach.chosen.includes(square));
      if (next === undefined) return { words, shown: NOTHING };
      return {
        words: text('lesson.hint.square', { square: nameOf(position, next) }),
        shown: { squares: [next], routes: [] },
      };
    }
    case 'legal':
    case 'name':
    case 'outcome': {
      const right = rightOption(task, reach.question);
      const answer = optionsOf(task).find(({ id }) => id === right)?.label ?? '';
      return { words: text('lesson.hint.is', { answer }), shown: answerShown(task, reach.question) };
    }
  }
}

const nameOf = ({ ruleset }: Position, square: Square): string =>
  formatSquareInFull(ruleset.geometry, square);

function answerShown(task: Task, question: number): HintShown {
  if (task.type === 'name')
    return { squares: [squareNamed(positionNamed(task.board, task.position), task.square)], routes: [] };
  if (task.type !== 'legal') return NOTHING;
  return { squares: [askedMove(task, question).move.from], routes: [] };
}

function playHint(attempt: Attempt | null, step: number): Hint | null {
  const shown = attempt === null ? null : hintOf(attempt);
  const [route] = shown?.routes ?? [];
  if (attempt === null || shown === null || route === undefined) return null;
  const { position } = attempt;
  const piece = pieceAt(position, route.from);
  if (step === 2)
    return {
      words: text('lesson.hint.with', {
        kind: piece === null ? '' : kindNameIn(position.ruleset, piece.kind),
        square: nameOf(position, route.from),
      }),
      shown: { squares: shown.squares, routes: [] },
    };
  return {
    words: text('lesson.hint.move', { from: nameOf(position, route.from), to: nameOf(position, route.to) }),
    shown,
  };
}
