import type { LegalMove, Position } from '../engine/index.ts';
import { powerOf } from '../game/powers.ts';
import type { Aim, Grade } from './puzzle.ts';

/** What makes a puzzle hard, as the grade counts it. */
export interface Difficulty extends Aim {
  /** How many legal moves there are to choose from. */
  readonly choices: number;
  /** The right move captures nothing and gives no Kaida. */
  readonly isQuiet: boolean;
  readonly isVault: boolean;
  /** It needs a power that only a Pallan has. */
  readonly isPower: boolean;
  /** The depth from which on the search prefers it: see `Puzzle`. */
  readonly seen: number;
}

/** From this many legal moves on, a choice counts as wide, or as very wide. */
const WIDE = 40;
const VERY_WIDE = 120;
/** From this depth on, a search counts as finding a move late. */
const LATE = 3;

/** The points of difficulty by which puzzles are graded, 0 to about 10. */
function difficultyOf(difficulty: Difficulty): number {
  const { goal, size, choices, isQuiet, isVault, isPower, seen } = difficulty;
  const turns = goal === 'gain' ? 1 : size;
  const width = choices >= VERY_WIDE ? 2 : choices >= WIDE ? 1 : 0;
  const depth = seen >= LATE ? 2 : seen === 2 ? 1 : 0;
  return 3 * (turns - 1) + width + depth + (isQuiet ? 2 : 0) + (isVault ? 1 : 0) + (isPower ? 1 : 0);
}

/** The least points of each grade, from the second on. */
const STEPS: readonly { readonly grade: Grade; readonly least: number }[] = [
  { grade: 2, least: 1 },
  { grade: 3, least: 2 },
  { grade: 4, least: 3 },
  { grade: 5, least: 5 },
];

/** The grade of a puzzle, 1 the easiest. */
export function gradeOf(difficulty: Difficulty): Grade {
  const points = difficultyOf(difficulty);
  return STEPS.findLast(({ least }) => points >= least)?.grade ?? 1;
}

/** What the grade takes into account, from a position with its legal moves and the right one. */
export function measure(
  position: Position,
  aim: Aim,
  move: LegalMove,
  more: { readonly choices: number; readonly givesKaida: boolean; readonly seen: number },
): Difficulty {
  return {
    goal: aim.goal,
    size: aim.size,
    choices: more.choices,
    isQuiet: move.captures === null && !more.givesKaida,
    isVault: move.vault && position.ruleset.forms.has('regular'),
    isPower: powerOf(position, move) !== null,
    seen: more.seen,
  };
}
