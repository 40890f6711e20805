import type { Draft } from '../../game/draft.ts';
import type { DraftProblem } from '../../game/setup.ts';

/** What is passed to every part of the set-up: what is chosen, how to change it, and the problems to be shown. */
export interface PartProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly problems: readonly DraftProblem[];
}
