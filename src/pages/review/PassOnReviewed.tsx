import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { PassOn } from '../share/PassOn.tsx';
import { useReview } from './reviewStore.tsx';

/** Passes on the game under review, and the position shown. */
export function PassOnReviewed({ onClose }: { onClose: () => void }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  return (
    <Dialog title={text('pass-on.title')} onClose={onClose}>
      <PassOn tree={tree} node={node} />
    </Dialog>
  );
}
