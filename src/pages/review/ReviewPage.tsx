import { text } from '../../text/messages.ts';
import { useReviewed } from '../share/reviewed.ts';
import { PassOn } from '../share/PassOn.tsx';
import { Sheet } from '../print/Sheet.tsx';

/** The game under review. */
export function ReviewPage() {
  const reviewed = useReviewed();
  if (reviewed === null) return <p>{text('print.nothing')}</p>;
  return (
    <>
      <PassOn {...reviewed} />
      <Sheet tree={reviewed.tree} every={null} />
    </>
  );
}
