import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  formatCoordinates,
  isSameMove,
  legalMoves,
  outcome,
  parseMove,
  type LegalMove,
  type Move,
  type Position,
} from '../../engine/index.ts';
import type { Ply } from '../../game/ply.ts';
import { positionOf, solved } from '../../practice/check.ts';
import type { Day } from '../../practice/days.ts';
import { isForcing, lessOf, toughest } from '../../practice/forcing.ts';
import { judgeMove } from '../../practice/judging.ts';
import type { Aim, Puzzle } from '../../practice/puzzle.ts';
import type { Rating } from '../../practice/rating.ts';
import { text } from '../../text/learn/practice.ts';
import { createExercise, type Exercise, type ExerciseStore, type Judgement } from '../exercise/index.ts';
import { wasSpoiled, type KeptStore } from './kept.ts';
import { ratingOfPuzzle } from './next.ts';
import { hintAt, HINT_STEPS } from './puzzleHints.ts';
import { wrongWords } from '../../text/learn/wrongTry.ts';

/** A puzzle on the board. */
export interface SolvingState {
  readonly puzzle: Puzzle;
  /** The moves of both sides so far, in coordinate form. */
  readonly moves: readonly string[];
  /** What is still asked for. */
  readonly aim: Aim;
  /** Steps of hints that were given for the present move, and the words of the last one. */
  readonly hints: number;
  readonly hint: string;
  /** A try was wrong or a hint was given. */
  readonly isSpoiled: boolean;
  readonly isSolved: boolean;
  readonly giveHint: () => void;
  /** Restarts the puzzle from its beginning. */
  readonly restart: () => void;
}

export interface Solving {
  readonly store: StoreApi<SolvingState>;
  readonly exercise: ExerciseStore;
}

const UNAIDED = { hints: 0, hint: '' } as const;

/** Sets a puzzle on the board, as far as it had come. `daily` is the day whose puzzle it is, if it is one. */
export function solvePuzzle(puzzle: Puzzle, kept: KeptStore, daily: Day | null): Solving {
  const begun = resumed(puzzle, kept);
  const store = createStore<SolvingState>()((set, get) => ({
    puzzle,
    moves: begun.moves,
    aim: { goal: puzzle.goal, size: puzzle.size - begun.moves.length / 2 },
    ...UNAIDED,
    isSpoiled: begun.isSpoiled,
    isSolved: false,
    giveHint: () => {
      // a wrong move that is still shown is taken back, and a reply that is due is made
      exercise.getState().settle();
      const { hints } = get();
      if (get().isSolved || hints >= HINT_STEPS) return;
      const { position } = exercise.getState();
      const hint = hintAt(puzzle, get().aim, position, nextMove(get(), position), hints);
      spoil();
      set({ hints: hints + 1, hint: hint.words });
      exercise.getState().show(hint.shown);
      exercise.getState().announce(hint.words);
    },
    restart: () => {
      set({ moves: [], aim: { goal: puzzle.goal, size: puzzle.size }, ...UNAIDED, isSolved: false });
      exercise.getState().begin(exerciseAt(positionOf(puzzle)));
      kept.getState().follow({ id: puzzle.id, moves: [], isSpoiled: get().isSpoiled });
    },
  }));

  const spoil = (): void => {
    kept.getState().spoil(puzzle.id, strengthOf(puzzle, kept));
    store.setState({ isSpoiled: true });
  };

  const judge = judging(puzzle, kept, daily, store, spoil);
  const exerciseAt = (position: Position): Exercise => ({ position, hands: 'move', judge });
  const exercise = createExercise(exerciseAt(begun.position));
  return { store, exercise };
}

/** How hard a puzzle is, as far as is known now. */
const strengthOf = (puzzle: Puzzle, kept: KeptStore): Rating => ratingOfPuzzle(kept.getState().kept, puzzle);

/** Judges the moves of the player: wrong, on the way, or the last. `spoil` is called for a wrong one. */
function judging(
  puzzle: Puzzle,
  kept: KeptStore,
  daily: Day | null,
  store: StoreApi<SolvingState>,
  spoil: () => void,
): (ply: Ply) => Judgement {
  const judge = (ply: Ply): Judgement => {
    const { aim } = store.getState();
    if (!judgeMove(ply.before, aim, ply.move).met) {
      spoil();
      const { words, answer } = wrongWords(aim, ply);
      return { verdict: 'wrong', words, squares: [ply.move.to], answer };
    }
    if (!isForcing(aim) || outcome(ply.after).status === 'over') return conclude(ply);
    return goOn(ply);
  };

  const goOn = (ply: Ply): Judgement => {
    const { moves, aim, isSpoiled } = store.getState();
    const rest = lessOf(aim);
    const made = [...moves, formatCoordinates(ply.before.ruleset, ply.move)];
    const reply = replyOf(puzzle, made, ply.after, rest);
    if (reply === null) return conclude(ply);
    const both = [...made, formatCoordinates(ply.after.ruleset, reply)];
    store.setState({ moves: both, aim: rest, ...UNAIDED });
    kept.getState().follow({ id: puzzle.id, moves: both, isSpoiled });
    return { verdict: 'goes-on', reply };
  };

  const conclude = (ply: Ply): Judgement => {
    const { moves, isSpoiled } = store.getState();
    const made = [...moves, formatCoordinates(ply.before.ruleset, ply.move)];
    const { reread, follow, solve } = kept.getState();
    reread();
    // another tab may have had help with this puzzle, or another puzzle open since this one was spoiled here
    const isHelped = isSpoiled || wasSpoiled(kept.getState().kept, puzzle.id);
    store.setState({ moves: made, isSpoiled: isHelped, isSolved: true, ...UNAIDED });
    follow({ id: puzzle.id, moves, isSpoiled: isHelped });
    solve(puzzle.id, strengthOf(puzzle, kept), daily);
    return { verdict: 'solved', words: text(isHelped ? 'puzzle.solved.helped' : 'puzzle.solved') };
  };

  return judge;
}

/** The state of a puzzle: after the stored moves, if the puzzle can begin with them, else at its beginning. */
function resumed(puzzle: Puzzle, store: KeptStore) {
  const { kept } = store.getState();
  const { open } = kept;
  const begun = { position: positionOf(puzzle), moves: [], isSpoiled: wasSpoiled(kept, puzzle.id) };
  if (open?.id !== puzzle.id) return begun;
  const positions = solved(begun.position, open.moves);
  const isWhole =
    positions.length === open.moves.length + 1 &&
    open.moves.length % 2 === 0 &&
    open.moves.length / 2 < puzzle.size;
  return isWhole && legalMoves(positions.at(-1)!).length > 0
    ? { ...begun, position: positions.at(-1)!, moves: open.moves }
    : begun;
}

/** The enemy's reply: that of the solution while the solution is followed, else the toughest. */
function replyOf(puzzle: Puzzle, made: readonly string[], after: Position, rest: Aim): LegalMove | null {
  const written = made.every((move, at) => puzzle.solution[at] === move)
    ? puzzle.solution[made.length]
    : undefined;
  const read = written === undefined ? undefined : parseMove(after, written);
  const told = read?.ok === true ? legalMoves(after).find((move) => isSameMove(move, read.value)) : undefined;
  return told ?? toughest(after, rest)?.reply ?? null;
}

/** The right move here: that of the solution while it is followed, else the first that does what is asked. */
function nextMove({ puzzle, moves, aim }: SolvingState, position: Position): Move | null {
  const written = moves.every((move, at) => puzzle.solution[at] === move)
    ? puzzle.solution[moves.length]
    : undefined;
  const read = written === undefined ? undefined : parseMove(position, written);
  if (read?.ok === true) return read.value;
  return legalMoves(position).find((move) => judgeMove(position, aim, move).met) ?? null;
}
