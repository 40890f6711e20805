import type { Ply } from '../../game/ply.ts';
import type { Spoken } from '../saying.ts';
import type { ExerciseState } from './exercise.ts';

/** How the parts of an exercise reach its state. */
export interface ExerciseReach {
  readonly set: (changes: Spoken<ExerciseState>) => void;
  readonly get: () => ExerciseState;
}

/** The next change of the position. */
export const changed = (
  { change }: ExerciseState,
  way: ExerciseState['change']['way'],
  ply: Ply | null,
): Pick<ExerciseState, 'change'> => ({ change: { way, ply, number: change.number + 1 } });

export const NOTHING_SHOWN = { squares: [], routes: [] } as const;
