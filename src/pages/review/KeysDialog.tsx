import { text } from '../../text/review/review.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Keys } from '../controls/Keys.tsx';
import { usePointer } from '../controls/useMedia.ts';
import '../controls/keys.css';

const KEYS = ['steps', 'ends', 'lines', 'comments', 'write', 'undo', 'redo', 'flip', 'help'] as const;

/** The keys of the review. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={text('help.title')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map((key) => (
          <Keys key={key} keys={text(`review.keys.${key}.keys`)} words={text(`review.keys.${key}`)} />
        ))}
      </dl>
      <p className="help">{text('review.keys.mouse', usePointer())}</p>
    </Dialog>
  );
}
