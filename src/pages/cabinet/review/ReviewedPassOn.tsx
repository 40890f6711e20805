import { useMemo } from 'react';
import { openTree } from '../../../store/cabinet/recordTree.ts';
import { CabinetPassOn } from '../CabinetPassOn.tsx';
import { useReview, useReviewed } from './reviewStores.ts';

/** Passes on the game under review, with its variations and comments. */
export function ReviewedPassOn({ onClose }: { onClose: () => void }) {
  const { game } = useReviewed();
  const tree = useReview((state) => state.tree);
  const open = useMemo(() => openTree(game, tree), [game, tree]);
  return <CabinetPassOn tree={open} isCut={open !== tree} onClose={onClose} />;
}
