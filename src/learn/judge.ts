import {
  outcome,
  pieceAt,
  positionAfter,
  type LegalMove,
  type Move,
  type RefusalCode,
  type Square,
} from '../engine/index.ts';
import { playPly, type Ply } from '../game/ply.ts';
import { leftOf, type Attempt } from './attempt.ts';
import { squaresNamed } from '../game/games/named.ts';
import { bestCapture } from './exchange.ts';
import { isForced, refutation } from './force.ts';
import { captureOf, doneBy, isMet } from './goals.ts';
import { passed } from '../game/passed.ts';
import { repliesOf } from './opponent.ts';
import type { Form, TaskGoal, PlayTask, Shortfall } from './task.ts';

/** Why a try is wrong, and the squares and the enemy's reply that show it. */
export interface Fault {
  readonly code: RefusalCode | Shortfall;
  readonly squares: readonly Square[];
  readonly answer: LegalMove | null;
}

/**
 * The result of a move in a task. `refused` and `short` moves are wrong, the one under the rules, the other by the
 * task.
 */
export type Verdict =
  | { readonly verdict: 'refused'; readonly fault: Fault }
  | { readonly verdict: 'wrong'; readonly ply: Ply; readonly fault: Fault }
  | { readonly verdict: 'solved'; readonly ply: Ply; readonly done: readonly Square[] }
  /** `reply` is null if the opponent passes; `next` is the state after it. */
  | {
      readonly verdict: 'goes-on';
      readonly ply: Ply;
      readonly reply: LegalMove | null;
      readonly next: Attempt;
    };

/** Judges a move of the player. */
export function judge(attempt: Attempt, wanted: Move): Verdict {
  const { task, position } = attempt;
  const played = playPly(position, wanted);
  if (!played.ok) return { verdict: 'refused', fault: { ...played.error, answer: null } };
  const ply = played.value;
  const done = doneBy(task.goal, attempt.done, ply);
  const fault = faultOf(attempt, ply, done);
  if (fault !== null) return { verdict: 'wrong', ply, fault };
  if (isMet(task.goal, done, ply)) return { verdict: 'solved', ply, done };
  return { verdict: 'goes-on', ply, ...answered(attempt, ply, done) };
}

/** What is wrong with a legal move; null if it solves the task or leads on. */
function faultOf(attempt: Attempt, ply: Ply, done: readonly Square[]): Fault | null {
  const { task } = attempt;
  const capture = task.safe === true || task.goal.type === 'safe' ? captureOf(ply.after) : null;
  if (capture !== null)
    return { code: 'left-to-capture', squares: [capture.to, capture.from], answer: capture };
  if (isMet(task.goal, done, ply)) return null;
  const left = leftOf(attempt) - 1;
  if (left > 0 && isForced(task, ply.after, done, left)) return null;
  return shortfall(task, ply, done, left);
}

type FormGoal = Extract<TaskGoal, { type: 'form' }>;

const NOT_OF_FORM = {
  vault: 'not-vault',
  turn: 'not-turn',
  bend: 'not-bend',
  'move-then-vault': 'not-move-then-vault',
  fluttember: 'not-fluttember',
  promotion: 'not-promotion',
  'friendly-capture': 'not-friendly-capture',
} as const satisfies Record<Form, Shortfall>;

const fault = (code: Shortfall, squares: readonly Square[] = [], answer: LegalMove | null = null): Fault => ({
  code,
  squares,
  answer,
});

/** Why a legal move falls short of the goal. */
function shortfall(task: PlayTask, ply: Ply, done: readonly Square[], left: number): Fault {
  const { goal } = task;
  const { move, after } = ply;
  switch (goal.type) {
    case 'reach':
      return left > 0 || done.includes(move.to) ? fault('too-slow') : fault('not-there', [move.to]);
    case 'capture':
      if (move.captures !== 'enemy') return left > 0 ? fault('too-slow') : fault('captures-nothing');
      return done.includes(move.to) ? fault('too-slow') : fault('other-piece', [move.to]);
    case 'form':
      if (left > 0) return fault('too-slow');
      return formFault(goal, ply);
    case 'propt':
      return fault('not-propt', squaresNamed(after, goal.squares));
    case 'kaida':
      return fault('no-kaida');
    case 'ending':
      return endingFault(task, ply, done, left);
    case 'answer':
      return fault('other-answer');
    case 'safe': // told before, with the capture
      return fault('left-to-capture');
    case 'gain':
      return gainFault(ply);
  }
}

function formFault(goal: FormGoal, ply: Ply): Fault {
  const { before, move } = ply;
  if (isAside(goal, ply)) return fault('not-there', [move.to]);
  const isPallans = goal.form === 'turn' || goal.form === 'bend';
  const isOther = isPallans && pieceAt(before, move.from)?.kind !== 'pallan';
  return fault(isOther ? 'other-mover' : NOT_OF_FORM[goal.form]);
}

/** Ways to a square: only for these does it matter what another square would have done. */
const WAYS: ReadonlySet<Form> = new Set(['turn', 'bend', 'move-then-vault']);

/** Whether a move is wrong because it ends elsewhere, not because it has another form. */
function isAside({ form, squares }: FormGoal, ply: Ply): boolean {
  if (squares === undefined || squaresNamed(ply.before, squares).includes(ply.move.to)) return false;
  return WAYS.has(form) || isMet({ type: 'form', form }, [], ply);
}

function gainFault({ move, after }: Ply): Fault {
  const best = bestCapture(after);
  if (best !== null) return fault('gains-less', [best.move.to, best.move.from], best.move);
  return fault(move.captures === 'enemy' ? 'other-piece' : 'captures-nothing');
}

function endingFault(task: PlayTask, { move, after }: Ply, done: readonly Square[], left: number): Fault {
  if (outcome(after).status === 'over') return fault('other-ending', [move.to]);
  const answer = left > 0 ? refutation(task, after, done, left) : (repliesOf(after, [])[0] ?? null);
  return fault('has-an-answer', answer === null ? [] : [answer.to], answer);
}

/** The opponent's turn. Of equally good replies it makes the first in its order of preference. */
function answered(
  attempt: Attempt,
  ply: Ply,
  done: readonly Square[],
): { reply: LegalMove | null; next: Attempt } {
  const next = { ...attempt, made: attempt.made + 1, done };
  if ((attempt.task.opponent ?? 'passes') === 'passes')
    return { reply: null, next: { ...next, position: passed(ply.after) } };
  const [reply] = repliesOf(ply.after, attempt.task.replies ?? []);
  const position = reply === undefined ? undefined : positionAfter(ply.after, reply);
  if (reply === undefined || position === undefined)
    return { reply: null, next: { ...next, position: passed(ply.after) } };
  return { reply, next: { ...next, position } };
}
