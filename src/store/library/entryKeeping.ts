import { text } from '../../text/review/review.ts';
import type { Opening } from '../review/state.ts';
import type { Reach } from './entryReach.ts';
import { enterGame, keepChanges } from './entryWriter.ts';

/** The reviews that have said that nothing can be kept: they do not say it again with every further change. */
const hasTold = new WeakSet<Reach['review']>();

/**
 * Puts the reviewed game into the library under an id of its own. `isAsked` if the reader has asked for it; then the
 * reader is told the result.
 */
export function keep(reach: Reach, wait: () => void, isAsked = true): void {
  const { review, inTurn, phase, enter } = reach;
  if (phase().status !== 'none') return;
  enter({ status: 'keeping' });
  const { source, tree } = review.getState();
  inTurn(async () => {
    const writer = await enterGame(reach, source, tree, !isAsked && hasTold.has(review));
    if (phase().status !== 'keeping') {
      // the reader has left the page meanwhile
      const isHere = review.getState().source === 'library' && phase().status === 'none';
      if (writer !== null && isHere) reach.unseen = writer.held().origin.id;
      return;
    }
    if (writer === null) {
      hasTold.add(review);
      enter({ status: 'none' });
      return;
    }
    hasTold.delete(review);
    const { id } = writer.held().origin;
    reach.writer = writer;
    review.getState().noteKept(tree);
    enter({ status: 'open', id });
    reach.readdress(id);
    if (isAsked) review.getState().tell(text('review.entry.kept'));
    if (review.getState().isChanged) wait();
  });
}

/** Opens another game over the reviewed one, whose changes are kept first. */
export async function replace(reach: Reach, opening: Opening): Promise<void> {
  const { review, inTurn } = reach;
  if (!review.getState().isChanged) {
    review.getState().open(opening);
    return;
  }
  await new Promise<void>((resolve) => {
    inTurn(async () => {
      const { ok } = await keepChanges(reach, reach.writer);
      if (ok) {
        review.getState().open(opening);
        review.getState().tell(text('review.open.kept'));
      } else review.getState().hold(opening);
      resolve();
    });
  });
}
