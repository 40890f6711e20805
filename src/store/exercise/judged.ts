import type { Square } from '../../engine/index.ts';
import type { ExerciseState, Judgement, Remark } from './exercise.ts';
import type { ExerciseReach } from './reach.ts';

/** What is said about a try; null where there is nothing to say. */
export const remarkOf = (judgement: Judgement): Remark | null => {
  const { verdict, words = '' } = judgement;
  if (verdict === 'wrong')
    return { tone: 'wrong', words, squares: judgement.squares, answer: judgement.answer ?? null };
  return words === '' ? null : { tone: 'right', words, squares: [], answer: null };
};

/** Tries that move no piece: squares that are chosen, and answers beside the board. */
export function createAnswers({ set, get }: ExerciseReach): Pick<ExerciseState, 'conclude'> & {
  readonly mark: (square: Square) => void;
} {
  const conclude = (judgement: Judgement): void => {
    const remark = remarkOf(judgement);
    set({
      remark,
      phase: judgement.verdict === 'solved' ? 'solved' : 'asking',
      announcement: remark?.words ?? '',
    });
  };
  const mark = (square: Square): void => {
    const { exercise, chosen, phase } = get();
    const judgement = phase === 'solved' ? undefined : exercise.choose?.(square);
    if (judgement === undefined) return;
    if (judgement.verdict !== 'wrong' && !chosen.includes(square)) set({ chosen: [...chosen, square] });
    conclude(judgement);
  };
  return { conclude, mark };
}
