import { explainRefusal, findVariation, legalMoves, pieceAt, play } from '../../src/engine/index.ts';
import { moveNamed, positionNamed, squareNamed, squaresNamed } from '../../src/game/games/named.ts';
import {
  askedMove,
  begin,
  choose,
  hintOf,
  judge,
  leastTurns,
  leftOf,
  nameOptions,
  standingOf,
  wantedSquares,
  type Attempt,
  type Lesson,
  type LegalTask,
  type MarkTask,
  type NameTask,
  type OutcomeTask,
  type PlayTask,
  type Task,
} from '../../src/learn/index.ts';
import type { LessonWords } from '../../src/text/en/lessons/index.ts';
import { wordsOf } from '../../src/text/learn/lessons.ts';
import { otherWay } from './otherWays.ts';

/** All that is wrong with a lesson, each fault with the task it is in. */
export function faultsOf(lesson: Lesson, words: LessonWords = wordsOf(lesson)): readonly string[] {
  const { tasks } = lesson;
  const ids = tasks.map(({ id }) => id);
  const keys = ['title', 'aim', 'remember', ...ids.flatMap((id) => [id, `${id}.hint`, `${id}.done`])];
  return [
    ...(tasks.length >= 1 && tasks.length <= 6 ? [] : [`${tasks.length} tasks`]),
    ...(lesson.plays === undefined || findVariation(lesson.plays) !== undefined ? [] : ['leads to no game']),
    ...(new Set(ids).size === ids.length ? [] : ['two tasks share an id']),
    ...keys.filter((key) => (words[key] ?? '').trim() === '').map((key) => `no words for ${key}`),
    ...Object.keys(words)
      .filter((key) => !keys.includes(key) && !ids.some((id) => key.startsWith(`${id}.`)))
      .map((key) => `words that nothing asks for: ${key}`),
    ...tasks.flatMap((task) => attempted(task).map((fault) => `${task.id}: ${fault}`)),
  ];
}

/** A task whose position, square or move cannot be read has that as a fault. */
function attempted(task: Task): readonly string[] {
  try {
    return taskFaults(task);
  } catch (error) {
    return [String(error)];
  }
}

function taskFaults(task: Task): readonly string[] {
  switch (task.type) {
    case 'play':
      return playFaults(task);
    case 'mark':
      return markFaults(task);
    case 'legal':
      return legalFaults(task);
    case 'name':
      return nameFaults(task);
    case 'outcome':
      return outcomeFaults(task);
  }
}

function playFaults(task: PlayTask): readonly string[] {
  const attempt = begin(task);
  const least = leastTurns(attempt, task.moves);
  return [
    ...(least === task.moves ? [] : [`takes ${least ?? 'more than'} ${task.moves} moves`]),
    ...(task.solution.length === task.moves ? [] : [`the solution has ${task.solution.length} moves`]),
    ...(isAnyMoveRight(attempt) ? ['whatever is played leads on'] : []),
    ...squareFaults(task),
    ...solutionFaults(attempt),
    ...task.wrong.flatMap(({ moves, why }) => wrongFaults(attempt, moves, why)),
    ...(task.wrong.length > 0 ? [] : ['no wrong try is listed']),
    ...otherWayFaults(task),
  ];
}

/** Answering Kaida is an exception: any legal move answers it, and wrong tries are refused. */
const isAnyMoveRight = (attempt: Attempt): boolean =>
  !(attempt.task.goal.type === 'answer' && attempt.task.goal.by === undefined) &&
  legalMoves(attempt.position).every((move) => judge(attempt, move).verdict !== 'wrong');

function otherWayFaults(task: PlayTask): readonly string[] {
  const other = otherWay(task);
  if (task.otherWays === true)
    return other === null ? ['nothing else solves it, by another piece or in another form'] : [];
  return other === null ? [] : [`${other} solves it too, by another piece or in another form`];
}

function squareFaults({ goal, board, position }: PlayTask): readonly string[] {
  if (!('squares' in goal) || goal.squares === undefined) return [];
  const there = positionNamed(board, position);
  const squares = squaresNamed(there, goal.squares);
  if (goal.type !== 'capture') return [];
  return squares.some((square) => pieceAt(there, square)?.side === there.turn)
    ? ['captures its own side']
    : [];
}

/** Follows the solution; before each of its moves a hint must show the way. */
function solutionFaults(attempt: Attempt): readonly string[] {
  let now = attempt;
  for (const [at, written] of attempt.task.solution.entries()) {
    if (hintOf(now)?.routes.length !== 1) return [`no hint shows a way before ${written}`];
    const verdict = judge(now, moveNamed(now.position, written));
    if (verdict.verdict === 'solved')
      return at === attempt.task.solution.length - 1 ? [] : [`solved before its end by ${written}`];
    if (verdict.verdict !== 'goes-on') return [`${written} is wrong: ${verdict.fault.code}`];
    now = verdict.next;
  }
  return leftOf(now) > 0 ? ['the solution ends early'] : ['the solution does not solve it'];
}

function wrongFaults(attempt: Attempt, moves: readonly string[], why: string): readonly string[] {
  let now = attempt;
  for (const [at, written] of moves.entries()) {
    const verdict = judge(now, moveNamed(now.position, written));
    const isLast = at === moves.length - 1;
    if (verdict.verdict === 'solved') return [`the wrong try ${moves.join(' ')} solves it`];
    if (verdict.verdict === 'goes-on') {
      if (isLast) return [`the wrong try ${moves.join(' ')} is not wrong`];
      now = verdict.next;
    } else if (!isLast)
      return [`the wrong try ${moves.join(' ')} ends with ${written}: ${verdict.fault.code}`];
    else if (verdict.fault.code !== why)
      return [`${written} is wrong by ${verdict.fault.code}, not by ${why}`];
  }
  return [];
}

function markFaults(task: MarkTask): readonly string[] {
  const position = positionNamed(task.board, task.position);
  const wanted = wantedSquares(task);
  const among = task.among === undefined ? null : squaresNamed(position, task.among);
  const others = Array.from({ length: position.cells.length }, (_, square) => square).filter(
    (square) => !wanted.includes(square) && (among === null || among.includes(square)),
  );
  const unexplained = others.filter((square) => {
    const choice = choose(task, square);
    return choice.verdict !== 'wrong' || (task.find.of === 'targets' && choice.refusal === null);
  });
  return [
    ...(wanted.length > 0 ? [] : ['no square is wanted']),
    ...(others.length > 0 ? [] : ['every square is right']),
    ...(unexplained.length === 0 ? [] : [`no reason against ${unexplained.join()}`]),
  ];
}

function legalFaults(task: LegalTask): readonly string[] {
  const position = positionNamed(task.board, task.position);
  const answers = new Set(task.moves.map(({ is }) => is === 'legal'));
  const wrong = task.moves.flatMap((asked, at) => {
    const { move, refusal } = askedMove(task, at);
    const is = refusal?.code ?? 'legal';
    const explained = refusal === null || explainRefusal(position, move).code === refusal.code;
    return is === asked.is && explained ? [] : [`${asked.move} is ${is}, not ${asked.is}`];
  });
  return answers.size === 2 ? wrong : [...wrong, 'one answer is right for all moves'];
}

function nameFaults(task: NameTask): readonly string[] {
  const options = nameOptions(task);
  const position = positionNamed(task.board, task.position);
  return new Set(options.map((name) => squareNamed(position, name))).size === options.length &&
    options.length > 1
    ? []
    : ['names to choose from are not distinct'];
}

function outcomeFaults(task: OutcomeTask): readonly string[] {
  const position = positionNamed(task.board, task.position);
  const how = standingOf(task);
  const goesOn = how === 'playing' && legalMoves(position).some((move) => play(position, move).ok);
  return [
    ...(task.options.includes(how) && task.options.length > 1 ? [] : [`${how} is not to be chosen`]),
    ...(how !== 'playing' || goesOn ? [] : ['nothing can be played']),
  ];
}
