import type { GameTree } from '../../game/tree/index.ts';
import type { ReviewState } from '../review/state.ts';
import { idOf, type Reach } from './entryReach.ts';

export interface Saving {
  readonly flush: () => void;
  /** Writes after a while, so that several quick changes become one. */
  readonly wait: () => void;
  readonly changed: (state: ReviewState, before: ReviewState) => void;
}

/** Writing what the reader changes. `begin` puts a game into the library when it is changed for the first time. */
export function createSaving(reach: Reach, begin: () => void): Saving {
  const { review, later, inTurn, phase, enter } = reach;
  let callOff: (() => void) | null = null;

  const save = ({ tree, isChanged }: { readonly tree: GameTree; readonly isChanged: boolean }): void => {
    callOff?.();
    callOff = null;
    const { writer } = reach;
    if (phase().status !== 'open' || !isChanged || writer === null) return;
    inTurn(async () => {
      const isKept = await writer.write(tree);
      const { id } = writer.held().origin;
      if (!isKept || writer !== reach.writer || phase().status !== 'open' || id === idOf(phase())) return;
      enter({ status: 'open', id });
      reach.readdress(id);
    });
  };
  const flush = (): void => save(review.getState());
  const wait = (): void => {
    callOff?.();
    callOff = later(flush);
  };
  return {
    flush,
    wait,
    changed: (state, before) => {
      if (state.tree === before.tree) return;
      const { status } = phase();
      if (status === 'keeping' && !state.isChanged) enter({ status: 'none' });
      if (status === 'none' && state.isChanged && state.source !== 'library') begin();
      if (status !== 'open') return;
      if (state.source === 'library') {
        if (state.isChanged) wait();
        return;
      }
      // another game has been opened over the one from the library
      save(before);
      reach.writer = null;
      enter({ status: 'none' });
      reach.readdress(null);
    },
  };
}
