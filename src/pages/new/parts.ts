import type { Draft } from '../../game/sitting/draft.ts';
import type { DraftProblem } from '../../game/sitting/setup.ts';

/** What is passed to every part of the set-up: what is chosen, how to change it, and the problems to be shown. */
export interface PartProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly problems: readonly DraftProblem[];
}
