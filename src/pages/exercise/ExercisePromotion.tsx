import { useStore } from 'zustand';
import type { ExerciseStore } from '../../store/exercise/index.ts';
import { PromotionChoice } from '../table/PromotionDialog.tsx';

/** The promotion that waits in an exercise. */
export function ExercisePromotion({ store }: { store: ExerciseStore }) {
  const position = useStore(store, (state) => state.position);
  const pending = useStore(store, (state) => state.promotion);
  const { promote, cancel } = store.getState();
  return <PromotionChoice {...{ position, pending, promote, cancel }} />;
}
