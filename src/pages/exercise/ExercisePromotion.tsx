import { useStore } from 'zustand';
import type { ExerciseStore } from '../../store/exercise/index.ts';
import { CompanyChoice } from '../table/CompanyChoice.tsx';
import { PromotionChoice } from '../table/PromotionDialog.tsx';

/** The choice that a move in an exercise is waiting for. */
export function ExercisePromotion({ store }: { store: ExerciseStore }) {
  const position = useStore(store, (state) => state.position);
  const pending = useStore(store, (state) => state.promotion);
  const company = useStore(store, (state) => state.company);
  const { promote, goWith, cancel } = store.getState();
  return (
    <>
      <PromotionChoice {...{ position, pending, promote, cancel }} />
      <CompanyChoice {...{ position, goWith, cancel }} pending={company} />
    </>
  );
}
