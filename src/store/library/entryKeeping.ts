import { text } from '../../text/review.ts';
import type { Opening } from '../reviewState.ts';
import type { Reach } from './entryReach.ts';
import { enterGame, keepChanges } from './entryWriter.ts';

/** Puts the reviewed game into the library under an id of its own. */
export function keep(reach: Reach, wait: () => void): void {
  const { review, inTurn, phase, enter } = reach;
  if (phase().status !== 'none') return;
  enter({ status: 'keeping' });
  const { source, tree } = review.getState();
  inTurn(async () => {
    const writer = await enterGame(reach, source, tree);
    if (phase().status !== 'keeping') return;
    if (writer === null) {
      enter({ status: 'none' });
      return;
    }
    const { id } = writer.held().origin;
    reach.writer = writer;
    review.getState().noteKept(tree);
    enter({ status: 'open', id });
    reach.readdress(id);
    review.getState().tell(text('review.entry.kept'));
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
