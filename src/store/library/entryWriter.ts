import { refuse, type Result } from '../../engine/index.ts';
import type { GameTree } from '../../game/tree/index.ts';
import type { ReviewStore } from '../reviewState.ts';
import { failureText, type Failure } from './failure.ts';
import { entryOfReview, heldOf, type Held } from './heldEntry.ts';
import type { Answer, Repository } from './repository.ts';

/** What the entry of a review needs from its surroundings. */
export interface ReviewEntryNeeds {
  readonly review: ReviewStore;
  /** The library, loaded when it is first wanted. */
  readonly repository: () => Promise<Repository>;
  /** Calls back in a while; the answer calls it off. */
  readonly later: (work: () => void) => () => void;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** Asks a library whose code may not come, as without a network. */
export async function ask<Value>(
  { repository }: Pick<ReviewEntryNeeds, 'repository'>,
  question: (library: Repository) => Answer<Value>,
): Promise<Result<Value, Failure>> {
  try {
    return await question(await repository());
  } catch {
    return refuse('lost');
  }
}

/** What writes the changes of one reviewed game into the library. */
export interface EntryWriter {
  readonly held: () => Held;
  /** Writes the game as it stands; false if that failed, which the review tells. */
  readonly write: (tree: GameTree) => Promise<boolean>;
}

export function createWriter(needs: ReviewEntryNeeds, first: Held): EntryWriter {
  const { review, now } = needs;
  let held = first;
  return {
    held: () => held,
    write: async (tree) => {
      const entry = entryOfReview(held, tree, now());
      const written = await ask(needs, (library) => library.update(entry));
      if (!written.ok) {
        review.getState().tell(failureText(written.error));
        return false;
      }
      held = heldOf(entry);
      if (review.getState().tree === tree) review.getState().noteKept(tree);
      return true;
    },
  };
}
