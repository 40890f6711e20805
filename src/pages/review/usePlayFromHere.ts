import { turnsCutOff } from '../../game/sitting/cutOff.ts';
import { lineAlone } from '../../game/tree/index.ts';
import { useNavigation } from '../navigation.ts';
import { TABLE } from '../places.ts';
import { useStores, useTable } from '../stores.tsx';
import { useReviewStore } from './reviewStore.tsx';

/**
 * Starting a game at the table from the move shown. `replaces` counts the turns of a game that is still being played
 * there.
 */
export function usePlayFromHere() {
  const { table } = useStores();
  const review = useReviewStore();
  const { open } = useNavigation();
  const replaces = useTable(({ sitting }) => turnsCutOff(sitting));
  return {
    replaces,
    start: (): void => {
      const { tree, node } = review.getState();
      table.getState().goOnFrom({ tree: lineAlone(tree, node), at: node }, tree.tags);
      open(TABLE);
    },
  };
}
