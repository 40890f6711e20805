import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Move, Refusal, Square } from '../../engine/index.ts';
import { text } from '../../text/learn/learn.ts';
import { taughtRefusal } from '../../text/learn/taught.ts';
import { createHand } from '../hand/index.ts';
import { sayingLater } from '../saying.ts';
import { AT_REST, type Hand } from '../table/state.ts';
import type { Exercise, ExerciseState } from './exercise.ts';
import { createAnswers } from './judged.ts';
import { changed, NOTHING_SHOWN, type ExerciseReach } from './reach.ts';
import { createTurns, type Turns } from './turns.ts';

export {
  type Exercise,
  type ExercisePhase,
  type ExerciseState,
  type Judgement,
  type Remark,
} from './exercise.ts';
export type ExerciseStore = StoreApi<ExerciseState>;

const laid = (exercise: Exercise) =>
  ({
    exercise,
    position: exercise.position,
    phase: 'asking',
    remark: null,
    chosen: [],
    lastMove: null,
    shown: NOTHING_SHOWN,
    ...AT_REST,
  }) as const;

/** A board with something to do on it: a task of a lesson, a puzzle, a diagram whose pieces can be moved. */
export function createExercise(first: Exercise): ExerciseStore {
  return createStore<ExerciseState>()((setState, get) => {
    const set = sayingLater<ExerciseState>(setState, get);
    const turns = createTurns({ set, get });
    const { mark, conclude } = createAnswers({ set, get });
    const hand = handOver({ set, get }, turns);

    /** A hand that reaches for the board does not wait for what is still going on there. */
    const reaching = (act: (square: Square) => void) => (square: Square) => {
      turns.settle();
      const { hands } = get().exercise;
      if (hands === 'choose') mark(square);
      else if (hands === 'move') act(square);
    };

    return {
      ...laid(first),
      change: { way: 'set', number: 0, ply: null },
      announcement: '',
      said: 0,
      ...hand,
      choose: reaching(hand.choose),
      lift: reaching(hand.lift),
      begin: (exercise) => {
        turns.forget();
        set({ ...laid(exercise), ...changed(get(), 'set', null) });
      },
      settle: turns.settle,
      show: (shown) => set({ shown }),
      conclude,
      announce: (announcement) => set({ announcement }),
      hush: () => set({ told: null, remark: null }),
    };
  });
}

/** The hand over the board of an exercise; it tells what the rules refuse in the words of the exercise. */
function handOver({ set, get }: ExerciseReach, { make }: Turns): Hand {
  /** A refusal replaces what was said before. Only a try to move a piece counts against the player. */
  const onRefused = (_: Refusal, { from, to }: Move): void => {
    set({ remark: null });
    if (from !== to && get().phase === 'asking') get().exercise.onRefused?.();
  };
  const ownWords = (refusal: Refusal): string => get().exercise.ownWords?.(refusal) ?? '';
  return createHand({
    set,
    get,
    position: () => get().position,
    barredBy: () => (get().phase === 'solved' ? text('exercise.done') : null),
    play: make,
    onRefused,
    words: (position, move, refusal) =>
      ownWords(refusal) || taughtRefusal(position, move, refusal, get().exercise.sides),
    isMeant: (refusal) => refusal.code.startsWith('fluttember') || ownWords(refusal) !== '',
  });
}
