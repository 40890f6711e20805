import { X } from 'lucide-react';
import { text } from '../../../text/messages.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import '../../table/notices.css';

/** A notice of something that was done elsewhere, shown until it is closed. */
export function ClosedNotice({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <div role="alert" className="notice plain-notice">
      <p>{words}</p>
      <IconButton icon={X} label={text('action.close')} onClick={onClose} />
    </div>
  );
}
