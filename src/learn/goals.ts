import {
  isKaida,
  opponent,
  attackersOf,
  attacksOn,
  outcome,
  pieceAt,
  routesOf,
  startSquares,
  type LegalMove,
  type Position,
  type Square,
} from '../engine/index.ts';
import { wayOf } from '../game/powers.ts';
import { overlaySquares } from '../game/overlays/overlays.ts';
import { endIn, legalMovesOf } from '../game/overlays/targets.ts';
import { squaresNamed } from '../game/games/named.ts';
import { gainOf } from './exchange.ts';
import type { Step } from './step.ts';
import type { Answer, Form, TaskGoal } from './task.ts';

/** The squares named by a goal that a step has now done, and those that were done before. */
export function doneBy(goal: TaskGoal, done: readonly Square[], { before, move }: Step): readonly Square[] {
  if (goal.type !== 'reach' && goal.type !== 'capture') return done;
  if (goal.type === 'capture' && move.captures !== 'enemy') return done;
  const ends = startSquares(move).map((start) => endIn(move, start));
  const wanted = goal.squares === undefined ? ends : squaresNamed(before, goal.squares);
  const more = ends.filter((end) => wanted.includes(end) && !done.includes(end));
  return more.length === 0 ? done : [...done, ...more].toSorted((a, b) => a - b);
}

/** The squares named by a goal that are not done yet. */
export function openSquares(goal: TaskGoal, position: Position, done: readonly Square[]): readonly Square[] {
  if (!('squares' in goal) || goal.squares === undefined) return [];
  return squaresNamed(position, goal.squares).filter((square) => !done.includes(square));
}

/** Whether a step meets a goal; `done` are the squares done, including those of this step. */
export function isMet(goal: TaskGoal, done: readonly Square[], step: Step): boolean {
  const { before, move, after } = step;
  switch (goal.type) {
    case 'reach':
      return done.length === goal.squares.length;
    case 'capture':
      return goal.squares === undefined ? !hasPieces(after) : done.length === goal.squares.length;
    case 'form':
      return (
        isForm(goal.form, step) &&
        (goal.squares === undefined || squaresNamed(before, goal.squares).includes(move.to))
      );
    case 'propt': {
      const propt = overlaySquares(after, 'propt');
      return squaresNamed(after, goal.squares).every((square) => propt.includes(square));
    }
    case 'kaida':
      return isKaida(after);
    case 'ending': {
      const end = outcome(after);
      return end.status === 'over' && end.ending === goal.ending && end.winner !== after.turn;
    }
    case 'answer':
      return isKaida(before) && (goal.by === undefined || answersOf(step).includes(goal.by));
    case 'safe':
      return captureOf(after) === null;
    case 'gain':
      return gainOf(step) >= goal.points;
  }
}

/** Whether the side to move has a piece. */
const hasPieces = (position: Position): boolean =>
  Array.from(position.cells).some((_, square) => pieceAt(position, square)?.side === position.turn);

/** Whether a move can only be made in this form. */
function isForm(form: Form, { before, move }: Step): boolean {
  switch (form) {
    case 'vault':
      return move.vault;
    case 'turn':
    case 'bend':
    case 'move-then-vault':
      return routesOf(before, move).every((route) => wayOf(route) === form);
    case 'fluttember':
      return move.fluttember;
    case 'promotion':
      return move.promotion !== undefined && move.promotion !== pieceAt(before, move.from)?.kind;
    case 'friendly-capture':
      return move.captures === 'friend';
  }
}

/** The ways in which a step answers Kaida. */
function answersOf({ before, move }: Step): readonly Answer[] {
  const attack = attackersOf(before);
  if (attack === null) return [];
  if (move.from === attack.king) return ['king'];
  if (attack.attackers.includes(move.to)) return ['capture'];
  const ways = attacksOn(before, attack.king, opponent(before.turn)).flatMap(({ parts }) => parts);
  const isVaulted = ways.some(
    ({ square, part }) => square === move.from && (part === 'vault' || part === 'bend'),
  );
  const isBetween = ways.some(({ square }) => square === move.to);
  return [...(isBetween ? (['between'] as const) : []), ...(isVaulted ? (['leave-line'] as const) : [])];
}

/** A capture that the side to move could make; null if there is none. */
export const captureOf = (position: Position): LegalMove | null =>
  legalMovesOf(position).find((move) => move.captures === 'enemy') ?? null;
