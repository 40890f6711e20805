import {
  isKaida,
  isSameMove,
  legalMoves,
  outcome,
  parseMove,
  positionAfter,
  type LegalMove,
  type Position,
} from '../engine/index.ts';
import { positionNamed } from '../game/games/named.ts';
import { fits } from './fits.ts';
import { gradeOf, measure } from './grade.ts';
import { judgeMove } from './judging.ts';
import { MARGIN, WITHSTANDS } from './proof.ts';
import { puzzleId, type Aim, type Grade, type Puzzle } from './puzzle.ts';

/** The position of a puzzle. Throws if it has none. */
export const positionOf = ({ variation, line }: Pick<Puzzle, 'variation' | 'line'>): Position =>
  positionNamed(variation, line);

/** The positions of a solution, beginning with the puzzle's own; shorter than expected if a move is not legal. */
export function solved(position: Position, solution: readonly string[]): readonly Position[] {
  const positions = [position];
  for (const written of solution) {
    const read = parseMove(positions.at(-1)!, written);
    const after = read.ok ? positionAfter(positions.at(-1)!, read.value) : undefined;
    if (after === undefined) break;
    positions.push(after);
  }
  return positions;
}

/** Everything that is wrong with a puzzle, in words for its authors; empty if it is sound. */
export function faultsOf(puzzle: Puzzle): readonly string[] {
  const position = positionOf(puzzle);
  const positions = solved(position, puzzle.solution);
  const moves = legalMoves(position);
  const read = parseMove(position, puzzle.solution[0] ?? '');
  const first = read.ok ? moves.find((move) => isSameMove(move, read.value)) : undefined;
  if (first === undefined || positions.length !== puzzle.solution.length + 1)
    return ['its solution is not legal'];
  const others = moves.filter((move) => move !== first);
  const meets = (aim: Aim, move: LegalMove): boolean => judgeMove(position, aim, move).met;
  const alsoRight = others.filter((move) => meets(nearly(puzzle), move));
  const checks: readonly (readonly [boolean, string])[] = [
    [others.length > 0, 'it has no other move, so that there is nothing to find'],
    [puzzle.id === puzzleId(puzzle.variation, puzzle.line, puzzle), 'its id is not its own'],
    [meets(puzzle, first), 'its solution does not do what is asked'],
    [puzzle.goal !== 'save' || meets(SAVED, first), 'its solution does not save the King'],
    [alsoRight.length === 0, `${alsoRight.length} other moves do what is asked`],
    [isLeast(puzzle, first, others, meets), 'it asks for less than can be had'],
    [reaches(puzzle, position, positions.at(-1)!), 'its line does not reach what is asked'],
    [fits(puzzle.theme, puzzle, position, first), 'its theme does not fit'],
    [gradeAt(position, puzzle, first, moves.length) === puzzle.grade, 'its grade is another'],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

const SAVED: Aim = { goal: 'save', size: WITHSTANDS };

/** What no other move may achieve: the aim, or for points nearly that. */
const nearly = ({ goal, size }: Aim): Aim => ({ goal, size: goal === 'gain' ? size - MARGIN + 1 : size });

/**
 * Whether the size of the aim is right: there is no quicker win, there are not more points, and a danger is not nearer.
 */
function isLeast(
  { goal, size }: Aim,
  first: LegalMove,
  others: readonly LegalMove[],
  meets: (aim: Aim, move: LegalMove) => boolean,
): boolean {
  if (goal === 'gain') return !meets({ goal, size: size + 1 }, first);
  if (goal === 'kaida' || size === 1) return size === 1;
  if (goal === 'save') return others.some((move) => meets({ goal, size: size - 1 }, move));
  return ![first, ...others].some((move) => meets({ goal, size: size - 1 }, move));
}

/** Whether the last position of a solution shows what was asked. */
function reaches({ goal, size, solution }: Puzzle, from: Position, last: Position): boolean {
  if (goal === 'hyrkaida' || goal === 'win') {
    const ended = outcome(last);
    const isWon = ended.status === 'over' && ended.winner === from.turn;
    return isWon && solution.length <= 2 * size && (goal === 'win' || ended.ending === 'hyrkaida');
  }
  return solution.length === 1;
}

/** The grade of an aim with this right move among this many. */
export function gradeAt(
  position: Position,
  aim: Aim & { readonly seen: number },
  move: LegalMove,
  choices: number,
): Grade {
  const after = positionAfter(position, move);
  const givesKaida = after !== undefined && isKaida(after);
  return gradeOf(measure(position, aim, move, { choices, givesKaida, seen: aim.seen }));
}
