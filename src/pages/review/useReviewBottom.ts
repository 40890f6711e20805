import type { Bottom } from '../../board/view.ts';
import type { Geometry } from '../../engine/index.ts';
import { positionAt } from '../../game/tree/index.ts';
import { useMedia } from '../controls/useMedia.ts';
import { useSettings } from '../stores.tsx';
import { bottomOf, LOW } from '../table/useBottom.ts';
import { useReview } from './reviewStore.tsx';

/**
 * Which edge of the reviewed board is at the bottom of the screen: the board neither turns nor lies between two
 * players.
 */
export function useReviewBottom(): Bottom {
  const settings = useSettings((state) => state.settings);
  const isLow = useMedia(LOW);
  return useReview(({ tree, node }) => {
    const { turn, ruleset } = positionAt(tree, node);
    return bottomOf({ ...settings, facing: false, turning: false }, turn, ruleset.geometry, isLow);
  });
}

/** Whether a board as it lies has more rows than columns. */
export const standsTall = ({ width, height }: Geometry, bottom: Bottom): boolean =>
  bottom === 'south' || bottom === 'north' ? height > width : width > height;
