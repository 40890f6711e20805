import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Move, type Position, type Refusal, type Square } from '../../engine/index.ts';
import { passed } from '../../game/passed.ts';
import { playPly, type Ply } from '../../game/ply.ts';
import { spelledOf } from '../../text/spelled.ts';
import { text } from '../../text/learn.ts';
import { taughtRefusal } from '../../text/taught.ts';
import { createHand } from '../hand.ts';
import type { Change } from '../change.ts';
import { AT_REST } from '../tableState.ts';
import { sayingLater } from '../saying.ts';
import type { Exercise, ExerciseState, Judgement, Remark } from './exercise.ts';

export {
  EXERCISE_PHASES,
  type Exercise,
  type ExercisePhase,
  type ExerciseState,
  type Judgement,
  type Remark,
} from './exercise.ts';
export type ExerciseStore = StoreApi<ExerciseState>;

const NOTHING_SHOWN = { squares: [], routes: [] } as const;

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

const remarkOf = (judgement: Judgement): Remark | null => {
  const { verdict, words = '' } = judgement;
  if (verdict === 'wrong')
    return { tone: 'wrong', words, squares: judgement.squares, answer: judgement.answer ?? null };
  return words === '' ? null : { tone: 'right', words, squares: [], answer: null };
};

/** A board with something to do on it: a task of a lesson, a puzzle, a diagram whose pieces can be moved. */
export function createExercise(first: Exercise): ExerciseStore {
  return createStore<ExerciseState>()((setState, get) => {
    const set = sayingLater<ExerciseState>(setState, get);

    /** What `settle` does next: takes the wrong move back, or makes the reply. */
    let next: (() => void) | null = null;

    const changed = (way: ExerciseState['change']['way'], ply: Ply | null) => ({
      change: { way, ply, number: get().change.number + 1 },
    });

    const reply = (from: Position, move: Move | 'pass' | null, words: string): void => {
      if (move === null) return set({ phase: 'asking' });
      const played = move === 'pass' ? null : playPly(from, move);
      if (played === null || !played.ok)
        return set({ phase: 'asking', position: passed(from), announcement: words });
      const ply = played.value;
      set({
        phase: 'asking',
        position: ply.after,
        lastMove: ply.move,
        announcement: [words, spelledOf(ply)].join(' ').trim(),
        ...changed('played', ply),
      });
    };

    const follow = (judgement: Judgement, ply: Ply, way: Change['way']): void => {
      const remark = remarkOf(judgement);
      const announcement = [`${spelledOf(ply)}.`, remark?.words ?? ''].join(' ').trim();
      const made = {
        ...AT_REST,
        position: ply.after,
        lastMove: ply.move,
        shown: NOTHING_SHOWN,
        remark,
        announcement,
        ...changed(way === 'dropped' ? 'dropped' : 'played', ply),
      };
      switch (judgement.verdict) {
        case 'solved':
          return set({ ...made, phase: 'solved' });
        case 'wrong': {
          const { lastMove } = get();
          next = () => set({ phase: 'asking', position: ply.before, lastMove, ...changed('undone', ply) });
          return set({ ...made, phase: 'wrong' });
        }
        case 'goes-on': {
          if (judgement.reply === 'pass' || judgement.reply === null) {
            set(made);
            return reply(ply.after, judgement.reply, announcement);
          }
          next = () => reply(ply.after, judgement.reply, '');
          return set({ ...made, phase: 'replying' });
        }
      }
    };

    const make = (move: Move, way: Change['way']): Refusal | null => {
      const { position, exercise } = get();
      const played = playPly(position, move);
      if (!played.ok) return played.error;
      follow(exercise.judge?.(played.value) ?? { verdict: 'goes-on', reply: null }, played.value, way);
      return null;
    };

    /** A refusal takes the place of what was said before. Only a try to move a piece counts against the player. */
    const onRefused = (_: Refusal, { from, to }: Move): void => {
      set({ remark: null });
      if (from !== to && get().phase === 'asking') get().exercise.onRefused?.();
    };

    const ownWords = (refusal: Refusal): string => get().exercise.ownWords?.(refusal) ?? '';

    const hand = createHand({
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

    const mark = (square: Square): void => {
      const { exercise, chosen, phase } = get();
      const judgement = exercise.choose?.(square);
      if (judgement === undefined || phase === 'solved') return;
      const remark = remarkOf(judgement);
      set({
        remark,
        chosen: judgement.verdict === 'wrong' || chosen.includes(square) ? chosen : [...chosen, square],
        phase: judgement.verdict === 'solved' ? 'solved' : 'asking',
        announcement: remark?.words ?? '',
      });
    };

    const settle = (): void => {
      const due = next;
      next = null;
      due?.();
    };

    /** A hand that reaches for the board does not wait for what is under way there. */
    const reaching = (act: (square: Square) => void) => (square: Square) => {
      settle();
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
        next = null;
        set({ ...laid(exercise), ...changed('set', null) });
      },
      settle,
      show: (shown) => set({ shown }),
      conclude: (judgement) => {
        const remark = remarkOf(judgement);
        set({
          remark,
          phase: judgement.verdict === 'solved' ? 'solved' : 'asking',
          announcement: remark?.words ?? '',
        });
      },
      announce: (announcement) => set({ announcement }),
      hush: () => set({ told: null, remark: null }),
    };
  });
}
